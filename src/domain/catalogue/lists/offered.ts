import type { Goal } from '../vocabulary'

import type { ListingColumns } from './columns'
import { countsByType } from './filterCounts'
import { increment } from './tally'
import { traitOf } from './traits'

/** How many listings each city and each type has for a goal, by their numbers in the columns. */
type Offered = Record<Goal, { cities: Uint32Array; types: Uint32Array }>

/** Counts what is on offer before any filter, in one pass over all listings. */
export function countOffered(columns: ListingColumns, language: number): Offered {
  const { arrays, cities, typeSets, end } = columns
  const { traits, city, typeSet } = arrays
  const empty = () => ({
    cities: new Uint32Array(cities.names.length),
    typeSets: new Uint32Array(typeSets.names.length),
  })
  const counts = { sale: empty(), rent: empty() }
  for (let row = 0; row < end; row++) {
    const packed = traits[row] ?? 0
    if ((traitOf(packed, 'languages') & language) === 0 || traitOf(packed, 'isOffered') === 0)
      continue
    const goalCounts = traitOf(packed, 'isRent') === 1 ? counts.rent : counts.sale
    increment(goalCounts.cities, city[row] ?? 0)
    increment(goalCounts.typeSets, typeSet[row] ?? 0)
  }
  const summed = ({ cities: byCity, typeSets: bySet }: (typeof counts)[Goal]) => ({
    cities: byCity,
    types: countsByType(columns, bySet),
  })
  return { sale: summed(counts.sale), rent: summed(counts.rent) }
}
