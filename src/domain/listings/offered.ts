import type { Goal } from '../vocabulary'

import type { Columns } from './columns'

/** How many listings each city and each type has for a goal, by their numbers in the columns. */
type Offered = Record<Goal, { cities: Uint32Array; types: Uint32Array }>

const add = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1
}

function addTypes(counts: Uint32Array, bits: number, from: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) add(counts, from + 31 - Math.clz32(rest & -rest))
}

/** What there is before anybody filters, in one look at all listings. */
export function countOffered({ arrays, cities, types, end }: Columns, language: number): Offered {
  const { languages, rent, city, typesLow, typesHigh } = arrays
  const empty = () => ({ cities: new Uint32Array(cities.names.length), types: new Uint32Array(Math.max(types.names.length, 64)) })
  const offered: Offered = { sale: empty(), rent: empty() }
  for (let slot = 0; slot < end; slot++) {
    if (((languages[slot] ?? 0) & language) === 0) continue
    const counts = rent[slot] === 1 ? offered.rent : offered.sale
    add(counts.cities, city[slot] ?? 0)
    addTypes(counts.types, typesLow[slot] ?? 0, 0)
    addTypes(counts.types, typesHigh[slot] ?? 0, 32)
  }
  return offered
}
