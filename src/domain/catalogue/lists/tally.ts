import type { ListingColumns } from './columns'
import { featureBits } from './features'
import { FAILS } from './listFilter'
import { TRAITS, type Trait } from './traits'

export const increment = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1
}

/**
 * The values of `matches`: a listing on offer that passes every filter, and one that is sold or
 * let.
 */
export const OFFERED = 1
export const GONE = 2

/** One for each combination of the features that exist. */
const FEATURE_SETS = 1 << (Math.max(...Object.values(featureBits)) + 1)

/** Traits that are counted together: they lie beside each other in the packed number. */
const GROUPS = {
  places: ['region', 'province', 'epc'],
  sizes: ['bedrooms', 'areaReached'],
  prices: ['priceReached', 'pricePassed'],
} as const satisfies Record<string, readonly Trait[]>
export type Group = keyof typeof GROUPS

export const shiftOf = (group: Group) => TRAITS[GROUPS[group][0]].shift

/** A table with a number for each combination of the traits of a group. */
const tableOf = (group: Group) =>
  new Uint32Array(GROUPS[group].reduce((size, trait) => size * TRAITS[trait].size, 1))

/** The traits that a filter looks at, by the bit of the filter. */
const groupOfFilter: Partial<Record<number, Group>> = {
  [FAILS.region]: 'places',
  [FAILS.province]: 'places',
  [FAILS.epc]: 'places',
  [FAILS.bedrooms]: 'sizes',
  [FAILS.area]: 'sizes',
  [FAILS.priceFrom]: 'prices',
  [FAILS.priceTo]: 'prices',
}
const groupsOfFilters = Object.values(FAILS).map((bit) => groupOfFilter[bit])
const SHIFTS = groupsOfFilters.map((group) => (group ? shiftOf(group) : 0))

/** How many listings of each kind a pass has met, before they are added up for each value. */
export function createTally({ cities, typeSets, end }: ListingColumns) {
  return {
    matches: new Uint8Array(end),
    gone: 0,
    cities: new Uint32Array(cities.names.length),
    typeSets: new Uint32Array(typeSets.names.length),
    /** Listings that pass every filter, by the traits that are counted together. */
    places: tableOf('places'),
    sizes: tableOf('sizes'),
    prices: tableOf('prices'),
    featureSets: new Uint32Array(FEATURE_SETS),
    isNew: 0,
    /** Listings that fail one filter alone, by the filter's bit, for filters that look at traits. */
    alone: groupsOfFilters.map((group) => (group ? tableOf(group) : undefined)),
  }
}

export type Tally = ReturnType<typeof createTally>

const SIZES_SHIFT = shiftOf('sizes')
const PRICES_SHIFT = shiftOf('prices')
const OFFERED_BIT = 1 << TRAITS.isOffered.shift
const NEW_SHIFT = TRAITS.isNew.shift

export const failsTwice = (fails: number): boolean => (fails & (fails - 1)) !== 0

/**
 * Counts some rows by what each fails: one that passes every filter in all counts, several traits
 * with one step; one that fails a single filter in that filter's counts. Marks those that pass.
 */
export function tallyRows(
  { arrays }: ListingColumns,
  tally: Tally,
  failures: Uint16Array,
  from: number,
  to: number,
): void {
  const { traits, city, typeSet, features: ownFeatures } = arrays
  const { matches, places, sizes, prices, featureSets, cities, typeSets, alone } = tally
  for (let row = from; row < to; row++) {
    const fails = failures[row - from] ?? 0
    if (failsTwice(fails)) continue
    const packed = traits[row] ?? 0
    const isOffered = (packed & OFFERED_BIT) !== 0
    if (fails === 0) {
      matches[row] = isOffered ? OFFERED : GONE
      if (!isOffered) {
        tally.gone += 1
        continue
      }
      increment(places, packed & (places.length - 1))
      increment(sizes, (packed >>> SIZES_SHIFT) & (sizes.length - 1))
      increment(prices, (packed >>> PRICES_SHIFT) & (prices.length - 1))
      increment(featureSets, (ownFeatures[row] ?? 0) & (FEATURE_SETS - 1))
      increment(cities, city[row] ?? 0)
      increment(typeSets, typeSet[row] ?? 0)
      tally.isNew += (packed >>> NEW_SHIFT) & 1
    } else if (isOffered) {
      if (fails === FAILS.city) increment(cities, city[row] ?? 0)
      else if (fails === FAILS.type) increment(typeSets, typeSet[row] ?? 0)
      else {
        const filter = 31 - Math.clz32(fails)
        const table = alone[filter]
        if (table) increment(table, (packed >>> (SHIFTS[filter] ?? 0)) & (table.length - 1))
      }
    }
  }
}
