import type { Pixel } from '@/domain/lib/geo'

/** The height of a pill, and what its text and its edges need in width. */
export const PILL_HEIGHT_PX = 28
/** What keeps its distance from pills: a dot, or the circle of a group. */
export const MARK_PX = { dot: 22, group: 40 } as const
const CHARACTER_PX = 7.6
const PILL_EDGES_PX = 22
/** The dot of a new listing, and its distance from the price. */
const DOT_PX = 14
const GAP_PX = 2

/** A mark on the screen; with a text it would like to be a pill. */
export type Placed = Pixel & {
  key: string
  text?: string | undefined
  hasDot?: boolean
  size: number
}
type Rectangle = { left: number; right: number; top: number; bottom: number }

const rectangleOf = ({ x, y }: Pixel, width: number, height: number): Rectangle => ({
  left: x - width / 2 - GAP_PX,
  right: x + width / 2 + GAP_PX,
  top: y - height / 2 - GAP_PX,
  bottom: y + height / 2 + GAP_PX,
})

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** The width that a pill with this text has, about. */
export const pillWidth = (text: string, hasDot = false): number =>
  text.length * CHARACTER_PX + PILL_EDGES_PX + (hasDot ? DOT_PX : 0)

/**
 * Returns the keys of the marks for whose pill there is room. The others are drawn as dots, so that
 * no price covers another or a number. Earlier marks come first.
 */
export function pillsWithRoom(marks: readonly Placed[]): Set<string> {
  const dots = new Map(marks.map((mark) => [mark.key, rectangleOf(mark, mark.size, mark.size)]))
  const pills = new Map<string, Rectangle>()
  for (const { key, text, hasDot, ...pixel } of marks) {
    if (!text) continue
    const pill = rectangleOf(pixel, pillWidth(text, hasDot), PILL_HEIGHT_PX)
    const isFree =
      [...dots].every(([other, dot]) => other === key || !overlap(pill, dot)) &&
      [...pills.values()].every((other) => !overlap(pill, other))
    if (isFree) pills.set(key, pill)
  }
  return new Set(pills.keys())
}
