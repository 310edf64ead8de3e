import { isPoint, roundDegrees, type Point } from '../lib/geo'

/** An area drawn on a map: its corners in order, the last one joined to the first. */
export type Area = readonly Point[]

/** The number of corners that fits into an address. */
export const MAX_CORNERS = 60
const MIN_CORNERS = 3

/**
 * Each letter holds five bits; the sixth says that the number continues. No letter needs escaping
 * in a URL.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CONTINUES = 32
const MAX_NUMBER_LENGTH = 6
const UNITS_PER_DEGREE = 1e5

const isEncoded = (text: string) =>
  text.length <= MAX_CORNERS * 2 * MAX_NUMBER_LENGTH && /^[\w-]+$/.test(text)

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  let text = ''
  while (rest >= CONTINUES) {
    text += ALPHABET[CONTINUES + (rest % CONTINUES)]
    rest = Math.floor(rest / CONTINUES)
  }
  return text + ALPHABET[rest]
}

function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = []
  let value = 0
  let scale = 1
  for (const letter of text) {
    const bits = ALPHABET.indexOf(letter)
    value += (bits % CONTINUES) * scale
    scale *= CONTINUES
    if (scale > CONTINUES ** MAX_NUMBER_LENGTH) return undefined
    if (bits >= CONTINUES) continue
    numbers.push(value % 2 ? -(value + 1) / 2 : value / 2)
    ;[value, scale] = [0, 1]
  }
  return scale === 1 ? numbers : undefined
}

const toUnits = (degrees: number) => Math.round(degrees * UNITS_PER_DEGREE)

/** Returns the surface in square degrees; the loops of a figure of eight cancel each other out. */
const surfaceOf = (corners: Area): number =>
  Math.abs(
    corners.reduce((sum, { lat, lng }, at) => {
      const next = corners[(at + 1) % corners.length]
      return next ? sum + lng * next.lat - next.lng * lat : sum
    }, 0),
  ) / 2

/** Returns whether an area is valid: 3 to 60 corners, all on earth, and not all in one line. */
export const isArea = (corners: Area): boolean =>
  corners.length >= MIN_CORNERS &&
  corners.length <= MAX_CORNERS &&
  corners.every(isPoint) &&
  surfaceOf(corners) * UNITS_PER_DEGREE * UNITS_PER_DEGREE >= 1

/**
 * Encodes an area for an address: the steps from corner to corner, in hundred-thousandths of a
 * degree.
 */
export function writeArea(corners: Area): string {
  let lat = 0
  let lng = 0
  return corners
    .map((corner) => {
      const north = toUnits(corner.lat)
      const east = toUnits(corner.lng)
      const step = encodeNumber(north - lat) + encodeNumber(east - lng)
      ;[lat, lng] = [north, east]
      return step
    })
    .join('')
}

/** Decodes an area; undefined when the text is not exactly what `writeArea` writes. */
export function readArea(text: string): Area | undefined {
  const numbers = isEncoded(text) ? decodeNumbers(text) : undefined
  if (!numbers || numbers.length % 2 === 1) return undefined
  const corners: Point[] = []
  let lat = 0
  let lng = 0
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at] ?? 0
    lng += numbers[at + 1] ?? 0
    corners.push({ lat: lat / UNITS_PER_DEGREE, lng: lng / UNITS_PER_DEGREE })
  }
  return isArea(corners) && writeArea(corners) === text ? corners : undefined
}

/**
 * Returns whether a point lies inside; where the outline crosses itself, doubly enclosed parts are
 * outside.
 */
export function isInside(corners: Area, { lat, lng }: Point): boolean {
  let inside = false
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before && corner.lat > lat !== before.lat > lat) {
      const crossing =
        before.lng + ((lat - before.lat) / (corner.lat - before.lat)) * (corner.lng - before.lng)
      if (lng < crossing) inside = !inside
    }
    before = corner
  }
  return inside
}

const triangleSize = (a: Point, b: Point, c: Point) =>
  Math.abs((b.lng - a.lng) * (c.lat - a.lat) - (c.lng - a.lng) * (b.lat - a.lat))

/** Returns how much the shape would change without this corner. */
function importanceAt(corners: Area, at: number): number {
  const before = corners.at(at - 1)
  const corner = corners[at]
  const after = corners[(at + 1) % corners.length]
  return before && corner && after ? triangleSize(before, corner, after) : 0
}

function leastImportantCorner(corners: Area): number {
  const weights = corners.map((_, at) => importanceAt(corners, at))
  return weights.indexOf(Math.min(...weights))
}

const MAX_DRAWN_POINTS = 2_000

/**
 * Reduces a drawn area to as many corners as an address carries, dropping the least important
 * first.
 */
export function simplifyArea(drawn: Area, maxCorners = MAX_CORNERS): Area {
  const step = Math.ceil(drawn.length / MAX_DRAWN_POINTS)
  const rounded = drawn
    .filter((_, at) => at % step === 0)
    .map(({ lat, lng }) => ({ lat: roundDegrees(lat), lng: roundDegrees(lng) }))
  const corners = rounded.filter(({ lat, lng }, at) => {
    const before = rounded.at(at - 1)
    return rounded.length === 1 || before?.lat !== lat || before.lng !== lng
  })
  while (corners.length > maxCorners) corners.splice(leastImportantCorner(corners), 1)
  return corners
}
