import type { Locale } from '@/i18n/locales'

import type { Listed } from './listedRows'

/** As many listings as are kept ready for lists, each in one language. */
const MOST = 4000

/** Listings that were read, the longest unused forgotten first. What was on its way during a change is not kept. */
export function createDocs() {
  const kept = new Map<string, Listed>()
  const keyOf = (locale: string, reference: number) => `${locale} ${reference}`
  let version = 0
  return {
    get version() {
      return version
    },
    get(locale: Locale, reference: number): Listed | undefined {
      const key = keyOf(locale, reference)
      const doc = kept.get(key)
      if (!doc) return undefined
      kept.delete(key)
      kept.set(key, doc)
      return doc
    },
    keep(locale: Locale, reference: number, doc: Listed, since: number): void {
      if (since !== version) return
      kept.set(keyOf(locale, reference), doc)
      const oldest = kept.size > MOST ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
    },
    forget(references: readonly number[], locales: readonly Locale[]): void {
      version += 1
      for (const reference of references) for (const locale of locales) kept.delete(keyOf(locale, reference))
    },
  }
}
