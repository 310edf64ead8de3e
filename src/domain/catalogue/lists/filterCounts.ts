import type { Goal } from '../vocabulary'

import type { ListingColumns } from './columns'
import { featureBits, features } from './features'
import type { FilterName } from './listFilter'
import { priceSteps } from './steps'
import { shiftOf, type Group, type Tally } from './tally'
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

/**
 * Adds up the table of a group for each value of one of its traits, of listings that pass every
 * filter or fail none but these.
 */
function byTrait(
  tally: Tally,
  group: Group,
  trait: Trait,
  filters: readonly FilterName[],
  isCounted: (traits: number) => boolean = () => true,
): Uint32Array {
  const sums = new Uint32Array(TRAITS[trait].size)
  const tables = [tally[group], ...filters.map((filter) => tally.alone[filter])]
  const shift = shiftOf(group)
  for (const table of tables) {
    // By index: entries() makes an array of each of thousands of sums, most of which are zero.
    for (let at = 0; at < (table?.length ?? 0); at++) {
      const count = table?.[at] ?? 0
      if (count === 0 || !isCounted(at << shift)) continue
      const value = traitOf(at << shift, trait)
      sums[value] = (sums[value] ?? 0) + count
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
    ['priceFrom', 'priceTo'],
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
  const place = (trait: Trait, filter: FilterName) =>
    byTrait(tally, 'places', trait, [filter]).slice(1)
  const size = (trait: Trait, filter: FilterName) =>
    atLeast(byTrait(tally, 'sizes', trait, [filter]))
  return {
    cities: tally.cities,
    types: countsByType(columns, tally.typeSets),
    regions: place('region', 'region'),
    provinces: place('province', 'province'),
    epc: place('epc', 'epc'),
    bedrooms: size('bedrooms', 'bedrooms'),
    areas: size('areaReached', 'area'),
    priceFrom: atLeast(byTrait(tally, 'prices', 'priceReached', ['priceFrom'])),
    priceTo: atMost(byTrait(tally, 'prices', 'pricePassed', ['priceTo']), steps),
    prices: pricesOf(tally, steps),
    isNew: tally.isNew,
    features: featureCounts(tally.featureSets),
  }
}
