/** The languages of the product, Dutch first: it is the main one. */
export const locales = ['nl', 'fr', 'en', 'de'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'nl'

/** How `Intl` writes numbers, money and dates for each language: always the Belgian way. */
export const intlLocales = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-BE',
  de: 'de-BE',
} as const satisfies Record<Locale, string>

/**
 * Numbers are grouped the Belgian-Dutch way in every language, as prices are: one page has one style of
 * numbers.
 */
export const numberLocale = intlLocales.nl

/** How each language names itself. */
export const localeNames = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
} as const satisfies Record<Locale, string>

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)

/** Returns the language of this code, the main one for any other value. */
export const localeOf = (code: unknown): Locale => (isLocale(code) ? code : defaultLocale)

/** A text that exists in every language. */
export type InAllLanguages = Record<Locale, string>
