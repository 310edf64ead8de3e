import { provinces, regions, type Goal, type Province, type Region } from '../vocabulary'

import { typeMask, type TypeMask } from './columnArrays'
import type { ListingColumns } from './columns'
import { featureMask, type Feature } from './features'
import { epcLetters, type EpcLetter } from './steps'

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

/**
 * Returns one flag for each number, 1 for those that are wanted; undefined when any number will do.
 */
const flagsFor = (
  size: number,
  numbers: readonly (number | undefined)[],
): Uint8Array | undefined => {
  if (numbers.length === 0) return undefined
  const flags = new Uint8Array(size)
  for (const number of numbers) if (number !== undefined && number >= 0) flags[number] = 1
  return flags
}

const indexFlags = <Value>(values: readonly Value[], wanted: readonly Value[]) =>
  flagsFor(
    256,
    wanted.map((value) => values.indexOf(value)),
  )

/** Turns a filter into numbers, so that the pass over all listings only compares. */
export function prepareFilter({ cities, types }: ListingColumns, filter: ListingFilter) {
  const mask = (ids: readonly number[]) => typeMask(ids.flatMap((id) => types.find(id) ?? []))
  return {
    language: filter.language,
    rent: filter.goal === 'rent' ? 1 : 0,
    banner: filter.marquee,
    listTypes: filter.within?.length ? mask(filter.within) : undefined,
    cities: flagsFor(Math.max(cities.names.length, 1), filter.cities.map(cities.find)),
    types: filter.types.length > 0 ? mask(filter.types) : undefined,
    regions: indexFlags(regions, filter.regions),
    provinces: indexFlags(provinces, filter.provinces),
    epc: indexFlags(epcLetters, filter.epc),
    priceFrom: filter.priceFrom ?? -2,
    priceTo: filter.priceTo ?? Infinity,
    hidesUnpriced: filter.priceTo !== undefined,
    bedrooms: filter.bedrooms ?? 0,
    area: filter.area ?? 0,
    onlyNew: filter.onlyNew,
    features: featureMask(filter.has),
  }
}

export type PreparedFilter = ReturnType<typeof prepareFilter>

const lacksTypes = (low: number, high: number, types: TypeMask): boolean =>
  (low & types.low) === 0 && (high & types.high) === 0

/**
 * Returns whether a listing belongs to the list before any filter: language, goal, types, banner.
 */
export function createListGate(
  { arrays }: ListingColumns,
  { language, rent: wantedRent, listTypes, banner }: PreparedFilter,
): (row: number) => boolean {
  const { languages, rent, marquee, typesLow, typesHigh } = arrays
  return (row) => {
    if (((languages[row] ?? 0) & language) === 0 || rent[row] !== wantedRent) return false
    if (listTypes && lacksTypes(typesLow[row] ?? 0, typesHigh[row] ?? 0, listTypes)) return false
    return banner === undefined || marquee[row] === banner
  }
}

/** Returns the bits of the filters that a listing fails, without the drawn area. */
export function createFailureCheck(
  { arrays }: ListingColumns,
  filter: PreparedFilter,
): (row: number) => number {
  const { city, typesLow, typesHigh, region, province } = arrays
  const { price, bedrooms, area, epc, isNew, features } = arrays
  return (row) => {
    const amount = price[row] ?? -1
    let fails = 0
    if (filter.cities && filter.cities[city[row] ?? 0] !== 1) fails |= FAILS.city
    if (filter.types && lacksTypes(typesLow[row] ?? 0, typesHigh[row] ?? 0, filter.types))
      fails |= FAILS.type
    if (filter.regions && filter.regions[region[row] ?? 0] !== 1) fails |= FAILS.region
    if (filter.provinces && filter.provinces[province[row] ?? 0] !== 1) fails |= FAILS.province
    if (amount < filter.priceFrom) fails |= FAILS.priceFrom
    if (amount > filter.priceTo || (amount < 0 && filter.hidesUnpriced)) fails |= FAILS.priceTo
    if ((bedrooms[row] ?? 0) < filter.bedrooms) fails |= FAILS.bedrooms
    if ((area[row] ?? 0) < filter.area) fails |= FAILS.area
    if (filter.epc && filter.epc[epc[row] ?? 0] !== 1) fails |= FAILS.epc
    if (filter.onlyNew && isNew[row] !== 1) fails |= FAILS.new
    if (((features[row] ?? 0) & filter.features) !== filter.features) fails |= FAILS.features
    return fails
  }
}
