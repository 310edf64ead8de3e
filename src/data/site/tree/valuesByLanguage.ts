import { locales, type InAllLanguages, type Locale } from '@/i18n/locales'

export type PerLanguage<Value> = Partial<Record<Locale, Value>>

/** Returns the values of a field by language, from a document read with `locale: 'all'`. */
export const valuesByLanguage = <Value>(value: unknown): PerLanguage<Value> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const localized = (value as Partial<InAllLanguages> | null | undefined)?.[locale]
      return localized === undefined || localized === null ? [] : [[locale, localized]]
    }),
  ) as PerLanguage<Value>
