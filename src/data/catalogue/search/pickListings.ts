import {
  filterListings,
  OFFERED,
  type ListingFilter,
} from '@/domain/catalogue/lists/filterListings'
import { similarTo } from '@/domain/catalogue/lists/near'
import { referencesOnPage } from '@/domain/catalogue/lists/order'
import type { Sort } from '@/domain/catalogue/lists/listQuery'
import { goals, banners, type Goal } from '@/domain/catalogue/vocabulary'
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

const unfiltered = (goal: Goal, locale: Locale): ListingFilter => ({
  goal,
  language: languageBit(locale),
  cities: [],
  types: [],
  regions: [],
  provinces: [],
  epc: [],
  onlyNew: false,
  has: [],
})

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
  const featured = new Uint8Array(columns.end)
  const others = new Uint8Array(columns.end)
  for (const selectedGoal of goal ? [goal] : goals) {
    const filter: ListingFilter = {
      ...unfiltered(selectedGoal, locale),
      cities,
      types: webIds,
      marquee: onlyNew ? banners.indexOf('new') : undefined,
    }
    const result = filterListings(columns, filter)
    for (const [slot, match] of result.matches.entries())
      if (match === OFFERED)
        (columns.arrays.isFeatured[slot] === 1 ? featured : others)[slot] = OFFERED
  }
  return [featured, others]
    .flatMap((matches) =>
      referencesOnPage(columns, orders, noRanks, { matches }, { sort, from: 0, size: limit }),
    )
    .slice(0, limit)
}

/** Counts the listings on offer of each goal. */
export async function countByGoal(locale: Locale): Promise<Record<Goal, number>> {
  const { columns } = await getListingIndex()
  const count = (goal: Goal) => filterListings(columns, unfiltered(goal, locale)).total
  return { sale: count('sale'), rent: count('rent') }
}

/**
 * Returns the references of the listings most alike to one in type, place and price. Featured ones
 * of these come first.
 */
export async function findClosestReferences(
  reference: number,
  size: number,
  locale: Locale,
): Promise<number[]> {
  const { columns } = await getListingIndex()
  const rank = (similar: number) => columns.arrays.isFeatured[columns.slotOf(similar) ?? -1] ?? 0
  return similarTo(columns, reference, languageBit(locale), size).toSorted(
    (a, b) => rank(b) - rank(a),
  )
}
