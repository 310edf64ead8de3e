/** A place on earth, in degrees. */
export type Point = { lat: number; lng: number }
export type Box = { west: number; south: number; east: number; north: number }

/** What a longitude is rounded to: about a metre in Belgium. */
const PRECISION = 1e5

/** The edge of the square that web maps are drawn on: beyond it the projection has no place. */
const MERCATOR_EDGE = 85.05112878

const isWithin = (value: number, limit: number) =>
  Number.isFinite(value) && Math.abs(value) <= limit

export const isPoint = ({ lat, lng }: Point): boolean => isWithin(lat, 90) && isWithin(lng, 180)

export const roundDegrees = (degrees: number): number =>
  Math.round(degrees * PRECISION) / PRECISION || 0

/** The smallest box around places. */
export function boxOf(points: readonly Point[]): Box | undefined {
  const [first, ...others] = points
  if (!first) return undefined
  const start = { west: first.lng, south: first.lat, east: first.lng, north: first.lat }
  return others.reduce(
    ({ west, south, east, north }, { lat, lng }) => ({
      west: Math.min(west, lng),
      south: Math.min(south, lat),
      east: Math.max(east, lng),
      north: Math.max(north, lat),
    }),
    start,
  )
}

export const isInBox = ({ west, south, east, north }: Box, { lat, lng }: Point): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

const KM_PER_DEGREE = 111.3

/** A box with a margin on all sides. */
export function growBox({ west, south, east, north }: Box, km: number): Box {
  const high = km / KM_PER_DEGREE
  const wide = high / Math.cos((south * Math.PI) / 180)
  return { west: west - wide, south: south - high, east: east + wide, north: north + high }
}

/** The box that reaches so far from a place on all sides. */
export const boxAround = ({ lat, lng }: Point, km: number): Box =>
  growBox({ west: lng, east: lng, south: lat, north: lat }, km)

/** A box as a query writes it: west, south, east, north. */
export const writeBox = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map(roundDegrees).join(',')

export function readBox(text: string): Box | undefined {
  if (!/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/.test(text)) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  const isSound =
    isPoint({ lat: south, lng: west }) &&
    isPoint({ lat: north, lng: east }) &&
    west <= east &&
    south <= north
  return isSound ? { west, south, east, north } : undefined
}

export type Pixel = { x: number; y: number }

/** Where a place lies on the square of the web's maps, whose edges are 0 and 1. */
export function project({ lat, lng }: Point): Pixel {
  const sine = Math.sin((Math.max(-MERCATOR_EDGE, Math.min(MERCATOR_EDGE, lat)) * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
