import type { Province } from '../vocabulary'
import { provinces, regions, type Goal, type Region } from '../vocabulary'

import { typeMask, type Columns } from './columns'
import { areaSteps, bedroomSteps, epcLetters, priceSteps, type EpcLetter } from './steps'

/** A question with names resolved: what a listing must be to stand in the list. */
export type Filter = {
  goal: Goal
  /** The bit of the visitor's language. */
  language: number
  /** The types of the list itself, which no filter widens. */
  within?: readonly number[] | undefined
  cities: readonly string[]
  types: readonly number[]
  regions: readonly Region[]
  provinces: readonly Province[]
  covers?: ((latitude: number, longitude: number) => boolean) | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  bedrooms?: number | undefined
  area?: number | undefined
  epc: readonly EpcLetter[]
  onlyNew: boolean
  /** Only those with this banner. */
  marquee?: number | undefined
}

/** For every value of a filter, how many listings the list has that choosing it alone in this filter leads to. */
export type Counts = {
  cities: Uint32Array
  types: Uint32Array
  regions: Uint32Array
  provinces: Uint32Array
  epc: Uint32Array
  /** At least so many, at least so large, at least and at most so dear. */
  bedrooms: Uint32Array
  areas: Uint32Array
  priceFrom: Uint32Array
  priceTo: Uint32Array
  isNew: number
}

export type Answer = { total: number; counts: Counts; matches: Uint8Array }

/** One bit for every filter that a listing does not pass. */
const CITY = 1
const TYPE = 2
const REGION = 4
const PROVINCE = 8
const AREA_DRAWN = 16
const PRICE_FROM = 32
const PRICE_TO = 64
const BEDROOMS = 128
const AREA = 256
const EPC = 512
const NEW = 1024

const chosen = (size: number, numbers: readonly (number | undefined)[]): Uint8Array | undefined => {
  if (numbers.length === 0) return undefined
  const flags = new Uint8Array(size)
  for (const number of numbers) if (number !== undefined && number >= 0) flags[number] = 1
  return flags
}

const known = <Value>(values: readonly (Value | undefined)[]): Value[] => values.filter((value) => value !== undefined)

/** The filters as numbers, so that the pass over all listings only compares. */
function prepare({ cities, types }: Columns, filter: Filter) {
  const mask = (ids: readonly number[]) => typeMask(known(ids.map(types.find)))
  return {
    rent: filter.goal === 'rent' ? 1 : 0,
    base: filter.within?.length ? mask(filter.within) : undefined,
    cityOk: chosen(Math.max(cities.names.length, 1), filter.cities.map(cities.find)),
    wanted: filter.types.length > 0 ? mask(filter.types) : undefined,
    regionOk: chosen(
      256,
      filter.regions.map((one) => regions.indexOf(one)),
    ),
    provinceOk: chosen(
      256,
      filter.provinces.map((one) => provinces.indexOf(one)),
    ),
    epcOk: chosen(
      256,
      filter.epc.map((one) => epcLetters.indexOf(one)),
    ),
    priceFrom: filter.priceFrom ?? -2,
    priceTo: filter.priceTo ?? Infinity,
    hidesUnpriced: filter.priceTo !== undefined,
    bedrooms: filter.bedrooms ?? 0,
    area: filter.area ?? 0,
  }
}

/** Which filters a listing fails, the drawn area not asked yet. */
function failuresIn({ arrays }: Columns, prepared: ReturnType<typeof prepare>, onlyNew: boolean): (slot: number) => number {
  const { city, typesLow, typesHigh, region, province, price, bedrooms, area, epc, isNew } = arrays
  const { cityOk, wanted, regionOk, provinceOk, epcOk, priceFrom, priceTo, hidesUnpriced, bedrooms: rooms, area: size } = prepared
  return (slot) => {
    const asked = price[slot] ?? -1
    let fails = 0
    if (cityOk && cityOk[city[slot] ?? 0] !== 1) fails |= CITY
    if (wanted && ((typesLow[slot] ?? 0) & wanted.low) === 0 && ((typesHigh[slot] ?? 0) & wanted.high) === 0) fails |= TYPE
    if (regionOk && regionOk[region[slot] ?? 0] !== 1) fails |= REGION
    if (provinceOk && provinceOk[province[slot] ?? 0] !== 1) fails |= PROVINCE
    if (asked < priceFrom) fails |= PRICE_FROM
    if (asked > priceTo || (asked < 0 && hidesUnpriced)) fails |= PRICE_TO
    if ((bedrooms[slot] ?? 0) < rooms) fails |= BEDROOMS
    if ((area[slot] ?? 0) < size) fails |= AREA
    if (epcOk && epcOk[epc[slot] ?? 0] !== 1) fails |= EPC
    if (onlyNew && isNew[slot] !== 1) fails |= NEW
    return fails
  }
}

const emptyCounts = ({ cities, types }: Columns, goal: Goal): Counts => ({
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
})

const add = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1
}

function addTypes(counts: Uint32Array, bits: number, from: number): void {
  let rest = bits
  while (rest !== 0) {
    add(counts, from + 31 - Math.clz32(rest & -rest))
    rest &= rest - 1
  }
}

/** Counts a listing in every filter that it would pass if it were the only thing in its way. */
function countIn({ arrays }: Columns, counts: Counts): (fails: number, slot: number) => void {
  const { city, typesLow, typesHigh, region, province, bedrooms, areaReached, epc, priceReached, pricePassed, isNew } = arrays
  return (fails, slot) => {
    if ((fails & ~CITY) === 0) add(counts.cities, city[slot] ?? 0)
    if ((fails & ~TYPE) === 0) {
      addTypes(counts.types, typesLow[slot] ?? 0, 0)
      addTypes(counts.types, typesHigh[slot] ?? 0, 32)
    }
    if ((fails & ~REGION) === 0) add(counts.regions, region[slot] ?? 0)
    if ((fails & ~PROVINCE) === 0) add(counts.provinces, province[slot] ?? 0)
    if ((fails & ~EPC) === 0) add(counts.epc, epc[slot] ?? 0)
    if ((fails & ~BEDROOMS) === 0) add(counts.bedrooms, Math.min(bedrooms[slot] ?? 0, bedroomSteps.length))
    if ((fails & ~AREA) === 0) add(counts.areas, areaReached[slot] ?? 0)
    if ((fails & ~PRICE_FROM) === 0) add(counts.priceFrom, priceReached[slot] ?? 0)
    if ((fails & ~PRICE_TO) === 0) add(counts.priceTo, pricePassed[slot] ?? 0)
    if ((fails & ~NEW) === 0 && isNew[slot] === 1) counts.isNew += 1
  }
}

/** From "how many reach exactly so many steps" to "how many reach at least this one". */
const atLeast = (reached: Uint32Array): Uint32Array => {
  const sums = reached.slice(1)
  for (let at = sums.length - 2; at >= 0; at--) sums[at] = (sums[at] ?? 0) + (sums[at + 1] ?? 0)
  return sums
}

/** From "how many lie above exactly so many steps" to "how many lie at or below this one". */
const atMost = (passed: Uint32Array, steps: number): Uint32Array => {
  const sums = passed.slice(0, steps)
  for (let at = 1; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0)
  return sums
}

/** Looks at every listing once: which match, and how many each value of each filter would leave. */
export function answer(columns: Columns, filter: Filter): Answer {
  const { arrays, end } = columns
  const { languages, rent, marquee, typesLow, typesHigh, latitude, longitude } = arrays
  const prepared = prepare(columns, filter)
  const counts = emptyCounts(columns, filter.goal)
  const matches = new Uint8Array(end)
  const { base } = prepared
  const { covers, language, onlyNew } = filter
  const failures = failuresIn(columns, prepared, onlyNew)
  const count = countIn(columns, counts)
  let total = 0
  for (let slot = 0; slot < end; slot++) {
    if (((languages[slot] ?? 0) & language) === 0 || rent[slot] !== prepared.rent) continue
    if (base && ((typesLow[slot] ?? 0) & base.low) === 0 && ((typesHigh[slot] ?? 0) & base.high) === 0) continue
    if (filter.marquee !== undefined && marquee[slot] !== filter.marquee) continue
    let fails = failures(slot)
    // Two filters in its way: it is in no count.
    if ((fails & (fails - 1)) !== 0) continue
    if (covers && !covers(latitude[slot] ?? NaN, longitude[slot] ?? NaN)) fails |= AREA_DRAWN
    if ((fails & (fails - 1)) !== 0) continue
    if (fails === 0) {
      matches[slot] = 1
      total += 1
    }
    count(fails, slot)
  }
  return {
    total,
    matches,
    counts: {
      ...counts,
      bedrooms: atLeast(counts.bedrooms),
      areas: atLeast(counts.areas),
      priceFrom: atLeast(counts.priceFrom),
      priceTo: atMost(counts.priceTo, priceSteps[filter.goal].length),
    },
  }
}

/** Whether a listing stands in the list of this filter: for whoever needs no counts beside it. */
export function passing(columns: Columns, filter: Filter): (slot: number) => boolean {
  const { languages, rent, marquee, typesLow, typesHigh, latitude, longitude } = columns.arrays
  const prepared = prepare(columns, filter)
  const failures = failuresIn(columns, prepared, filter.onlyNew)
  const { base } = prepared
  const { covers, language } = filter
  return (slot) => {
    if (((languages[slot] ?? 0) & language) === 0 || rent[slot] !== prepared.rent) return false
    if (base && ((typesLow[slot] ?? 0) & base.low) === 0 && ((typesHigh[slot] ?? 0) & base.high) === 0) return false
    if (filter.marquee !== undefined && marquee[slot] !== filter.marquee) return false
    if (failures(slot) !== 0) return false
    return !covers || covers(latitude[slot] ?? NaN, longitude[slot] ?? NaN)
  }
}
