/** The scales that architects draw in, the largest drawing first. */
const SCALES = [20, 25, 50, 75, 100, 125, 150, 200, 250, 500, 1000] as const
/** Lengths of a scale bar in metres, the longest first. */
const BARS = [50, 20, 10, 5, 2, 1] as const
const POINTS_PER_METRE = 72 / 0.0254
/** The longest scale bar, in points. */
const BAR_PT = 190

export type Size = { width: number; height: number }
/** A picture in pixels, and the metres that its width stands for. */
export type Plan = Size & { metres: number }
export type ScaledPlans = {
  scale: number
  /** Beside each other, or one below the other. */
  isRow: boolean
  /** The sizes on paper, in points. */
  sizes: Size[]
  bar: { metres: number; width: number }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/**
 * Finds the largest usual scale at which plans fit on paper together, beside each other or one below
 * the other: the rooms of two floors can then be compared. Undefined when none does.
 * @param space what there is in points, and what stays free between two
 */
export function scalePlans(
  plans: readonly Plan[],
  space: Size & { gap: number },
): ScaledPlans | undefined {
  const gaps = space.gap * (plans.length - 1)
  for (const scale of SCALES) {
    const pointsOf = (metres: number) => (metres * POINTS_PER_METRE) / scale
    const sizes = plans.map(({ metres, width, height }) => ({
      width: pointsOf(metres),
      height: (pointsOf(metres) * height) / width,
    }))
    const widths = sizes.map(({ width }) => width)
    const heights = sizes.map(({ height }) => height)
    const isRow = sum(widths) + gaps <= space.width && Math.max(...heights) <= space.height
    const isColumn = Math.max(...widths) <= space.width && sum(heights) + gaps <= space.height
    if (!isRow && !isColumn) continue
    const bar = BARS.find((metres) => pointsOf(metres) <= BAR_PT) ?? 1
    return { scale, isRow, sizes, bar: { metres: bar, width: pointsOf(bar) } }
  }
  return undefined
}
