import { isPoint, roundDegrees, type Point } from './geo'

/** An area that somebody drew on a map: its corners in turn, the last one joined to the first. */
export type Area = readonly Point[]

/** As many corners as an address carries. */
export const MOST_CORNERS = 60
const FEWEST_CORNERS = 3

/** Five bits a letter; the sixth says that the number goes on. Letters that an address holds as they are. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const GOES_ON = 32
const LONGEST_NUMBER = 6
const UNITS = 1e5

const isWritten = (text: string) => text.length <= MOST_CORNERS * 2 * LONGEST_NUMBER && /^[\w-]+$/.test(text)

function writeNumber(value: number): string {
  let left = value < 0 ? -2 * value - 1 : 2 * value
  let text = ''
  while (left >= GOES_ON) {
    text += LETTERS[GOES_ON + (left % GOES_ON)]
    left = Math.floor(left / GOES_ON)
  }
  return text + LETTERS[left]
}

function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = []
  let [value, scale] = [0, 1]
  for (const letter of text) {
    const bits = LETTERS.indexOf(letter)
    value += (bits % GOES_ON) * scale
    scale *= GOES_ON
    if (scale > GOES_ON ** LONGEST_NUMBER) return undefined
    if (bits >= GOES_ON) continue
    numbers.push(value % 2 ? -(value + 1) / 2 : value / 2)
    ;[value, scale] = [0, 1]
  }
  return scale === 1 ? numbers : undefined
}

const toUnits = (degrees: number) => Math.round(degrees * UNITS)

/** The ground it covers, in square degrees; a figure of eight counts its loops against each other. */
const groundOf = (corners: Area): number =>
  Math.abs(
    corners.reduce((sum, { lat, lng }, at) => {
      const next = corners[(at + 1) % corners.length]
      return next ? sum + lng * next.lat - next.lng * lat : sum
    }, 0),
  ) / 2

/** Whether an address may carry it: enough corners, not too many, all on earth, and not all in one line. */
export const isArea = (corners: Area): boolean =>
  corners.length >= FEWEST_CORNERS && corners.length <= MOST_CORNERS && corners.every(isPoint) && groundOf(corners) * UNITS * UNITS >= 1

/** An area as an address carries it: the steps from corner to corner, in hundred-thousandths of a degree. */
export function writeArea(corners: Area): string {
  let [lat, lng] = [0, 0]
  return corners
    .map((corner) => {
      const [north, east] = [toUnits(corner.lat), toUnits(corner.lng)]
      const step = writeNumber(north - lat) + writeNumber(east - lng)
      ;[lat, lng] = [north, east]
      return step
    })
    .join('')
}

/** The area that an address carries; nothing when it is none, or was not written by `writeArea`. */
export function readArea(text: string): Area | undefined {
  const numbers = isWritten(text) ? readNumbers(text) : undefined
  if (!numbers || numbers.length % 2 === 1) return undefined
  const corners: Point[] = []
  let [lat, lng] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at] ?? 0
    lng += numbers[at + 1] ?? 0
    corners.push({ lat: lat / UNITS, lng: lng / UNITS })
  }
  return isArea(corners) && writeArea(corners) === text ? corners : undefined
}

/** Whether a place lies inside; where a drawn line crosses itself, what it goes round twice is outside. */
export function isInside(corners: Area, { lat, lng }: Point): boolean {
  let inside = false
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before && corner.lat > lat !== before.lat > lat) {
      const crossing = before.lng + ((lat - before.lat) / (corner.lat - before.lat)) * (corner.lng - before.lng)
      if (lng < crossing) inside = !inside
    }
    before = corner
  }
  return inside
}

const triangle = (a: Point, b: Point, c: Point) => Math.abs((b.lng - a.lng) * (c.lat - a.lat) - (c.lng - a.lng) * (b.lat - a.lat))

/** How little would be lost without this corner. */
function weightAt(corners: Area, at: number): number {
  const [before, corner, after] = [corners.at(at - 1), corners[at], corners[(at + 1) % corners.length]]
  return before && corner && after ? triangle(before, corner, after) : 0
}

function lightest(corners: Area): number {
  const weights = corners.map((_, at) => weightAt(corners, at))
  return weights.indexOf(Math.min(...weights))
}

const THINNING = 2_000

/** The same shape with few enough corners for an address: those go first that matter least. */
export function simplifyArea(drawn: Area, most = MOST_CORNERS): Area {
  const every = Math.ceil(drawn.length / THINNING)
  const rounded = drawn.filter((_, at) => at % every === 0).map(({ lat, lng }) => ({ lat: roundDegrees(lat), lng: roundDegrees(lng) }))
  const corners = rounded.filter(({ lat, lng }, at) => {
    const before = rounded.at(at - 1)
    return rounded.length === 1 || before?.lat !== lat || before.lng !== lng
  })
  while (corners.length > most) corners.splice(lightest(corners), 1)
  return corners
}
