import type { Locale } from '@/i18n/locales'

import type { ListingSummary } from './listingSummaryRows'

/** Listings that are kept ready for lists, counted once for each language. */
const MAX_DOCS = 4000

/**
 * Creates a cache of listings, from which the least recently used is dropped first. A listing that
 * was being read during a change is not stored, which `version` shows.
 */
export function createDocCache() {
  const docs = new Map<string, ListingSummary>()
  const keyOf = (locale: string, reference: number) => `${locale} ${reference}`
  let version = 0
  return {
    get version() {
      return version
    },
    get(locale: Locale, reference: number): ListingSummary | undefined {
      const key = keyOf(locale, reference)
      const doc = docs.get(key)
      if (!doc) return undefined
      docs.delete(key)
      docs.set(key, doc)
      return doc
    },
    set(locale: Locale, reference: number, doc: ListingSummary, readAtVersion: number): void {
      if (readAtVersion !== version) return
      docs.set(keyOf(locale, reference), doc)
      const oldest = docs.size > MAX_DOCS ? docs.keys().next().value : undefined
      if (oldest !== undefined) docs.delete(oldest)
    },
    invalidate(references: readonly number[], locales: readonly Locale[]): void {
      version += 1
      for (const reference of references)
        for (const locale of locales) docs.delete(keyOf(locale, reference))
    },
  }
}
