import { intlLocales, type Locale } from './locales'

/** 3.25 as "3,25 %", the way each language writes it. */
export const formatPercent = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(intlLocales[locale], { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
