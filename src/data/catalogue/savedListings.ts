import {
  savedLimits,
  savedLists,
  referencesIn,
  type SavedList,
} from '@/domain/catalogue/savedListings'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { findPropertiesByReference } from './listings'
import { findHrefOfKind } from '../site/tree/findPages'

export type SavedListingPages = Partial<Record<SavedList, string>>

/** Finds the pages of the saved listings in a language; a list without a page is not offered. */
export async function findSavedListingPages(locale: Locale): Promise<SavedListingPages> {
  const pages: SavedListingPages = {}
  for (const list of savedLists) {
    const href = await findHrefOfKind(list, locale)
    if (href) pages[list] = href
  }
  return pages
}

/**
 * The saved listings of an address: those shown, the references of gone ones, whether some are cut.
 */
export type SavedListings = {
  shown: (Property & { reference: number })[]
  gone: number[]
  isCut: boolean
}

/** Finds the listings with the references in an address, up to the limit of the list. */
export async function findSavedListings(
  list: SavedList,
  texts: readonly string[],
  locale: Locale,
): Promise<SavedListings> {
  const allReferences = referencesIn(texts)
  const references = allReferences.slice(0, savedLimits[list])
  // Sorted, so that the same listings in any order share one cached answer.
  const properties =
    references.length > 0
      ? await findPropertiesByReference(
          [...references].sort((a, b) => a - b),
          locale,
        )
      : []
  const byReference = new Map(properties.map((property) => [property.reference, property]))
  const entries = references.map((reference) => ({
    reference,
    property: byReference.get(reference),
  }))
  return {
    shown: entries.flatMap(({ reference, property }) =>
      property ? [{ ...property, reference }] : [],
    ),
    gone: entries.filter(({ property }) => !property).map(({ reference }) => reference),
    isCut: allReferences.length > references.length,
  }
}
