import { footOf, isNumber, NOT_MEASURED, TOP, WIDTH } from './plot.mjs'
import {
  cut,
  element,
  GAP,
  grouped,
  legend,
  LINE,
  linear,
  MARGIN,
  sheet,
  square,
  stroke,
  text,
  widthOf,
} from './svg.mjs'

const BAR = 22
const ROW = 34
/** Names of bars take no more than this; what is longer is cut. */
const MOST_FOR_NAMES = 200

/** Where names end and bars begin, so that neither covers the other and the figure behind the longest bar has room. */
function columnsFor(names, figures) {
  const forNames = Math.min(Math.max(...names.map(widthOf)), MOST_FOR_NAMES)
  const left = MARGIN + forNames + GAP
  const right = WIDTH - MARGIN - Math.max(...figures.map(widthOf)) - GAP
  return { forNames, left, right }
}

const nameOf = (name, { left, forNames }, y) =>
  text(cut(name, forNames), { x: left - GAP, y, anchor: 'end' })

/** @typedef {{ name: string, value?: number }} Bar */

/**
 * Bars one below the other, with their figure behind them.
 * @param {{ title: string, unit: string, bars: Bar[], measured: string }} plot
 */
export function bars({ title, unit, bars: all, measured }) {
  const told = ({ value }) => (isNumber(value) ? `${grouped(value)} ${unit}` : NOT_MEASURED)
  const columns = columnsFor(
    all.map(({ name }) => name),
    all.map(told),
  )
  const known = all.flatMap(({ value }) => (isNumber(value) ? [value] : []))
  const scale = linear(Math.max(...known, 0), [0, columns.right - columns.left])
  const rows = all.flatMap((bar, at) => {
    const y = TOP + at * ROW
    const length = isNumber(bar.value) ? Math.max(scale.at(bar.value), 1) : 0
    return [
      nameOf(bar.name, columns, y + 16),
      ...(length > 0
        ? [
            element('rect', {
              class: 'fill0',
              x: columns.left,
              y,
              width: length,
              height: BAR,
              rx: 2,
            }),
          ]
        : []),
      text(told(bar), {
        x: columns.left + length + GAP / 2,
        y: y + 16,
        look: length === 0 ? 'soft' : undefined,
      }),
    ]
  })
  const bottom = TOP + all.length * ROW + LINE
  const description = `${all.map((bar) => `${bar.name}: ${told(bar)}`).join('; ')}. Measured ${measured}.`
  return sheet({
    title,
    description,
    width: WIDTH,
    height: bottom + MARGIN - 8,
    parts: [...rows, footOf(measured, bottom)],
  })
}

/** The parts of one bar, each where the one before it ends. */
function stackOf({ values }, scale, left, y) {
  let from = 0
  return values.flatMap((value, colour) => {
    if (!isNumber(value) || value <= 0) return []
    const x = left + scale.at(from)
    from += value
    return [
      element('rect', {
        class: `fill${colour}`,
        x,
        y,
        width: scale.at(from) - scale.at(from - value),
        height: BAR,
      }),
    ]
  })
}

/**
 * Bars made of parts, with their sum behind them and a line at the goal.
 * @param {{ title: string, unit: string, parts: string[], bars: { name: string, values: (number | undefined)[], total?: number }[],
 *   goal?: number, measured: string }} plot
 */
export function stacks({ title, unit, parts: names, bars: all, goal, measured }) {
  const told = ({ total }) => (isNumber(total) ? `${total.toFixed(1)} ${unit}` : NOT_MEASURED)
  const columns = columnsFor(
    all.map(({ name }) => name),
    all.map(told),
  )
  const sums = all.map(({ values }) =>
    values.reduce((sum, value) => sum + (isNumber(value) ? value : 0), 0),
  )
  const scale = linear(Math.max(...sums, goal ?? 0), [0, columns.right - columns.left])
  const entries = [
    ...names.map((name, at) => ({ name, mark: square(at) })),
    ...(goal === undefined
      ? []
      : [{ name: `goal: at most ${goal} ${unit}`, mark: stroke('goal') }]),
  ]
  const key = legend(entries, { x: MARGIN, y: TOP, width: WIDTH - 2 * MARGIN })
  const top = key.bottom + LINE
  const rows = all.flatMap((bar, at) => {
    const y = top + at * ROW
    return [
      nameOf(bar.name, columns, y + 16),
      ...stackOf(bar, scale, columns.left, y),
      text(told(bar), {
        x: WIDTH - MARGIN,
        y: y + 16,
        anchor: 'end',
        look: isNumber(bar.total) ? undefined : 'soft',
      }),
    ]
  })
  const end = top + all.length * ROW
  const line =
    goal === undefined
      ? []
      : [
          element('line', {
            class: 'goal',
            x1: columns.left + scale.at(goal),
            y1: top - 4,
            x2: columns.left + scale.at(goal),
            y2: end - 8,
          }),
        ]
  const bottom = end + LINE
  const description = `${all.map((bar) => `${bar.name}: ${told(bar)}`).join('; ')}. Measured ${measured}.`
  return sheet({
    title,
    description,
    width: WIDTH,
    height: bottom + MARGIN - 8,
    parts: [...key.parts, ...rows, ...line, footOf(measured, bottom)],
  })
}
