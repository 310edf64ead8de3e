import type { Goal } from '../vocabulary'

import { countBits, increment } from './bitCounts'
import type { ListingColumns } from './columns'

/** How many listings each city and each type has for a goal, by their numbers in the columns. */
type Offered = Record<Goal, { cities: Uint32Array; types: Uint32Array }>

/** Counts what is on offer before any filter, in one pass over all listings. */
export function countOffered(
  { arrays, cities, types, end }: ListingColumns,
  language: number,
): Offered {
  const { languages, rent, isOffered, city, typesLow, typesHigh } = arrays
  const empty = () => ({
    cities: new Uint32Array(cities.names.length),
    types: new Uint32Array(Math.max(types.names.length, 64)),
  })
  const counts: Offered = { sale: empty(), rent: empty() }
  for (let row = 0; row < end; row++) {
    if (((languages[row] ?? 0) & language) === 0 || isOffered[row] !== 1) continue
    const goalCounts = rent[row] === 1 ? counts.rent : counts.sale
    increment(goalCounts.cities, city[row] ?? 0)
    countBits(goalCounts.types, typesLow[row] ?? 0, 0)
    countBits(goalCounts.types, typesHigh[row] ?? 0, 32)
  }
  return counts
}
