import { footOf, isNumber, NOT_MEASURED, TOP, WIDTH } from './plot.mjs'
import {
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
  stroke,
  text,
  widthOf,
} from './svg.mjs'

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

/** The figures of a line in words, for who does not see it. */
const inWords = ({ points }, unit) =>
  points
    .map(({ x, y }) => `${isNumber(y) ? `${grouped(y)} ${unit}` : NOT_MEASURED} at ${grouped(x)}`)
    .join(', ')

/** Grid, numbers beside it and below, and what the numbers below are. */
function axesOf({ scales: { x, y }, left, bottom, across, unit }) {
  return [
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
}

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
  const axes = axesOf({ scales, left, bottom, across, unit })
  const drawn = [
    ...(goal ? goalOf(goal, scales) : []),
    ...all.flatMap((one, at) => lineOf(one, `line${at}`, scales)),
    ...all.flatMap((one, at) => dotsOf(one, at, scales)),
  ]
  const foot = bottom + 5 * LINE - 8
  return sheet({
    title,
    description: `${all.map((one) => `${one.name}: ${inWords(one, unit)}`).join('; ')}. Measured ${measured}.`,
    width: WIDTH,
    height: foot + MARGIN - 8,
    parts: [...key.parts, ...axes, ...drawn, footOf(measured, foot)],
  })
}
