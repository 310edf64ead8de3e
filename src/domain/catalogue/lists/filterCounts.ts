import type { Goal } from '../vocabulary'

import { countBits, increment } from './bitCounts'
import type { ListingColumns } from './columns'
import { featureBits, features } from './features'
import { FAILS } from './listFilter'
import { areaSteps, bedroomSteps, priceSteps } from './steps'

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
  isNew: number
  /** With this feature added: listings have all features that are chosen. */
  features: Uint32Array
}

export const emptyCounts = ({ cities, types }: ListingColumns, goal: Goal): FilterCounts => ({
  cities: new Uint32Array(cities.names.length),
  types: new Uint32Array(Math.max(types.names.length, 64)),
  regions: new Uint32Array(256),
  provinces: new Uint32Array(256),
  epc: new Uint32Array(256),
  bedrooms: new Uint32Array(bedroomSteps.length + 1),
  areas: new Uint32Array(areaSteps.length + 1),
  priceFrom: new Uint32Array(priceSteps[goal].length + 1),
  priceTo: new Uint32Array(256),
  isNew: 0,
  features: new Uint32Array(32),
})

/** Counts a listing in each filter that is the only one it fails, and in all when it fails none. */
export function createCounter(
  { arrays }: ListingColumns,
  counts: FilterCounts,
): (fails: number, row: number) => void {
  const { city, typesLow, typesHigh, region, province, bedrooms, areaReached } = arrays
  const { epc, priceReached, pricePassed, isNew, features: ownFeatures } = arrays
  return (fails, row) => {
    if ((fails & ~FAILS.city) === 0) increment(counts.cities, city[row] ?? 0)
    if ((fails & ~FAILS.type) === 0) {
      countBits(counts.types, typesLow[row] ?? 0, 0)
      countBits(counts.types, typesHigh[row] ?? 0, 32)
    }
    if ((fails & ~FAILS.region) === 0) increment(counts.regions, region[row] ?? 0)
    if ((fails & ~FAILS.province) === 0) increment(counts.provinces, province[row] ?? 0)
    if ((fails & ~FAILS.epc) === 0) increment(counts.epc, epc[row] ?? 0)
    if ((fails & ~FAILS.bedrooms) === 0)
      increment(counts.bedrooms, Math.min(bedrooms[row] ?? 0, bedroomSteps.length))
    if ((fails & ~FAILS.area) === 0) increment(counts.areas, areaReached[row] ?? 0)
    if ((fails & ~FAILS.priceFrom) === 0) increment(counts.priceFrom, priceReached[row] ?? 0)
    if ((fails & ~FAILS.priceTo) === 0) increment(counts.priceTo, pricePassed[row] ?? 0)
    if ((fails & ~FAILS.new) === 0 && isNew[row] === 1) counts.isNew += 1
    if (fails === 0) countBits(counts.features, ownFeatures[row] ?? 0, 0)
  }
}

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

/** Adds up the counts of the filters that have steps, and puts features in their order. */
export const sumSteps = (counts: FilterCounts, goal: Goal): FilterCounts => ({
  ...counts,
  bedrooms: atLeast(counts.bedrooms),
  areas: atLeast(counts.areas),
  priceFrom: atLeast(counts.priceFrom),
  priceTo: atMost(counts.priceTo, priceSteps[goal].length),
  features: Uint32Array.from(features, (one) => counts.features[featureBits[one]] ?? 0),
})
