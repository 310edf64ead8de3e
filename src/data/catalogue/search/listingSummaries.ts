import type { Locale } from '@/i18n/locales'

import { readListingRows, type ListingSummary } from './listingSummaryRows'
import { getListingIndex, type ListingIndex } from './listingIndex'

/** Reads listings from the database and adds their city and type from the index. */
async function readWithVocabulary(
  references: readonly number[],
  locale: Locale,
  { cities, typesById }: ListingIndex,
): Promise<ListingSummary[]> {
  const rows = await readListingRows(references, locale)
  return rows.map((row) => {
    const city = cities.get(row.city)
    const type = typesById.get(row.mainType)
    return {
      ...row,
      ...(city && { city: { ...city.doc, name: city.names[locale] ?? null } }),
      ...(type && { mainType: { ...type.doc, name: type.names[locale] ?? null } }),
    }
  })
}

/**
 * Finds the listings with these references, in this order, without those that visitors may not see.
 * Each is cached until it changes.
 */
export async function findListingSummaries(
  references: readonly number[],
  locale: Locale,
): Promise<ListingSummary[]> {
  if (references.length === 0) return []
  const listingIndex = await getListingIndex()
  const { docs } = listingIndex
  const { version } = docs
  const missing = references.filter((reference) => !docs.get(locale, reference))
  const fresh = missing.length > 0 ? await readWithVocabulary(missing, locale, listingIndex) : []
  const byReference = new Map(fresh.map((doc) => [doc.reference, doc]))
  for (const doc of fresh) if (doc.reference) docs.set(locale, doc.reference, doc, version)
  return references.flatMap(
    (reference) => byReference.get(reference) ?? docs.get(locale, reference) ?? [],
  )
}

/** Reads the same without the cache, for emails, which cannot be corrected later. */
export const readListingSummaries = async (
  references: readonly number[],
  locale: Locale,
): Promise<ListingSummary[]> => readWithVocabulary(references, locale, await getListingIndex())
