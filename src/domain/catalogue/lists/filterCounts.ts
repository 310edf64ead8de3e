import type { Goal } from '../vocabulary'

import type { ListingColumns } from './columns'
import { featureBits, features } from './features'
import { FAILS } from './listFilter'
import { priceSteps } from './steps'
import { TRAITS, traitOf, UNPRICED, type Trait } from './traits'

/**
 * For each value of each filter, the number of listings that choosing it alone in this filter leads
 * to.
 */
export type FilterCounts = {
  cities: Uint32Array
  types: Uint32Array
  regions: Uint32Array
  provinces: Uint32Array
  epc: Uint32Array
  /** By step: at least so many, at least so large, at least and at most so expensive. */
  bedrooms: Uint32Array
  areas: Uint32Array
  priceFrom: Uint32Array
  priceTo: Uint32Array
  /** By price: how many lie between one step and the next, whatever prices are chosen. */
  prices: Uint32Array
  isNew: number
  /** With this feature added: listings have all features that are chosen. */
  features: Uint32Array
}

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
type Group = keyof typeof GROUPS

const shiftOf = (group: Group) => TRAITS[GROUPS[group][0]].shift

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

/**
 * Adds up the table of a group for each value of one of its traits, of listings that pass every
 * filter or fail none but these.
 */
function byTrait(
  tally: Tally,
  group: Group,
  trait: Trait,
  filters: readonly number[],
  isCounted: (traits: number) => boolean = () => true,
): Uint32Array {
  const sums = new Uint32Array(TRAITS[trait].size)
  const tables = [tally[group], ...filters.map((filter) => tally.alone[31 - Math.clz32(filter)])]
  for (const table of tables) {
    for (const [at, count] of table?.entries() ?? []) {
      const traits = at << shiftOf(group)
      const value = traitOf(traits, trait)
      if (isCounted(traits)) sums[value] = (sums[value] ?? 0) + count
    }
  }
  return sums
}

/** Returns how many lie between one step and the next, whatever prices are chosen. */
const pricesOf = (tally: Tally, steps: number): Uint32Array =>
  byTrait(
    tally,
    'prices',
    'priceReached',
    [FAILS.priceFrom, FAILS.priceTo],
    (traits) => traitOf(traits, 'pricePassed') !== UNPRICED,
  ).slice(0, steps + 1)

/** Turns "how many reach exactly so many steps" into "how many reach at least this step". */
const atLeast = (reached: Uint32Array): Uint32Array => {
  const sums = reached.slice(1)
  for (let at = sums.length - 2; at >= 0; at--) sums[at] = (sums[at] ?? 0) + (sums[at + 1] ?? 0)
  return sums
}

/** Turns "how many lie above exactly so many steps" into "how many lie at or below this step". */
const atMost = (passed: Uint32Array, steps: number): Uint32Array => {
  const sums = passed.slice(0, steps)
  for (let at = 1; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0)
  return sums
}

const featureCounts = (featureSets: Uint32Array): Uint32Array =>
  Uint32Array.from(features, (one) =>
    featureSets.reduce((sum, count, set) => sum + ((set >>> featureBits[one]) & 1) * count, 0),
  )

/** Adds up what was counted by sets of types, for each type by its number. */
export function countsByType({ types, typeSets }: ListingColumns, bySet: Uint32Array): Uint32Array {
  const counts = new Uint32Array(types.names.length)
  for (const [at, set] of typeSets.names.entries())
    for (const type of set) counts[type] = (counts[type] ?? 0) + (bySet[at] ?? 0)
  return counts
}

/** Adds up what a pass has met, for each value of each filter. */
export function countsOf(columns: ListingColumns, tally: Tally, goal: Goal): FilterCounts {
  const steps = priceSteps[goal].length
  const place = (trait: Trait, filter: number) => byTrait(tally, 'places', trait, [filter]).slice(1)
  const size = (trait: Trait, filter: number) => atLeast(byTrait(tally, 'sizes', trait, [filter]))
  return {
    cities: tally.cities,
    types: countsByType(columns, tally.typeSets),
    regions: place('region', FAILS.region),
    provinces: place('province', FAILS.province),
    epc: place('epc', FAILS.epc),
    bedrooms: size('bedrooms', FAILS.bedrooms),
    areas: size('areaReached', FAILS.area),
    priceFrom: atLeast(byTrait(tally, 'prices', 'priceReached', [FAILS.priceFrom])),
    priceTo: atMost(byTrait(tally, 'prices', 'pricePassed', [FAILS.priceTo]), steps),
    prices: pricesOf(tally, steps),
    isNew: tally.isNew,
    features: featureCounts(tally.featureSets),
  }
}
