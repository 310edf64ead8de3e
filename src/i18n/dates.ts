import { intlLocales, locales, type Locale } from './locales'

const format = (locale: Locale) => new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Brussels' })
const days = new Map(locales.map((locale) => [locale, format(locale)]))

/** A day as visitors read it, wherever the server stands. */
export const formatDay = (iso: string, locale: Locale): string => days.get(locale)?.format(new Date(iso)) ?? iso

const longFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(intlLocales[locale], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Brussels' })
const longDays = new Map(locales.map((locale) => [locale, longFormat(locale)]))

/** "donderdag 3 december 2026": a day that somebody is expected on. */
export const formatLongDay = (date: Date, locale: Locale): string => longDays.get(locale)?.format(date) ?? date.toISOString()

const clock = new Map(
  locales.map((locale) => [locale, new Intl.DateTimeFormat(intlLocales[locale], { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Brussels' })]),
)

/** "14:05", on the clocks of Brussels. */
export const formatTime = (date: Date, locale: Locale): string => clock.get(locale)?.format(date) ?? date.toISOString()

const momentFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Brussels' })
const moments = new Map(locales.map((locale) => [locale, momentFormat(locale)]))

/** "3 december om 14:05": when something happened, or ends, not long from now. */
export const formatMoment = (iso: string, locale: Locale): string => moments.get(locale)?.format(new Date(iso)) ?? iso

const shortFormat = (locale: Locale) => new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'short', timeZone: 'Europe/Brussels' })
const shortDays = new Map(locales.map((locale) => [locale, shortFormat(locale)]))

/** "21 nov.": a day under a graph. */
export const formatShortDay = (iso: string, locale: Locale): string => shortDays.get(locale)?.format(new Date(iso)) ?? iso
