import type { Country } from './countries'

type Range = readonly [min: number, max: number]

const latitudes: Range = [-90, 90]
const longitudes: Range = [-180, 180]

/**
 * The smallest box around a country with its islands in Europe and the Atlantic. It also catches the usual mistake:
 * latitude and longitude swapped. France has none: its overseas departments lie on three oceans.
 */
const countryBounds: Partial<Record<Country, { latitude: Range; longitude: Range }>> = {
  be: { latitude: [49.49, 51.51], longitude: [2.54, 6.41] },
  lu: { latitude: [49.44, 50.19], longitude: [5.73, 6.54] },
  nl: { latitude: [50.75, 53.56], longitude: [3.35, 7.23] },
  de: { latitude: [47.27, 55.06], longitude: [5.86, 15.05] },
  es: { latitude: [27.63, 43.8], longitude: [-18.17, 4.33] },
  it: { latitude: [35.28, 47.1], longitude: [6.62, 18.53] },
  pt: { latitude: [30.02, 42.16], longitude: [-31.28, -6.18] },
}

const isInRange = (value: number, [min, max]: Range) => value >= min && value <= max

/**
 * Returns whether a coordinate can lie in the country; without known bounds, whether it lies on
 * earth.
 */
export function liesIn(
  country: Country | undefined,
  axis: 'latitude' | 'longitude',
  value: number,
): boolean {
  const bounds = country && countryBounds[country]
  return isInRange(value, bounds ? bounds[axis] : axis === 'latitude' ? latitudes : longitudes)
}

type Point = { latitude: number; longitude: number }

/** The beaches of Belgium from the French to the Dutch border, some 700 m out into the sea. */
const COAST: readonly Point[] = [
  { latitude: 51.09, longitude: 2.53 },
  { latitude: 51.163, longitude: 2.7 },
  { latitude: 51.246, longitude: 2.91 },
  { latitude: 51.325, longitude: 3.12 },
  { latitude: 51.372, longitude: 3.2 },
  { latitude: 51.365, longitude: 3.31 },
  { latitude: 51.385, longitude: 3.37 },
]

/** Returns whether a point lies off the coast of Belgium. */
export function isAtSea({ latitude, longitude }: Point): boolean {
  const at = COAST.findIndex((one) => one.longitude >= longitude)
  const west = COAST[at - 1]
  const east = COAST[at]
  if (!west || !east) return false
  const share = (longitude - west.longitude) / (east.longitude - west.longitude)
  return latitude > west.latitude + share * (east.latitude - west.latitude)
}
