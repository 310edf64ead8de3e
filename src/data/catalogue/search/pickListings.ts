import { bitmapOf, countRows, rowsOf, subtract, unite } from '@/domain/catalogue/lists/bitmap'
import { findMatches } from '@/domain/catalogue/lists/filterListings'
import { unfiltered } from '@/domain/catalogue/lists/listFilter'
import { similarTo } from '@/domain/catalogue/lists/near'
import { referencesOnPage } from '@/domain/catalogue/lists/order'
import type { Sort } from '@/domain/catalogue/lists/listQuery'
import { banners, type Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'

import { languageBit } from './searchRowSql'
import { getListingIndex } from './listingIndex'
import { noRanks } from './nameRanks'

/** The selection of a module. Types and cities are the ids of their documents. */
export type ListingSelection = {
  goal?: Goal
  types?: readonly string[]
  cities?: readonly string[]
  onlyNew?: boolean
  sort?: Extract<Sort, 'newest' | 'price' | 'price_desc'>
  limit: number
}

/**
 * Returns the references of the first listings of a selection, of both goals when it names none.
 * Featured listings come first.
 */
export async function pickListings(
  { goal, types = [], cities = [], onlyNew = false, sort = 'newest', limit }: ListingSelection,
  locale: Locale,
): Promise<number[]> {
  const { columns, orders, types: allTypes } = await getListingIndex()
  const webIds = [...allTypes.values()]
    .filter(({ doc }) => types.includes(doc.id))
    .map(({ doc }) => doc.webId)
  const matchesOf = (selectedGoal: Goal) =>
    findMatches(columns, {
      ...unfiltered,
      goal: selectedGoal,
      language: languageBit(locale),
      cities,
      types: webIds,
      marquee: onlyNew ? banners.indexOf('new') : undefined,
    }).offered
  const matches = goal ? matchesOf(goal) : unite([matchesOf('sale'), matchesOf('rent')])
  const { isFeatured } = columns.arrays
  const featured = bitmapOf(
    rowsOf(matches).filter((row) => isFeatured[row] === 1),
    isFeatured.length,
  )
  return [featured, subtract(matches, featured)]
    .flatMap((rows) =>
      referencesOnPage(columns, orders, noRanks, rows, { sort, from: 0, size: limit }),
    )
    .slice(0, limit)
}

/** Counts the listings on offer of each goal. */
export async function countByGoal(locale: Locale): Promise<Record<Goal, number>> {
  const { columns } = await getListingIndex()
  const count = (goal: Goal) =>
    countRows(findMatches(columns, { ...unfiltered, goal, language: languageBit(locale) }).offered)
  return { sale: count('sale'), rent: count('rent') }
}

/**
 * Returns the references of the listings most alike to one in type, place and price, the closest first:
 * what the agency features says nothing of how alike they are.
 */
export async function findClosestReferences(
  reference: number,
  size: number,
  locale: Locale,
): Promise<number[]> {
  const { columns } = await getListingIndex()
  return similarTo(columns, reference, languageBit(locale), size)
}
