import { intlLocales, numberLocale, type Locale } from './locales'

/** Makes a formatter for a language at its first use and keeps it: making one takes long. */
function inEachLanguage<Formatter>(make: (language: string) => Formatter) {
  const formatters = new Map<Locale, Formatter>()
  return (locale: Locale): Formatter => {
    const formatter = formatters.get(locale) ?? make(intlLocales[locale])
    formatters.set(locale, formatter)
    return formatter
  }
}

const numbers = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 2 })
const tenths = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 1 })
const percentages = inEachLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
)

/** 1240.5 as "1.240,5". */
export const formatNumber = (value: number): string => numbers.format(value)

/** 3.25 as "3,3": a number with one decimal at most. */
export const formatTenths = (value: number): string => tenths.format(value)

/** 3.25 as "3,25 %", the way each language writes it. */
export const formatPercent = (percent: number, locale: Locale): string =>
  percentages(locale).format(percent / 100)

const plurals = inEachLanguage((language) => new Intl.PluralRules(language))

/** Returns the plural form that a language uses with a number. */
export const pluralOf = (count: number, locale: Locale): Intl.LDMLPluralRule =>
  plurals(locale).select(count)

/** Dates and times are those of Brussels, wherever the server stands. */
const datesWith = (options: Intl.DateTimeFormatOptions) =>
  inEachLanguage(
    (language) => new Intl.DateTimeFormat(language, { timeZone: 'Europe/Brussels', ...options }),
  )

type Instant = Date | string
/** French writes the first day of a month as an ordinal, which `Intl` does not: "1er janvier". */
const withOrdinal = (date: string, locale: Locale): string =>
  locale === 'fr' ? date.replace(/(?<!\d)1(?= \p{L}{3})/u, '1er') : date

const writer = (options: Intl.DateTimeFormatOptions) => {
  const dates = datesWith(options)
  return (at: Instant, locale: Locale): string =>
    withOrdinal(dates(locale).format(new Date(at)), locale)
}

/** "3 december 2026". */
export const formatDay = writer({ day: 'numeric', month: 'long', year: 'numeric' })

/** "donderdag 3 december 2026": the day of an appointment. */
export const formatLongDay = writer({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "donderdag". */
export const formatWeekday = writer({ weekday: 'long' })

/** "do 3 december": the day of a visit, soon. */
export const formatVisitDay = writer({ weekday: 'short', day: 'numeric', month: 'long' })

/** "do 3": a day above a narrow column. */
export const formatDayHead = writer({ weekday: 'short', day: 'numeric' })

/** "21 nov.": a day under a graph. */
export const formatShortDay = writer({ day: 'numeric', month: 'short' })

/** "december 2026". */
export const formatMonth = writer({ month: 'long', year: 'numeric' })

/** "14:05". */
export const formatTime = writer({ hour: '2-digit', minute: '2-digit' })

/** "3 december om 14:05": when something happened, or ends, not long from now. */
export const formatMoment = writer({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** "3 dec 2026, 14:05": when something happened, in the studio. */
export const formatEvent = writer({ dateStyle: 'medium', timeStyle: 'short' })

/** "3/12/2026, 14:05": the same in a table. */
export const formatShortEvent = writer({ dateStyle: 'short', timeStyle: 'short' })

/** "donderdag 3 december 2026 om 14:05": the exact time behind "2 days ago". */
export const formatFullEvent = writer({ dateStyle: 'full', timeStyle: 'short' })

const ages = inEachLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
)

/** "2 dagen geleden"; "nu" for no seconds. */
export const formatAge = (
  amount: number,
  unit: Intl.RelativeTimeFormatUnit,
  locale: Locale,
): string => ages(locale).format(-amount, unit)

const conjunctions = inEachLanguage(
  (language) => new Intl.ListFormat(language, { type: 'conjunction' }),
)
const disjunctions = inEachLanguage(
  (language) => new Intl.ListFormat(language, { type: 'disjunction' }),
)

/** "tuin, terras en lift". */
export const listAll = (names: readonly string[], locale: Locale): string =>
  conjunctions(locale).format(names)

/** "Gent, Brugge of Leuven". */
export const listAny = (names: readonly string[], locale: Locale): string =>
  disjunctions(locale).format(names)

const languageNames = inEachLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'language' }),
)

/** The name of a language in another: "Frans". */
export const languageName = (language: Locale, locale: Locale): string =>
  languageNames(locale).of(language) ?? language

const collators = inEachLanguage((language) => new Intl.Collator(language, { numeric: true }))

/** Compares names in the order of a language. */
export const compareIn = (locale: Locale): ((a: string, b: string) => number) =>
  collators(locale).compare
