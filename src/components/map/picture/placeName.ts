import type { Pixel } from '@/domain/lib/geo'
import type { Size } from '@/domain/map/pictureFrame'

/** Where a name is written: its middle and its slope in degrees. */
export type NamePlace = { x: number; y: number; angle: number; width: number; height: number }

/** How wide a letter is on average, in parts of the size of the text. */
const LETTER_WIDTH = 0.56
/** Names keep away from the edge, which narrow pages move inwards. */
const EDGE_PX = 14
/** The share of a line by which it may bend away from a straight name. */
const MAX_BEND_PX = 4
/** Empty room around each name. */
const ROOM_PX = 5
const STEP_PX = 12

export const widthOfName = (text: string, size: number): number => text.length * LETTER_WIDTH * size

type Run = { corners: readonly Pixel[]; lengths: readonly number[]; total: number }

function runOf(corners: readonly Pixel[]): Run {
  let total = 0
  const lengths = corners.map((corner, at) => {
    const previous = corners[at - 1] ?? corner
    return (total += Math.hypot(corner.x - previous.x, corner.y - previous.y))
  })
  return { corners, lengths, total }
}

/** The position along a line after so many pixels. */
function positionAt({ corners, lengths }: Run, distance: number): Pixel {
  const at = Math.max(
    1,
    lengths.findIndex((length) => length >= distance),
  )
  const start = corners[at - 1]
  const end = corners[at]
  if (!start || !end) return corners[0] ?? { x: 0, y: 0 }
  const from = lengths[at - 1] ?? 0
  const to = lengths[at] ?? 0
  const part = to > from ? (distance - from) / (to - from) : 0
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
}

/** The name between two positions, readable from left to right. */
function between(start: Pixel, end: Pixel, width: number, height: number): NamePlace {
  const [left, right] = start.x <= end.x ? [start, end] : [end, start]
  const angle = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2, angle, width, height }
}

const distanceToLine = (point: Pixel, start: Pixel, end: Pixel) =>
  Math.abs((end.x - start.x) * (start.y - point.y) - (start.x - point.x) * (end.y - start.y)) /
  Math.hypot(end.x - start.x, end.y - start.y)

/** The places along a line where a name of this width stands on it nearly straight. */
export function placesAlong(
  corners: readonly Pixel[],
  { width, height }: { width: number; height: number },
): NamePlace[] {
  const run = runOf(corners)
  const places: NamePlace[] = []
  for (let from = 0; from + width <= run.total; from += STEP_PX) {
    const start = positionAt(run, from)
    const end = positionAt(run, from + width)
    const middle = [0.25, 0.5, 0.75].map((part) => positionAt(run, from + width * part))
    const isStraight =
      Math.hypot(end.x - start.x, end.y - start.y) > width * 0.96 &&
      middle.every((corner) => distanceToLine(corner, start, end) <= MAX_BEND_PX)
    if (isStraight) places.push(between(start, end, width, height))
  }
  return places
}

/** The circles that a name covers, one beside the other. */
function circlesOf({ x, y, angle, width, height }: NamePlace) {
  const radius = height / 2 + ROOM_PX
  const count = Math.max(1, Math.ceil(width / radius))
  const slope = (angle * Math.PI) / 180
  return Array.from({ length: count + 1 }, (_, index) => {
    const along = (index / count - 0.5) * width
    return { x: x + Math.cos(slope) * along, y: y + Math.sin(slope) * along, radius }
  })
}

export type Circle = Pixel & { radius: number }

/**
 * Chooses places for names: inside a picture of this size, the nearest to its middle, none upon
 * another.
 */
export function createNameBoard(taken: readonly Circle[], { width, height }: Size) {
  const isInside = ({ x, y }: Pixel) =>
    x > EDGE_PX && x < width - EDGE_PX && y > EDGE_PX && y < height - EDGE_PX
  const distanceToCentre = ({ x, y }: Pixel) => Math.hypot(x - width / 2, y - height / 2)
  const circles = [...taken]
  const isFree = (own: readonly Circle[]) =>
    own.every(
      (circle) =>
        isInside(circle) &&
        circles.every(
          ({ x, y, radius }) => Math.hypot(x - circle.x, y - circle.y) > radius + circle.radius,
        ),
    )
  return {
    /** Takes the first of these places that is free; undefined when none is. */
    takeFirst(places: readonly NamePlace[]): NamePlace | undefined {
      const place = places.find((each) => isFree(circlesOf(each)))
      if (place) circles.push(...circlesOf(place))
      return place
    },
    /** Takes the one that is nearest to the middle. */
    take(places: readonly NamePlace[]): NamePlace | undefined {
      return this.takeFirst(places.toSorted((a, b) => distanceToCentre(a) - distanceToCentre(b)))
    },
  }
}
