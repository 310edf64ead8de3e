import { provinceOf } from '../provinces'
import { regionOf } from '../regions'
import { provinces, regions, type EpcLabel, type Goal } from '../vocabulary'

import { createArrays, growArrays, typeMask, type Arrays } from './columnArrays'
import { areaSteps, epcLetters, epcLetterOf, priceSteps } from './steps'

/** A listing as lists filter and sort it. A price or place that is not published is not in it. */
export type SearchRow = {
  reference: number
  goal: Goal
  /** One bit for each language that shows the listing. */
  languages: number
  city: string
  /** The Belgian postal code; null abroad. */
  zip: string | null
  types: readonly number[]
  mainType: number
  price: number | null
  bedrooms: number
  area: number
  epc: EpcLabel | null
  isNew: boolean
  /** One bit for each feature of the listing. */
  features: number
  /** The position of its banner in the list of banners. */
  marquee: number
  /** True when it is neither sold nor let. */
  isOffered: boolean
  /** True when staff want it first in a selection. */
  isFeatured: boolean
  published: number
  latitude: number | null
  longitude: number | null
}

/** Stands for a value that a listing does not have. */
const NONE = 255

/** Returns how many of the steps a value reaches: 0 below the first. */
const stepsReached = (steps: readonly number[], value: number): number => {
  let reached = 0
  while (reached < steps.length && value >= (steps[reached] ?? Infinity)) reached += 1
  return reached
}

/** Returns how many steps a value lies above: 0 when it is at most the first. */
const stepsPassed = (steps: readonly number[], value: number): number => {
  let passed = 0
  while (passed < steps.length && value > (steps[passed] ?? Infinity)) passed += 1
  return passed
}

/** Gives each name a number, in the order in which the names first appear. */
function createDictionary<Name>() {
  const numbers = new Map<Name, number>()
  const names: Name[] = []
  return {
    names,
    find: (name: Name): number | undefined => numbers.get(name),
    number(name: Name): number {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, names.length)
      return names.push(name) - 1
    },
  }
}

type Dictionary<Name> = ReturnType<typeof createDictionary<Name>>

/** Writes a listing into one row of the columns. */
function writeRow(
  arrays: Arrays,
  row: number,
  listing: SearchRow,
  cities: Dictionary<string>,
  types: Dictionary<number>,
): void {
  const steps = priceSteps[listing.goal]
  const letter = listing.epc && epcLetterOf(listing.epc)
  const mask = typeMask(listing.types.map((type) => types.number(type)))
  const region = listing.zip ? regionOf(listing.zip) : undefined
  const province = listing.zip ? provinceOf(listing.zip) : undefined
  arrays.reference[row] = listing.reference
  arrays.languages[row] = listing.languages
  arrays.rent[row] = listing.goal === 'rent' ? 1 : 0
  arrays.city[row] = cities.number(listing.city)
  arrays.region[row] = region ? regions.indexOf(region) : NONE
  arrays.province[row] = province ? provinces.indexOf(province) : NONE
  arrays.typesLow[row] = mask.low
  arrays.typesHigh[row] = mask.high
  arrays.mainType[row] = types.number(listing.mainType)
  arrays.price[row] = listing.price ?? -1
  arrays.priceReached[row] = listing.price === null ? 0 : stepsReached(steps, listing.price)
  arrays.pricePassed[row] = listing.price === null ? NONE : stepsPassed(steps, listing.price)
  arrays.bedrooms[row] = Math.min(Math.max(listing.bedrooms, 0), NONE)
  arrays.area[row] = listing.area
  arrays.areaReached[row] = stepsReached(areaSteps, listing.area)
  arrays.epc[row] = letter ? epcLetters.indexOf(letter) : NONE
  arrays.isNew[row] = listing.isNew ? 1 : 0
  arrays.features[row] = listing.features
  arrays.marquee[row] = listing.marquee
  arrays.isOffered[row] = listing.isOffered ? 1 : 0
  arrays.isFeatured[row] = listing.isFeatured ? 1 : 0
  arrays.published[row] = listing.published
  arrays.latitude[row] = listing.latitude ?? NaN
  arrays.longitude[row] = listing.longitude ?? NaN
}

/**
 * Holds every listing of the site, one array for each value: a filter looks at all of them in one
 * pass, which takes some ten milliseconds for a million. Rows of removed listings are reused.
 */
export function createListingColumns(size = 1024) {
  let arrays = createArrays(size)
  let end = 0
  const rows = new Map<number, number>()
  const freeRows: number[] = []
  const cities = createDictionary<string>()
  const types = createDictionary<number>()

  function rowFor(reference: number): number {
    const known = rows.get(reference)
    if (known !== undefined) return known
    const row = freeRows.pop() ?? end++
    if (row >= arrays.reference.length) arrays = growArrays(arrays, arrays.reference.length * 2)
    rows.set(reference, row)
    return row
  }

  return {
    cities,
    types,
    get arrays() {
      return arrays
    },
    /** One more than the last row that may be in use. */
    get end() {
      return end
    },
    get size() {
      return rows.size
    },
    slotOf: (reference: number): number | undefined => rows.get(reference),
    put(listing: SearchRow): void {
      const row = rowFor(listing.reference)
      writeRow(arrays, row, listing, cities, types)
    },
    drop(reference: number): void {
      const row = rows.get(reference)
      if (row === undefined) return
      rows.delete(reference)
      arrays.languages[row] = 0
      freeRows.push(row)
    },
  }
}

export type ListingColumns = ReturnType<typeof createListingColumns>
