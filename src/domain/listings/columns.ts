import { provinceOf } from '../provinces'
import { regionOf } from '../regions'
import { provinces, regions, type EpcLabel, type Goal } from '../vocabulary'

import { areaSteps, epcLetters, letterOf, priceSteps } from './steps'

/** A listing as lists are asked for it. A price or place that is not published is not in it. */
export type Row = {
  reference: number
  goal: Goal
  /** One bit a language that shows it. */
  languages: number
  city: string
  /** The Belgian postal code; nothing abroad. */
  zip: string | null
  types: readonly number[]
  mainType: number
  price: number | null
  bedrooms: number
  area: number
  epc: EpcLabel | null
  isNew: boolean
  /** One bit for each of the features it has. */
  features: number
  /** The banner it carries, by its place in the list of banners. */
  marquee: number
  published: number
  latitude: number | null
  longitude: number | null
}

const NONE = 255

/** How many of the steps a value reaches: 0 below the first. */
const stepsReached = (steps: readonly number[], value: number): number => {
  let reached = 0
  while (reached < steps.length && value >= (steps[reached] ?? Infinity)) reached += 1
  return reached
}

/** How many steps a value lies above: 0 when it is at most the first. */
const stepsPassed = (steps: readonly number[], value: number): number => {
  let passed = 0
  while (passed < steps.length && value > (steps[passed] ?? Infinity)) passed += 1
  return passed
}

/** Numbers for things that have names, in the order they were met. */
function dictionary<Name>() {
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

const make = (size: number) => ({
  reference: new Int32Array(size),
  /** 0 when nobody is there, else one bit a language. */
  languages: new Uint8Array(size),
  rent: new Uint8Array(size),
  city: new Uint16Array(size),
  region: new Uint8Array(size),
  province: new Uint8Array(size),
  typesLow: new Uint32Array(size),
  typesHigh: new Uint32Array(size),
  mainType: new Uint8Array(size),
  /** -1 when it is not published. */
  price: new Int32Array(size),
  priceReached: new Uint8Array(size),
  pricePassed: new Uint8Array(size),
  bedrooms: new Uint8Array(size),
  area: new Int32Array(size),
  areaReached: new Uint8Array(size),
  epc: new Uint8Array(size),
  isNew: new Uint8Array(size),
  features: new Uint16Array(size),
  marquee: new Uint8Array(size),
  published: new Float64Array(size),
  latitude: new Float32Array(size),
  longitude: new Float32Array(size),
})

export type Arrays = ReturnType<typeof make>

const grown = (arrays: Arrays, size: number): Arrays => {
  const larger = make(size)
  for (const name of Object.keys(arrays) as (keyof Arrays)[]) larger[name].set(arrays[name])
  return larger
}

/** A type beyond the 64th is found by name and number, only not filtered by. */
const bit = (type: number, low: boolean): number => (low ? (type < 32 ? 1 << type : 0) : type >= 32 && type < 64 ? 1 << (type - 32) : 0)

export const typeMask = (types: readonly number[]): { low: number; high: number } => ({
  low: types.reduce((mask, type) => mask | bit(type, true), 0) >>> 0,
  high: types.reduce((mask, type) => mask | bit(type, false), 0) >>> 0,
})

/**
 * Every listing of the site, one array a fact: a question looks at all of them in one go, which takes some ten
 * milliseconds for a million. Slots of listings that left are used again.
 */
export function createColumns(size = 1024) {
  let arrays = make(size)
  let end = 0
  const slots = new Map<number, number>()
  const free: number[] = []
  const cities = dictionary<string>()
  const types = dictionary<number>()

  function slotFor(reference: number): number {
    const known = slots.get(reference)
    if (known !== undefined) return known
    const slot = free.pop() ?? end++
    if (slot >= arrays.reference.length) arrays = grown(arrays, arrays.reference.length * 2)
    slots.set(reference, slot)
    return slot
  }

  function fill(slot: number, row: Row): void {
    const steps = priceSteps[row.goal]
    const letter = row.epc && letterOf(row.epc)
    const mask = typeMask(row.types.map((type) => types.number(type)))
    const [region, province] = [row.zip ? regionOf(row.zip) : undefined, row.zip ? provinceOf(row.zip) : undefined]
    arrays.reference[slot] = row.reference
    arrays.languages[slot] = row.languages
    arrays.rent[slot] = row.goal === 'rent' ? 1 : 0
    arrays.city[slot] = cities.number(row.city)
    arrays.region[slot] = region ? regions.indexOf(region) : NONE
    arrays.province[slot] = province ? provinces.indexOf(province) : NONE
    arrays.typesLow[slot] = mask.low
    arrays.typesHigh[slot] = mask.high
    arrays.mainType[slot] = types.number(row.mainType)
    arrays.price[slot] = row.price ?? -1
    arrays.priceReached[slot] = row.price === null ? 0 : stepsReached(steps, row.price)
    arrays.pricePassed[slot] = row.price === null ? NONE : stepsPassed(steps, row.price)
    arrays.bedrooms[slot] = Math.min(Math.max(row.bedrooms, 0), NONE)
    arrays.area[slot] = row.area
    arrays.areaReached[slot] = stepsReached(areaSteps, row.area)
    arrays.epc[slot] = letter ? epcLetters.indexOf(letter) : NONE
    arrays.isNew[slot] = row.isNew ? 1 : 0
    arrays.features[slot] = row.features
    arrays.marquee[slot] = row.marquee
    arrays.published[slot] = row.published
    arrays.latitude[slot] = row.latitude ?? NaN
    arrays.longitude[slot] = row.longitude ?? NaN
  }

  return {
    cities,
    types,
    get arrays() {
      return arrays
    },
    /** One more than the last slot that may be in use. */
    get end() {
      return end
    },
    get size() {
      return slots.size
    },
    slotOf: (reference: number): number | undefined => slots.get(reference),
    put: (row: Row): void => fill(slotFor(row.reference), row),
    drop(reference: number): void {
      const slot = slots.get(reference)
      if (slot === undefined) return
      slots.delete(reference)
      arrays.languages[slot] = 0
      free.push(slot)
    },
  }
}

export type Columns = ReturnType<typeof createColumns>
