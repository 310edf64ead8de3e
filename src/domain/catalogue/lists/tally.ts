import type { ListingColumns } from './columns'
import { FEATURE_BITS } from './features'
import type { FilterName } from './listFilter'
import { TRAITS, type Trait } from './traits'

export const increment = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1
}

/** One for each combination of the features that exist. */
const FEATURE_SETS = 2 ** FEATURE_BITS

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

/** The traits that a filter looks at. */
const groupOf: Partial<Record<FilterName, Group>> = {
  region: 'places',
  province: 'places',
  epc: 'places',
  bedrooms: 'sizes',
  area: 'sizes',
  priceFrom: 'prices',
  priceTo: 'prices',
}

/** Whether listings that fail this filter alone are in a count. */
export const isCounted = (filter: FilterName): boolean =>
  filter === 'city' || filter === 'type' || groupOf[filter] !== undefined

/** How many listings of each kind were met, before they are added up for each value. */
export const createTally = ({ cities, typeSets }: ListingColumns) => ({
  cities: new Uint32Array(cities.names.length),
  typeSets: new Uint32Array(typeSets.names.length),
  /** Listings that pass every filter, by the traits that are counted together. */
  places: tableOf('places'),
  sizes: tableOf('sizes'),
  prices: tableOf('prices'),
  featureSets: new Uint32Array(FEATURE_SETS),
  isNew: 0,
  /** Listings that fail one filter alone, for filters that look at traits. */
  alone: {} as Partial<Record<FilterName, Uint32Array>>,
})

export type Tally = ReturnType<typeof createTally>

const SIZES_SHIFT = shiftOf('sizes')
const PRICES_SHIFT = shiftOf('prices')
const NEW_SHIFT = TRAITS.isNew.shift

/** Counts rows that pass every filter in all counts, several traits with one step. */
export function countPassing({ arrays }: ListingColumns, tally: Tally, rows: Uint32Array): void {
  const { traits, city, typeSet, features: ownFeatures } = arrays
  const { places, sizes, prices, featureSets, cities, typeSets } = tally
  // By index: an iterator takes twice as long.
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const packed = traits[row] ?? 0
    increment(places, packed & (places.length - 1))
    increment(sizes, (packed >>> SIZES_SHIFT) & (sizes.length - 1))
    increment(prices, (packed >>> PRICES_SHIFT) & (prices.length - 1))
    increment(featureSets, (ownFeatures[row] ?? 0) & (FEATURE_SETS - 1))
    increment(cities, city[row] ?? 0)
    increment(typeSets, typeSet[row] ?? 0)
    tally.isNew += (packed >>> NEW_SHIFT) & 1
  }
}

/** Counts rows that fail a single filter in the counts of that filter. */
export function countFailing(
  { arrays }: ListingColumns,
  tally: Tally,
  filter: FilterName,
  rows: Uint32Array,
): void {
  const { traits, city, typeSet } = arrays
  const group = groupOf[filter]
  if (group) {
    const table = tableOf(group)
    const shift = shiftOf(group)
    for (let at = 0; at < rows.length; at++)
      increment(table, ((traits[rows[at] ?? 0] ?? 0) >>> shift) & (table.length - 1))
    tally.alone[filter] = table
  } else {
    const [counts, numbers] = filter === 'city' ? [tally.cities, city] : [tally.typeSets, typeSet]
    for (let at = 0; at < rows.length; at++) increment(counts, numbers[rows[at] ?? 0] ?? 0)
  }
}
