/** What all plots have in common: the sheet they are drawn on, their text and their scales. SVG is written by hand, without a library. */

const SIZE = 13
/** The average width of a letter in the fonts of a browser, as a part of the size. Generous: text may be narrower than this and not wider. */
const LETTER = 0.6
/** Space between one text and the next. */
export const GAP = 12
export const LINE = 20
export const MARGIN = 24

/** Colours of bars and lines, in light and in dark. They differ in lightness too, for readers who do not tell all colours apart. */
const COLOURS = [
  ['#1f4e79', '#8ec5f5'],
  ['#c96f1a', '#ffb066'],
  ['#4d8f5b', '#a5dbaf'],
  ['#a8a29a', '#6f6a63'],
]

const style = (at) =>
  [
    `.sheet{fill:${['#ffffff', '#16181c'][at]};stroke:${['#d8d4cd', '#3a3d44'][at]}}`,
    `text{fill:${['#24211d', '#ececec'][at]};font:${SIZE}px system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif}`,
    '.bold{font-weight:600}',
    `.over{stroke:${['#ffffff', '#16181c'][at]};stroke-width:4;paint-order:stroke}`,
    `.soft{fill:${['#5f5a53', '#b3b0aa'][at]}}`,
    `.grid{stroke:${['#e6e2db', '#2e3138'][at]}}`,
    `.goal{stroke:${['#8a1f1f', '#ff9d9d'][at]};stroke-dasharray:6 4;fill:none}`,
    ...COLOURS.map(
      (pair, n) =>
        `.fill${n}{fill:${pair[at]}}.line${n}{stroke:${pair[at]};stroke-width:2.5;fill:none}`,
    ),
  ].join('')

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value) => String(value).replace(/[&<>"]/g, (sign) => SIGNS[sign])

export const widthOf = (words) => Math.ceil([...words].length * SIZE * LETTER)

/** As much of some words as fits, and a sign that there were more. */
export function cut(words, width) {
  if (widthOf(words) <= width) return words
  const letters = Math.max(1, Math.floor(width / (SIZE * LETTER)) - 1)
  return `${[...words].slice(0, letters).join('').trimEnd()}…`
}

const round = (value) => Math.round(value * 10) / 10

/** An element; attributes without a value are left out. */
export function element(name, attributes, content) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? round(value) : value)}"`)
    .join('')
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** @param {{ x: number, y: number, anchor?: 'start' | 'middle' | 'end', look?: 'soft' | 'bold' | 'over' }} where */
export const text = (words, { x, y, anchor, look }) =>
  element('text', { x, y, 'text-anchor': anchor, class: look }, escaped(words))

export const gridLine = (x1, y1, x2, y2) => element('line', { x1, y1, x2, y2, class: 'grid' })

/** A whole picture: its title and description are read aloud, its title is also drawn. */
export function sheet({ title, description, width, height, parts }) {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">`,
    element('title', { id: 'title' }, escaped(title)),
    element('desc', { id: 'description' }, escaped(description)),
    `<style>${style(0)}@media(prefers-color-scheme:dark){${style(1)}}</style>`,
    element('rect', {
      class: 'sheet',
      x: 0.5,
      y: 0.5,
      width: width - 1,
      height: height - 1,
      rx: 8,
    }),
    text(title, { x: MARGIN, y: MARGIN + SIZE, look: 'bold' }),
    ...parts,
    '</svg>',
  ].join('\n')}\n`
}

/** Names of colours or lines in a row, and in another where the row is full. */
export function legend(entries, { x, y, width }) {
  const parts = []
  let left = x
  let top = y
  for (const { name, mark } of entries) {
    const needed = LINE + widthOf(name)
    if (left > x && left + needed > x + width) [left, top] = [x, top + LINE]
    parts.push(mark(left, top), text(name, { x: left + LINE, y: top, look: 'soft' }))
    left += needed + GAP
  }
  return { parts, bottom: top }
}

export const square = (colour) => (x, y) =>
  element('rect', { class: `fill${colour}`, x, y: y - 10, width: 12, height: 12, rx: 2 })
export const stroke = (name) => (x, y) =>
  element('line', { class: name, x1: x, y1: y - 4, x2: x + 14, y2: y - 4 })

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is not below a value. */
function niceStep(value) {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= value * 0.999) ?? 10) * power
}

/** A scale from nothing to at least a value, with about five marks at round numbers. */
export function linear(most, [from, to]) {
  const step = niceStep(Math.max(most, 1e-9) / 5)
  const end = Math.ceil(most / step - 1e-9) * step || step
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, at) => at * step)
  return { ticks, at: (value) => from + (value / end) * (to - from) }
}

/** A scale on which each power of ten takes as much room as the one before it. A single value stands in the middle. */
export function logarithmic(values, [from, to]) {
  const least = Math.floor(Math.log10(Math.min(...values)))
  const most = Math.ceil(Math.log10(Math.max(...values)))
  const [first, last] = least === most ? [least - 1, most + 1] : [least, most]
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at))
  return {
    ticks,
    at: (value) => from + ((Math.log10(value) - first) / (last - first)) * (to - from),
  }
}

/** A number as it is read: 50 747, 18, 4.2. */
export function grouped(value, digits = value < 10 ? 1 : 0) {
  const [whole, part] = value.toFixed(digits).split('.')
  const thousands = Array.from({ length: Math.ceil(whole.length / 3) }, (_, at) =>
    whole.slice(Math.max(whole.length - 3 * (at + 1), 0), whole.length - 3 * at),
  )
  return thousands.reverse().join(' ') + (part && Number(part) > 0 ? `.${part}` : '')
}
