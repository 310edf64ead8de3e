import { isAtSea, liesIn } from '../catalogue/coordinates'
import { homeCountry } from '../catalogue/countries'
import { mainPlaceOf } from '../catalogue/places/belgium'
import type { Facts } from './facts'
import type { Place } from './listing'
import type { Reason, RowNote } from './reasons'

type Point = { latitude: number; longitude: number }

const KILOMETRES_PER_DEGREE = 111.2

/** The area of a postal code reaches 16 km from its main place at most. */
const MAX_KILOMETRES = 25

function kilometresBetween(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * KILOMETRES_PER_DEGREE
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180)
  return Math.hypot(
    north,
    (one.longitude - other.longitude) * KILOMETRES_PER_DEGREE * Math.cos(middle),
  )
}

const isInside = ({ latitude, longitude }: Point, { country }: Place): boolean =>
  liesIn(country, 'latitude', latitude) && liesIn(country, 'longitude', longitude)

/** Returns why a point cannot be that of the place. */
function faultOf(
  point: Point,
  place: Place,
): 'outsideCountry' | 'atSea' | 'farFromPlace' | undefined {
  if (!isInside(point, place)) return 'outsideCountry'
  if (place.country !== homeCountry) return undefined
  if (isAtSea(point)) return 'atSea'
  const main = mainPlaceOf(place.zip)
  return main && kilometresBetween(point, main) > MAX_KILOMETRES ? 'farFromPlace' : undefined
}

const written = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`

/**
 * Corrects the point of a listing: one with latitude and longitude swapped is turned round, one that
 * cannot be right for its country or town is left out. Both are told.
 */
export function correctPoint(
  listed: Facts,
  place: Place,
): { facts: Facts; notes: Reason<RowNote>[] } {
  const { latitude, longitude, ...rest } = listed
  if (latitude === undefined && longitude === undefined) return { facts: listed, notes: [] }
  const facts = ['latitude', 'longitude']
  const point = {
    latitude: Number(latitude ?? Number.NaN),
    longitude: Number(longitude ?? Number.NaN),
  }
  // Half a point says nothing of where it lies.
  const fault = faultOf(point, place)
  if (!fault) return { facts: listed, notes: [] }
  const turned = { latitude: point.longitude, longitude: point.latitude }
  return faultOf(turned, place)
    ? { facts: rest, notes: [{ code: fault, facts, text: written(point) }] }
    : {
        facts: { ...rest, ...turned },
        notes: [{ code: 'swappedPoint', facts, text: written(point) }],
      }
}
