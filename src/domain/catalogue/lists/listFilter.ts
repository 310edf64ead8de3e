import { provinces, regions, type Goal, type Province, type Region } from '../vocabulary'

import {
  complement,
  createBitmap,
  intersect,
  NO_ROWS,
  rowsOf,
  subtract,
  unite,
  writeRow,
  type Bitmap,
} from './bitmap'
import type { ListingColumns } from './columns'
import { featureBits, type Feature } from './features'
import { areaSteps, bedroomSteps, epcLetters, priceSteps, type EpcLetter } from './steps'
import { stepsPassed, stepsReached } from './traits'

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

/** No filter is set: what is missing is which list it is. */
export const unfiltered = {
  cities: [],
  types: [],
  regions: [],
  provinces: [],
  epc: [],
  onlyNew: false,
  has: [],
} satisfies Partial<ListingFilter>

export type FilterName =
  | 'city'
  | 'type'
  | 'region'
  | 'province'
  | 'drawnArea'
  | 'priceFrom'
  | 'priceTo'
  | 'bedrooms'
  | 'area'
  | 'epc'
  | 'new'
  | 'features'

/** A filter that is set, and the rows that pass it. */
export type SetFilter = { name: FilterName; passes: Bitmap }

/** More than there will ever be banners. */
const BANNERS = 256

/** Returns the rows whose number in a column is marked with 1 in a table of all its numbers. */
function rowsWhere({ arrays, end }: ListingColumns, column: Uint16Array, marks: Uint8Array) {
  const rows = createBitmap(arrays.reference.length)
  for (let from = 0; from < end; from += 32) {
    let word = 0
    for (let bit = 0; bit < 32; bit++) word |= (marks[column[from + bit] ?? 0] ?? 0) << bit
    rows[from >>> 5] = word
  }
  return rows
}

function rowsInCities(columns: ListingColumns, names: readonly string[]): Bitmap {
  const { cities, arrays } = columns
  const marks = new Uint8Array(cities.names.length)
  for (const number of names.map(cities.find)) if (number !== undefined) marks[number] = 1
  return rowsWhere(columns, arrays.city, marks)
}

/** Returns the rows that have one of these types. */
function rowsOfTypes(columns: ListingColumns, wanted: readonly number[]): Bitmap {
  const { types, typeSets, arrays } = columns
  const numbers = new Set(wanted.map(types.find))
  const marks = Uint8Array.from(typeSets.names, (set) =>
    Number(set.some((type) => numbers.has(type))),
  )
  return rowsWhere(columns, arrays.typeSet, marks)
}

/** Returns the rows that have one of the chosen values of a trait; undefined when any will do. */
function rowsWith<Value>(
  bitmaps: readonly Bitmap[],
  values: readonly Value[],
  chosen: readonly Value[],
): Bitmap | undefined {
  if (chosen.length === 0) return undefined
  return unite(chosen.flatMap((value) => bitmaps[values.indexOf(value) + 1] ?? []))
}

/** What the numbers of a column are told by: their steps, and a bitmap for each of these. */
type Stepped = { bitmaps: readonly Bitmap[]; steps: readonly number[]; numbers: Int32Array }

/** Returns the rows between a step and the next, of which the steps do not tell enough. */
const rowsAt = (bitmaps: readonly Bitmap[], step: number): Uint32Array =>
  rowsOf(subtract(bitmaps[step] ?? NO_ROWS, bitmaps[step + 1] ?? NO_ROWS))

/** Returns the rows with at least this number. Between two steps, it compares the numbers. */
function rowsFrom({ bitmaps, steps, numbers }: Stepped, least: number | undefined) {
  if (least === undefined) return undefined
  const reached = stepsReached(steps, least)
  if (steps[reached - 1] === least) return bitmaps[reached]
  const rows = bitmaps[reached + 1]?.slice() ?? createBitmap(numbers.length)
  const between = rowsAt(bitmaps, reached)
  for (let at = 0; at < between.length; at++) {
    const row = between[at] ?? 0
    if ((numbers[row] ?? 0) >= least) writeRow(rows, row, true)
  }
  return rows
}

/** Returns the rows with a price of at most this. A price that is not published passes all steps. */
function rowsUpTo({ bitmaps, steps, numbers }: Stepped, most: number | undefined) {
  if (most === undefined) return undefined
  const passed = stepsPassed(steps, most)
  if (steps[passed] === most) return complement(bitmaps[passed + 1] ?? NO_ROWS)
  const rows = complement(bitmaps[passed] ?? NO_ROWS)
  const between = rowsAt(bitmaps, passed)
  for (let at = 0; at < between.length; at++) {
    const row = between[at] ?? 0
    if ((numbers[row] ?? 0) <= most) writeRow(rows, row, true)
  }
  return rows
}

function rowsWithFeatures({ bitmaps }: ListingColumns, wanted: readonly Feature[]) {
  const [first, ...others] = wanted.flatMap((one) => bitmaps.features[featureBits[one]] ?? [])
  return first && others.reduce(intersect, first)
}

/** Returns the rows that belong to a list before any filter of the visitor. */
export function listedRows(columns: ListingColumns, filter: ListingFilter): Bitmap {
  const { bitmaps, arrays } = columns
  const { goal, language, within, marquee } = filter
  const inLanguage = bitmaps.languages[31 - Math.clz32(language)] ?? NO_ROWS
  const isRent = bitmaps.isRent[1] ?? NO_ROWS
  const rows = (goal === 'rent' ? intersect : subtract)(inLanguage, isRent)
  const ofTypes = within?.length ? intersect(rows, rowsOfTypes(columns, within)) : rows
  if (marquee === undefined) return ofTypes
  const banners = new Uint8Array(BANNERS).fill(1, marquee, marquee + 1)
  return intersect(ofTypes, rowsWhere(columns, arrays.marquee, banners))
}

/** Returns the filters that are set, without the drawn area. */
export function setFilters(columns: ListingColumns, filter: ListingFilter): SetFilter[] {
  const { bitmaps, arrays } = columns
  const { cities, types, priceFrom, priceTo, bedrooms, area } = filter
  const prices = { steps: priceSteps[filter.goal], numbers: arrays.price }
  const passes: Partial<Record<FilterName, Bitmap | undefined>> = {
    city: cities.length > 0 ? rowsInCities(columns, cities) : undefined,
    type: types.length > 0 ? rowsOfTypes(columns, types) : undefined,
    region: rowsWith(bitmaps.region, regions, filter.regions),
    province: rowsWith(bitmaps.province, provinces, filter.provinces),
    epc: rowsWith(bitmaps.epc, epcLetters, filter.epc),
    priceFrom: rowsFrom({ ...prices, bitmaps: bitmaps.priceReached }, priceFrom),
    priceTo: rowsUpTo({ ...prices, bitmaps: bitmaps.pricePassed }, priceTo),
    bedrooms: rowsFrom(
      { steps: bedroomSteps, bitmaps: bitmaps.bedrooms, numbers: arrays.bedrooms },
      bedrooms,
    ),
    area: rowsFrom({ steps: areaSteps, bitmaps: bitmaps.areaReached, numbers: arrays.area }, area),
    new: filter.onlyNew ? bitmaps.isNew[1] : undefined,
    features: rowsWithFeatures(columns, filter.has),
  }
  return (Object.keys(passes) as FilterName[]).flatMap((name) => {
    const rows = passes[name]
    return rows ? [{ name, passes: rows }] : []
  })
}
