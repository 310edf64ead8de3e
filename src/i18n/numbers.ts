import { intlLocales, locales, type Locale } from './locales'

const formats = new Map(locales.map((locale) => [locale, new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: 2 })]))

/** A number as visitors read it, with the marks of their language between the thousands. */
export const formatNumber = (value: number, locale: Locale): string => formats.get(locale)?.format(value) ?? String(value)

/** 3.25 as "3,25 %", the way each language writes it. */
export const formatPercent = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(intlLocales[locale], { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
