import { locales, type Locale } from './locales'

/** Reads something in every language at once, for a reader whose language is known later. */
export async function inEachLanguage<Value>(
  read: (locale: Locale) => Promise<Value>,
): Promise<(locale: Locale) => Value> {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await read(locale)]))
  const values = Object.fromEntries(entries) as Record<Locale, Value>
  return (locale) => values[locale]
}
