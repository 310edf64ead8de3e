import { marquees } from '../vocabulary'

import type { Columns } from './columns'

export type Spot = { latitude: number; longitude: number }

const KILOMETRES_A_DEGREE = 111.2

/** Kilometres as the crow flies; exact enough within a country. */
export function distance(a: Spot, b: Spot): number {
  const north = a.latitude - b.latitude
  const east = (a.longitude - b.longitude) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  return Math.hypot(north, east) * KILOMETRES_A_DEGREE
}

/** Whether a place lies at most so many kilometres away. What lies too far north or south is not measured. */
export function isWithin(centre: Spot, km: number): (latitude: number, longitude: number) => boolean {
  const edge = km / KILOMETRES_A_DEGREE
  return (latitude, longitude) => Math.abs(latitude - centre.latitude) <= edge && distance(centre, { latitude, longitude }) <= km
}

/** The few with the lowest score, best first, in one look at all; a score that is no number leaves out. */
function best(end: number, scoreOf: (slot: number) => number, size: number): number[] {
  const found: { slot: number; score: number }[] = []
  for (let slot = 0; slot < end; slot++) {
    const score = scoreOf(slot)
    const last = found.at(-1)
    if (Number.isNaN(score) || (found.length >= size && last && score >= last.score)) continue
    const at = found.findIndex((other) => other.score > score)
    found.splice(at < 0 ? found.length : at, 0, { slot, score })
    if (found.length > size) found.pop()
  }
  return found.map(({ slot }) => slot)
}

const referencesOf = ({ arrays }: Columns, slots: number[]): number[] => slots.map((slot) => arrays.reference[slot] ?? 0)

const spotOf = ({ arrays }: Columns, slot: number): Spot => ({ latitude: arrays.latitude[slot] ?? NaN, longitude: arrays.longitude[slot] ?? NaN })

/** Of what matches, the nearest to a place. */
export const nearestTo = (columns: Columns, matches: Uint8Array, place: Spot, size: number): number[] =>
  referencesOf(
    columns,
    best(matches.length, (slot) => (matches[slot] === 1 ? distance(place, spotOf(columns, slot)) : NaN), size),
  )

const SOLD = marquees.indexOf('sold')

/** How far a price is from another as buyers feel it: twice as dear and half as dear are equally far. */
const priceGap = (a: number, b: number): number => (a > 0 && b > 0 ? Math.abs(Math.log2(a / b)) : 1)

/** A unit of these is as much as ten kilometres. */
const WEIGHT = { price: 2, bedroom: 0.3 }

/** What somebody may like who likes this one: to be had, for the same goal, of a type they share, near and of about the price. */
export function similarTo(columns: Columns, reference: number, language: number, size: number): number[] {
  const own = columns.slotOf(reference)
  if (own === undefined) return []
  const { languages, rent, typesLow, typesHigh, marquee, price, bedrooms } = columns.arrays
  const here = spotOf(columns, own)
  const score = (slot: number): number => {
    if (slot === own || ((languages[slot] ?? 0) & language) === 0 || rent[slot] !== rent[own] || (marquee[slot] ?? 0) >= SOLD) return NaN
    if (((typesLow[slot] ?? 0) & (typesLow[own] ?? 0)) === 0 && ((typesHigh[slot] ?? 0) & (typesHigh[own] ?? 0)) === 0) return NaN
    const away = distance(here, spotOf(columns, slot))
    const rooms = Math.abs((bedrooms[slot] ?? 0) - (bedrooms[own] ?? 0))
    return (Number.isNaN(away) ? 50 : away) / 10 + priceGap(price[slot] ?? -1, price[own] ?? -1) * WEIGHT.price + rooms * WEIGHT.bedroom
  }
  return referencesOf(columns, best(columns.end, score, size))
}
