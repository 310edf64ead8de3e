import { locales, type InAllLanguages, type Locale } from '@/i18n/locales'

export type PerLanguage<Value> = Partial<Record<Locale, Value>>

/** What a field says in each language that has it, as Payload gives it when it is asked for all of them. */
export const inEach = <Value>(value: unknown): PerLanguage<Value> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const own = (value as Partial<InAllLanguages> | null | undefined)?.[locale]
      return own === undefined || own === null ? [] : [[locale, own]]
    }),
  ) as PerLanguage<Value>
