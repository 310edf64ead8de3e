import type { Pixel } from '@/domain/lib/geo'

export type TownDot = Pixel & { name: string; radius: number }
export type LabelSide = 'end' | 'start' | 'above' | 'below'

type Rect = { left: number; right: number; top: number; bottom: number }

/** The width of a letter and the height of a line, as parts of the font size. */
const LETTER = 0.56
const LINE = 1.1
const GAP = 8

const sides: readonly LabelSide[] = ['end', 'start', 'below', 'above']

/** Where the label of a dot starts, and how it is anchored. */
export function labelAt({ radius }: TownDot, side: LabelSide, size: number) {
  const beside = radius + GAP
  if (side === 'end') return { x: beside, y: size * 0.34, anchor: 'start' } as const
  if (side === 'start') return { x: -beside, y: size * 0.34, anchor: 'end' } as const
  const y = side === 'below' ? radius + size : -radius - size * 0.4
  return { x: 0, y, anchor: 'middle' } as const
}

function labelRect(dot: TownDot, side: LabelSide, size: number): Rect {
  const { x, y, anchor } = labelAt(dot, side, size)
  const width = dot.name.length * size * LETTER
  const left = dot.x + x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
  return {
    left,
    right: left + width,
    top: dot.y + y - size * 0.8,
    bottom: dot.y + y - size * 0.8 + size * LINE,
  }
}

const dotRect = ({ x, y, radius }: TownDot): Rect => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

const overlaps = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Leaves out the dots that lie on one before them: `reach` is the radius in which a dot is pressed.
 */
export const apartDots = <Dot extends TownDot>(dots: readonly Dot[], reach: number): Dot[] =>
  dots.reduce<Dot[]>(
    (placed, dot) =>
      placed.some(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) < 2 * reach)
        ? placed
        : [...placed, dot],
    [],
  )

/**
 * Chooses for each dot a side on which its label covers no dot and no other label, inside the
 * width; undefined where there is none. The first dots choose first.
 */
export function placeLabels(
  dots: readonly TownDot[],
  size: number,
  width: number,
): (LabelSide | undefined)[] {
  const taken = dots.map(dotRect)
  return dots.map((dot) => {
    const own = dotRect(dot)
    const side = sides.find((candidate) => {
      const rect = labelRect(dot, candidate, size)
      const isInside = rect.left >= 0 && rect.right <= width && rect.top >= 0
      return (
        isInside &&
        taken.every(
          (other) => (other.left === own.left && other.top === own.top) || !overlaps(rect, other),
        )
      )
    })
    if (side) taken.push(labelRect(dot, side, size))
    return side
  })
}
