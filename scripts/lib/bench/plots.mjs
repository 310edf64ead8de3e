import {
  cut,
  element,
  GAP,
  grouped,
  gridLine,
  legend,
  LINE,
  linear,
  logarithmic,
  MARGIN,
  sheet,
  square,
  stroke,
  text,
  widthOf,
} from './svg.mjs'

const WIDTH = 760
const TOP = MARGIN + 2 * LINE
const BAR = 22
const ROW = 34
/** Names of bars take no more than this; what is longer is cut. */
const MOST_FOR_NAMES = 200

const isNumber = (value) => typeof value === 'number' && Number.isFinite(value)
const NOT_MEASURED = 'not measured'
const footOf = (measured, bottom) => text(measured, { x: MARGIN, y: bottom, look: 'soft' })

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

/** The goal beside a single point. */
const MARK = 40

/** Points joined by lines; where one is missing, the line has a gap. */
function lineOf({ points }, colour, scales) {
  const at = (point) =>
    isNumber(point.y)
      ? `${scales.x.at(point.x).toFixed(1)},${scales.y.at(point.y).toFixed(1)}`
      : undefined
  const runs = points.reduce(
    (found, point) =>
      at(point) ? [...found.slice(0, -1), [...(found.at(-1) ?? []), at(point)]] : [...found, []],
    [[]],
  )
  return runs
    .filter((run) => run.length > 1)
    .map((run) => element('polyline', { class: colour, points: run.join(' ') }))
}

/** The goal, which is a line as well, or a mark where there is but one point. */
function goalOf(goal, scales) {
  const [only, ...more] = goal.points
  if (more.length > 0 || !isNumber(only?.y)) return lineOf(goal, 'goal', scales)
  const x = scales.x.at(only.x)
  const y = scales.y.at(only.y)
  return [element('line', { class: 'goal', x1: x - MARK, y1: y, x2: x + MARK, y2: y })]
}

/** Dots with their figure: above them for the upper line, below for the lower, so that two that lie close do not cover each other. */
const dotsOf = ({ points, isLower }, colour, scales) =>
  points.flatMap(({ x, y }) => {
    if (!isNumber(y)) return []
    const cx = scales.x.at(x)
    const cy = scales.y.at(y)
    return [
      element('circle', { class: `fill${colour}`, cx, cy, r: 4.5 }),
      text(grouped(y), {
        x: cx,
        y: isLower ? cy + LINE : cy - GAP,
        anchor: 'middle',
        look: 'over',
      }),
    ]
  })

/**
 * At most two lines over a scale of powers of ten, and the goal.
 * @param {{ title: string, across: string, unit: string, lines: { name: string, isLower?: boolean, points: { x: number, y?: number }[] }[],
 *   goal?: { name: string, points: { x: number, y?: number }[] }, measured: string }} plot
 */
export function lines({ title, across, unit, lines: all, goal, measured }) {
  const points = [...all, ...(goal ? [goal] : [])].flatMap((one) => one.points)
  const entries = [
    ...all.map(({ name }, at) => ({ name, mark: stroke(`line${at}`) })),
    ...(goal ? [{ name: goal.name, mark: stroke('goal') }] : []),
  ]
  const key = legend(entries, { x: MARGIN, y: TOP, width: WIDTH - 2 * MARGIN })
  const top = key.bottom + 2 * LINE
  const bottom = key.bottom + 2 * LINE + 240
  const y = linear(Math.max(...points.map((point) => (isNumber(point.y) ? point.y : 0))), [
    bottom,
    top,
  ])
  const left =
    MARGIN + Math.max(...y.ticks.map((tick) => widthOf(`${grouped(tick)} ${unit}`))) + GAP
  const x = logarithmic(
    points.map((point) => point.x),
    [left + LINE, WIDTH - MARGIN - LINE],
  )
  const scales = { x, y }
  const axes = [
    ...y.ticks.flatMap((tick) => [
      gridLine(left, y.at(tick), WIDTH - MARGIN, y.at(tick)),
      text(`${grouped(tick)} ${unit}`, {
        x: left - GAP,
        y: y.at(tick) + 4,
        anchor: 'end',
        look: 'soft',
      }),
    ]),
    ...x.ticks.map((tick) =>
      text(grouped(tick), { x: x.at(tick), y: bottom + 2 * LINE, anchor: 'middle', look: 'soft' }),
    ),
    text(across, {
      x: (left + WIDTH - MARGIN) / 2,
      y: bottom + 3 * LINE,
      anchor: 'middle',
      look: 'soft',
    }),
  ]
  const drawn = [
    ...(goal ? goalOf(goal, scales) : []),
    ...all.flatMap((one, at) => lineOf(one, `line${at}`, scales)),
    ...all.flatMap((one, at) => dotsOf(one, at, scales)),
  ]
  const told = (one) =>
    one.points
      .map(
        (point) =>
          `${isNumber(point.y) ? `${grouped(point.y)} ${unit}` : NOT_MEASURED} at ${grouped(point.x)}`,
      )
      .join(', ')
  const foot = bottom + 5 * LINE - 8
  return sheet({
    title,
    description: `${all.map((one) => `${one.name}: ${told(one)}`).join('; ')}. Measured ${measured}.`,
    width: WIDTH,
    height: foot + MARGIN - 8,
    parts: [...key.parts, ...axes, ...drawn, footOf(measured, foot)],
  })
}
