import { boxOf, project, type Pixel, type Point } from '../../lib/geo'
import type { MapFile } from '../mapFile'
import { metresBetween } from '../nearby'
import { degreesOf } from '../pictureFrame'
import type { TileFeature } from '../tileFeature'
import { addressLayers } from './addressLayers'
import { isSameNumber, wholeNumberOf } from './houseNumber'
import { foldedNames, foldStreet, writtenName } from './streetNames'

/** A house whose street is not said stands this near to it. */
const NEAR_STREET_M = 60
/** Lines further than this from the nearest one are another street of the same name. */
const SAME_STREET_M = 2500
/** Between two houses further apart, nothing is estimated. */
const MAX_GAP_M = 400
/** A number this close to a known one is about there. */
const MAX_STEP = 8

/**
 * `house`: the number is in the file. `near`: it is estimated from the numbers beside it. `street`:
 * only the street is known, and the place is its middle.
 */
export const precisions = ['house', 'near', 'street'] as const
export type FoundPlace = Point & { precision: (typeof precisions)[number] }

export type Street = { name: string; lines: readonly (readonly Pixel[])[] }
type House = Point & { number: string }

/** The point of a line that is nearest to another point, on the square of `project`. */
function nearestOnLine(line: readonly Pixel[], { x, y }: Pixel): Pixel | undefined {
  let best: Pixel | undefined
  let least = Infinity
  line.forEach((end, index) => {
    const start = line[index - 1] ?? end
    const dx = end.x - start.x
    const dy = end.y - start.y
    const length = dx * dx + dy * dy
    const along = length ? ((x - start.x) * dx + (y - start.y) * dy) / length : 0
    const part = Math.max(0, Math.min(1, along))
    const point = { x: start.x + part * dx, y: start.y + part * dy }
    const away = (point.x - x) ** 2 + (point.y - y) ** 2
    if (away >= least) return
    least = away
    best = point
  })
  return best
}

/** The point of a street nearest to a place, and how far it is. */
function nearestOnStreet({ lines }: Street, place: Point) {
  const target = project(place)
  const points = lines.flatMap((line) => {
    const point = nearestOnLine(line, target)
    return point ? [degreesOf(point)] : []
  })
  return points
    .map((point) => ({ point, metres: metresBetween(place, point) }))
    .reduce<{ point: Point; metres: number } | undefined>(
      (best, each) => (best && best.metres <= each.metres ? best : each),
      undefined,
    )
}

/** The street of a name among the features of a map file, where it is nearest to the town. */
export function findStreet(
  features: readonly TileFeature[],
  layers: MapFile['layers'],
  { street, town }: { street: string; town: Point },
): Street | undefined {
  const wanted = foldStreet(street)
  const { names } = addressLayers[layers].streets
  const same = features.filter(
    ({ type, properties }) => type === 2 && foldedNames(properties, names).includes(wanted),
  )
  const [first] = same
  const name = (first && writtenName(first.properties, names, wanted)) ?? street
  const lines = same.flatMap(({ geometry }) => geometry)
  const nearest = nearestOnStreet({ name, lines }, town)
  if (!wanted || !nearest) return undefined
  const isSame = (line: readonly Pixel[]) =>
    (nearestOnStreet({ name, lines: [line] }, nearest.point)?.metres ?? Infinity) < SAME_STREET_M
  return { name, lines: lines.filter(isSame) }
}

/** The houses of a street among the features of a map file. */
export function housesOf(
  features: readonly TileFeature[],
  layers: MapFile['layers'],
  street: Street,
): House[] {
  const { number: key, streets, isAddress } = addressLayers[layers].addresses
  const wanted = foldStreet(street.name)
  return features.flatMap(({ type, properties, geometry }) => {
    const number = properties[key]
    const pixel = geometry[0]?.[0]
    if (type !== 1 || number === undefined || !pixel || !isAddress(properties)) return []
    const place = degreesOf(pixel)
    const away = nearestOnStreet(street, place)?.metres ?? Infinity
    const isHere =
      streets.length > 0
        ? foldedNames(properties, streets).includes(wanted) && away < SAME_STREET_M
        : away <= NEAR_STREET_M
    return isHere ? [{ ...place, number: String(number) }] : []
  })
}

const isSameSide = (one: number, other: number) => one % 2 === other % 2

/** About where a number is, from the numbers beside it on its side of the street. */
function estimate(houses: readonly House[], wanted: number): Point | undefined {
  const side = houses
    .map((house) => ({ ...house, whole: wholeNumberOf(house.number) }))
    .filter((house) => house.whole !== undefined && isSameSide(house.whole, wanted))
    .map(({ lat, lng, whole = 0 }) => ({ lat, lng, step: whole - wanted }))
  const [below] = side.filter(({ step }) => step <= 0).sort((a, b) => b.step - a.step)
  const [above] = side.filter(({ step }) => step >= 0).sort((a, b) => a.step - b.step)
  if (below && above && metresBetween(below, above) <= MAX_GAP_M) {
    const span = above.step - below.step
    const part = span ? -below.step / span : 0
    return {
      lat: below.lat + (above.lat - below.lat) * part,
      lng: below.lng + (above.lng - below.lng) * part,
    }
  }
  return [below, above].find((house) => house && Math.abs(house.step) <= MAX_STEP)
}

/** The point of a street nearest to the middle of its box. */
function middleOf(street: Street): Point | undefined {
  const box = boxOf(street.lines.flat().map(degreesOf))
  if (!box) return undefined
  const centre = { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 }
  return nearestOnStreet(street, centre)?.point
}

/** Finds the place of a number in a street; without the number, the middle of the street. */
export function placeOnStreet(
  street: Street,
  houses: readonly House[],
  number: string,
): FoundPlace | undefined {
  const house = number ? houses.find((each) => isSameNumber(number, each.number)) : undefined
  if (house) return { lat: house.lat, lng: house.lng, precision: 'house' }
  const whole = wholeNumberOf(number)
  const near = whole === undefined ? undefined : estimate(houses, whole)
  if (near) return { lat: near.lat, lng: near.lng, precision: 'near' }
  const middle = middleOf(street)
  return middle && { ...middle, precision: 'street' }
}

/** A pin further than this from its address is probably wrong. */
export const MAX_PIN_METRES = 300

/** How far a pin lies from an address: from the house where it is known, else from its street. */
export const metresFromAddress = (pin: Point, street: Street, place: FoundPlace): number =>
  place.precision === 'house'
    ? metresBetween(pin, place)
    : (nearestOnStreet(street, pin)?.metres ?? metresBetween(pin, place))
