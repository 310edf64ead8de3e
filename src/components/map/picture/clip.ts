import type { Pixel } from '@/domain/lib/geo'
import type { Size } from '@/domain/map/pictureFrame'

type Edge = { isInside: (corner: Pixel) => boolean; crossing: (one: Pixel, other: Pixel) => Pixel }

function edgesOf({ width, height }: Size, margin: number): Edge[] {
  const across = (at: number, isInside: Edge['isInside']): Edge => ({
    isInside,
    crossing: (one, other) => ({
      x: at,
      y: one.y + ((other.y - one.y) * (at - one.x)) / (other.x - one.x),
    }),
  })
  const down = (at: number, isInside: Edge['isInside']): Edge => ({
    isInside,
    crossing: (one, other) => ({
      x: one.x + ((other.x - one.x) * (at - one.y)) / (other.y - one.y),
      y: at,
    }),
  })
  return [
    across(-margin, ({ x }) => x >= -margin),
    across(width + margin, ({ x }) => x <= width + margin),
    down(-margin, ({ y }) => y >= -margin),
    down(height + margin, ({ y }) => y <= height + margin),
  ]
}

/** Cuts a ring to a picture and a margin around it: edge by edge, as Sutherland and Hodgman do. */
export function clipRing(ring: readonly Pixel[], size: Size, margin: number): readonly Pixel[] {
  return edgesOf(size, margin).reduce<readonly Pixel[]>(
    (corners, { isInside, crossing }) =>
      corners.flatMap((corner, at) => {
        const previous = corners.at(at - 1) ?? corner
        const enters = isInside(corner) !== isInside(previous) ? [crossing(previous, corner)] : []
        return isInside(corner) ? [...enters, corner] : enters
      }),
    ring,
  )
}

/** Cuts a line to the parts of which the box of each two corners meets a picture and its margin. */
export function clipLine(
  line: readonly Pixel[],
  { width, height }: Size,
  margin: number,
): (readonly Pixel[])[] {
  const parts: Pixel[][] = []
  let part: Pixel[] = []
  line.forEach((corner, at) => {
    const previous = line[at - 1]
    if (!previous) return
    const isSeen =
      Math.max(corner.x, previous.x) > -margin &&
      Math.min(corner.x, previous.x) < width + margin &&
      Math.max(corner.y, previous.y) > -margin &&
      Math.min(corner.y, previous.y) < height + margin
    if (isSeen && part.length === 0) parts.push((part = [previous]))
    if (isSeen) part.push(corner)
    else part = []
  })
  return parts
}
