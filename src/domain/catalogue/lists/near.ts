import { rowsOf, type Bitmap } from './bitmap'
import type { ListingColumns } from './columns'
import { findMatches } from './filterListings'
import { unfiltered } from './listFilter'
import { traitOf } from './traits'

export type Coordinates = { latitude: number; longitude: number }

export const KILOMETRES_A_DEGREE = 111.2

/** Kilometres as the crow flies; exact enough within a country. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const north = a.latitude - b.latitude
  const east =
    (a.longitude - b.longitude) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  return Math.hypot(north, east) * KILOMETRES_A_DEGREE
}

/**
 * Returns a check whether a place lies within so many kilometres; places too far north or south are
 * skipped without measuring.
 */
export function isWithin(
  centre: Coordinates,
  km: number,
): (latitude: number, longitude: number) => boolean {
  const edge = km / KILOMETRES_A_DEGREE
  return (latitude, longitude) =>
    Math.abs(latitude - centre.latitude) <= edge &&
    distanceKm(centre, { latitude, longitude }) <= km
}

/**
 * Returns the rows with the lowest scores, best first, in one pass; rows with a score of NaN are
 * left out.
 */
function lowestScores(
  rows: Iterable<number>,
  scoreOf: (row: number) => number,
  count: number,
): number[] {
  const best: { row: number; score: number }[] = []
  for (const row of rows) {
    const score = scoreOf(row)
    const last = best.at(-1)
    if (Number.isNaN(score) || (best.length >= count && last && score >= last.score)) continue
    const at = best.findIndex((other) => other.score > score)
    best.splice(at < 0 ? best.length : at, 0, { row, score })
    if (best.length > count) best.pop()
  }
  return best.map(({ row }) => row)
}

const referencesOf = ({ arrays }: ListingColumns, rows: number[]): number[] =>
  rows.map((row) => arrays.reference[row] ?? 0)

const coordinatesOf = ({ arrays }: ListingColumns, row: number): Coordinates => ({
  latitude: arrays.latitude[row] ?? NaN,
  longitude: arrays.longitude[row] ?? NaN,
})

/** Returns the matching listings nearest to a place. */
export const nearestTo = (
  columns: ListingColumns,
  matches: Bitmap,
  centre: Coordinates,
  count: number,
): number[] =>
  referencesOf(
    columns,
    lowestScores(rowsOf(matches), (row) => distanceKm(centre, coordinatesOf(columns, row)), count),
  )

/**
 * How far a price is from another as buyers feel it: twice as dear and half as dear are equally
 * far.
 */
const priceGap = (a: number, b: number): number => (a > 0 && b > 0 ? Math.abs(Math.log2(a / b)) : 1)

/** A unit of these is as much as ten kilometres. */
const WEIGHT = { price: 2, bedroom: 0.3 }

/**
 * Returns similar listings: on offer, for the same goal, with a shared type, near and at about the
 * same price.
 */
export function similarTo(
  columns: ListingColumns,
  reference: number,
  language: number,
  count: number,
): number[] {
  const ownRow = columns.slotOf(reference)
  if (ownRow === undefined) return []
  const { traits, typeSet, price, bedrooms } = columns.arrays
  const ownTypes = columns.typeSets.names[typeSet[ownRow] ?? 0] ?? []
  const ownCoordinates = coordinatesOf(columns, ownRow)
  const score = (row: number): number => {
    const distanceToOwn = distanceKm(ownCoordinates, coordinatesOf(columns, row))
    const rooms = Math.abs((bedrooms[row] ?? 0) - (bedrooms[ownRow] ?? 0))
    return (
      (Number.isNaN(distanceToOwn) ? 50 : distanceToOwn) / 10 +
      priceGap(price[row] ?? -1, price[ownRow] ?? -1) * WEIGHT.price +
      rooms * WEIGHT.bedroom
    )
  }
  const { offered: others } = findMatches(columns, {
    ...unfiltered,
    goal: traitOf(traits[ownRow] ?? 0, 'isRent') === 1 ? 'rent' : 'sale',
    language,
    within: ownTypes.map((type) => columns.types.names[type] ?? 0),
  })
  return referencesOf(
    columns,
    lowestScores(rowsOf(others), (row) => (row === ownRow ? NaN : score(row)), count),
  )
}
