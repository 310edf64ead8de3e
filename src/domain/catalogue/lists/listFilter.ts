import { provinces, regions, type Goal, type Province, type Region } from '../vocabulary'

import type { Arrays } from './columnArrays'
import type { ListingColumns } from './columns'
import { featureMask, type Feature } from './features'
import { epcLetters, type EpcLetter } from './steps'
import { TRAITS, traitOf, type Trait } from './traits'

/** A list query with its names resolved: what a listing must be to appear in the list. */
export type ListingFilter = {
  goal: Goal
  /** The bit of the visitor's language. */
  language: number
  /** The types of the list itself; no filter widens them. */
  within?: readonly number[] | undefined
  cities: readonly string[]
  types: readonly number[]
  regions: readonly Region[]
  provinces: readonly Province[]
  /** Whether a public place lies in the drawn area or around the town. */
  covers?: ((latitude: number, longitude: number) => boolean) | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  bedrooms?: number | undefined
  area?: number | undefined
  epc: readonly EpcLetter[]
  onlyNew: boolean
  /** A listing must have all of them. */
  has: readonly Feature[]
  /** The number of the banner that a listing must have. */
  marquee?: number | undefined
}

/** One bit for each filter that a listing fails. */
export const FAILS = {
  city: 1,
  type: 2,
  region: 4,
  province: 8,
  drawnArea: 16,
  priceFrom: 32,
  priceTo: 64,
  bedrooms: 128,
  area: 256,
  epc: 512,
  new: 1024,
  features: 2048,
} as const

/** What a listing fails that does not belong to the list before any filter: everything. */
const NOT_LISTED = 0xffff

/** More than there will ever be banners. */
const BANNERS = 256

/** The bits of the traits that a filter looks up in one table. */
const LOOKED_UP = (1 << TRAITS.bedrooms.shift) - 1
/** Where the traits begin that decide whether a list shows a listing at all, and whether it is new. */
const GATE_SHIFT = TRAITS.isNew.shift

/** Returns what each city fails, by its number; undefined when any city will do. */
function failuresByCity({ cities }: ListingColumns, names: readonly string[]) {
  if (names.length === 0) return undefined
  const fails = new Uint16Array(Math.max(cities.names.length, 1)).fill(FAILS.city)
  for (const number of names.map(cities.find)) if (number !== undefined) fails[number] = 0
  return fails
}

/** Returns a table of what each combination of the first traits fails: region, province, label. */
function failuresByTraits({ regions: inRegions, provinces: inProvinces, epc }: ListingFilter) {
  const wanted: [Trait, number, readonly number[]][] = [
    ['region', FAILS.region, inRegions.map((one) => regions.indexOf(one) + 1)],
    ['province', FAILS.province, inProvinces.map((one) => provinces.indexOf(one) + 1)],
    ['epc', FAILS.epc, epc.map((one) => epcLetters.indexOf(one) + 1)],
  ]
  return Uint16Array.from({ length: LOOKED_UP + 1 }, (_, traits) =>
    wanted.reduce(
      (fails, [trait, bit, numbers]) =>
        numbers.length === 0 || numbers.includes(traitOf(traits, trait)) ? fails : fails | bit,
      0,
    ),
  )
}

/**
 * Returns what each set of types fails when it has none of these types, by its number; undefined
 * when any type will do.
 */
function failuresByTypes(
  { types, typeSets }: ListingColumns,
  wanted: readonly number[] | undefined,
  fails: number,
): Uint16Array | undefined {
  if (!wanted?.length) return undefined
  const numbers = new Set(wanted.map(types.find))
  return Uint16Array.from(typeSets.names, (set) =>
    set.some((type) => numbers.has(type)) ? 0 : fails,
  )
}

/** Returns a table of what the last traits fail: everything in another language or for another goal. */
function gateByTraits({ language, goal, onlyNew }: ListingFilter): Uint16Array {
  return Uint16Array.from({ length: 1 << (32 - GATE_SHIFT) }, (_, last) => {
    const traits = last << GATE_SHIFT
    const isInLanguage = (traitOf(traits, 'languages') & language) !== 0
    const isForGoal = traitOf(traits, 'isRent') === (goal === 'rent' ? 1 : 0)
    if (!isInLanguage || !isForGoal) return NOT_LISTED
    return onlyNew && traitOf(traits, 'isNew') === 0 ? FAILS.new : 0
  })
}

/** Writes or adds, for the rows from..to, the bits of a filter that each of them fails. */
type FailureStep = (failures: Uint16Array, from: number, to: number) => void

/** Begins with what the packed traits tell, from two tables. */
const byTraits =
  ({ traits }: Arrays, gate: Uint16Array, places: Uint16Array): FailureStep =>
  (failures, from, to) => {
    for (let row = from; row < to; row++) {
      const packed = traits[row] ?? 0
      failures[row - from] = (gate[packed >>> GATE_SHIFT] ?? 0) | (places[packed & LOOKED_UP] ?? 0)
    }
  }

/** Adds what a table says of a column's numbers. */
const byTable =
  (column: Uint16Array, table: Uint16Array): FailureStep =>
  (failures, from, to) => {
    for (let row = from; row < to; row++)
      failures[row - from] = (failures[row - from] ?? 0) | (table[column[row] ?? 0] ?? 0)
  }

/** Adds a bit where a whole number is below the least that is wanted. */
const belowLeast =
  (column: Int32Array, least: number, bit: number): FailureStep =>
  (failures, from, to) => {
    for (let row = from; row < to; row++)
      failures[row - from] =
        (failures[row - from] ?? 0) | (bit & (((column[row] ?? 0) - least) >> 31))
  }

/** Adds a bit where a price is above the most that is wanted, or is not published (-1). */
const aboveMost =
  (price: Int32Array, most: number, bit: number): FailureStep =>
  (failures, from, to) => {
    for (let row = from; row < to; row++) {
      const amount = price[row] ?? -1
      failures[row - from] =
        (failures[row - from] ?? 0) | (bit & (((most - amount) >> 31) | (amount >> 31)))
    }
  }

/** Adds a bit where one of the wanted bits is not set. */
const lackingBits =
  (column: Uint32Array, wanted: number, bit: number): FailureStep =>
  (failures, from, to) => {
    for (let row = from; row < to; row++) {
      const lacking = ((column[row] ?? 0) & wanted) ^ wanted
      failures[row - from] = (failures[row - from] ?? 0) | (bit & ((lacking | -lacking) >> 31))
    }
  }

/** The highest number that is compared; one less than the highest that a column can hold. */
const MAX_COMPARED = 2 ** 31 - 2
const leastOf = (value: number) => Math.min(Math.ceil(value), MAX_COMPARED)
const mostOf = (value: number) => Math.min(Math.floor(value), MAX_COMPARED)

/** Returns a table of what each banner fails that is not the wanted one. */
const failuresByBanner = (banner: number): Uint16Array =>
  new Uint16Array(BANNERS).fill(NOT_LISTED).fill(0, banner, banner + 1)

/**
 * Returns the steps that tell what listings fail, without the drawn area: a short loop over one
 * column for each filter that is set. The loops decide without branches: which listing fails is as
 * good as random, and a processor that guesses wrong loses more time than the comparison takes.
 */
export function failureSteps(columns: ListingColumns, filter: ListingFilter): FailureStep[] {
  const { arrays } = columns
  const { priceFrom, priceTo, bedrooms, area, marquee } = filter
  const cities = failuresByCity(columns, filter.cities)
  const types = failuresByTypes(columns, filter.types, FAILS.type)
  const within = failuresByTypes(columns, filter.within, NOT_LISTED)
  const wanted = featureMask(filter.has)
  return [
    byTraits(arrays, gateByTraits(filter), failuresByTraits(filter)),
    within && byTable(arrays.typeSet, within),
    marquee !== undefined && byTable(arrays.marquee, failuresByBanner(marquee)),
    cities && byTable(arrays.city, cities),
    types && byTable(arrays.typeSet, types),
    priceFrom !== undefined && belowLeast(arrays.price, leastOf(priceFrom), FAILS.priceFrom),
    priceTo !== undefined && aboveMost(arrays.price, mostOf(priceTo), FAILS.priceTo),
    bedrooms !== undefined && belowLeast(arrays.bedrooms, leastOf(bedrooms), FAILS.bedrooms),
    area !== undefined && belowLeast(arrays.area, leastOf(area), FAILS.area),
    wanted !== 0 && lackingBits(arrays.features, wanted, FAILS.features),
  ].filter((step) => typeof step === 'function')
}
