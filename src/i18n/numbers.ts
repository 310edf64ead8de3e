import { intlLocales, locales, type Locale } from './locales'

const formats = new Map(locales.map((locale) => [locale, new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: 1 })]))

/** A number as visitors read it, with the marks of their language between the thousands. */
export const formatNumber = (value: number, locale: Locale): string => formats.get(locale)?.format(value) ?? String(value)
