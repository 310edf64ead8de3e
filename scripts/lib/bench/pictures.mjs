import fs from 'node:fs'
import path from 'node:path'

import { bars, stacks } from './bars.mjs'
import { lines } from './lines.mjs'

/**
 * What a bench measured, as numbers: docs/benchmarks/figures.json holds them by the name of the bench.
 * @typedef {Record<string, { measured: string } & Record<string, any>>} Figures
 */

const OPEN = '<!-- plots -->'
const CLOSE = '<!-- /plots -->'

const front = ({ measured, connections, perSecond }) =>
  bars({
    title: `Pages per second, one cached page over ${connections} connections`,
    unit: 'pages/s',
    measured,
    bars: [
      { name: 'Next alone', value: perSecond.next },
      { name: 'Hestia (front and Next)', value: perSecond.front },
      { name: 'nginx, the same bytes', value: perSecond.nginx },
    ],
  })

const lists = ({ measured, sizes, rate }) =>
  lines({
    title: `Time of a list with filters, ${rate} requests a second`,
    unit: 'ms',
    across: 'listings',
    measured,
    lines: [
      {
        name: '99 of 100 are answered within',
        points: sizes.map(({ listings, p99 }) => ({ x: listings, y: p99 })),
      },
      {
        name: 'half are answered within',
        isLower: true,
        points: sizes.map(({ listings, median }) => ({ x: listings, y: median })),
      },
    ],
    goal: {
      name: 'goal for 99 of 100',
      points: sizes.map(({ listings, goal }) => ({ x: listings, y: goal })),
    },
  })

const pages = ({ measured, kinds, goal }) =>
  stacks({
    title: 'Weight of a page at the first visit, compressed, without pictures',
    unit: 'kB',
    parts: ['JavaScript', 'fonts', 'document', 'CSS'],
    measured,
    goal,
    bars: kinds.map(({ name, scripts, fonts, document, styles, whole }) => ({
      name,
      values: [scripts, fonts, document, styles],
      total: whole,
    })),
  })

/** The pictures at the top of the report, and the bench whose figures each shows. */
const PICTURES = [
  {
    bench: 'front',
    draw: front,
    alt: 'Bars: pages per second of Next alone, of Hestia and of nginx',
  },
  { bench: 'lists', draw: lists, alt: 'Lines: time of a filtered list by number of listings' },
  {
    bench: 'pages',
    draw: pages,
    alt: 'Bars: weight of every kind of page, by what it consists of',
  },
]

/**
 * @param {Figures} figures
 * @returns {{ file: string, alt: string, svg: string }[]} a picture for each bench that has figures
 */
export const picturesOf = (figures) =>
  PICTURES.flatMap(({ bench, draw, alt }) =>
    figures[bench] ? [{ file: `${bench}.svg`, alt, svg: draw(figures[bench]) }] : [],
  )

/** The report with the pictures below its head, in place of those that were there. */
export function withPictures(report, pictures) {
  const block = [
    OPEN,
    ...pictures.map(({ file, alt }) => `![${alt}](benchmarks/${file})`),
    CLOSE,
  ].join('\n\n')
  const from = report.indexOf(OPEN)
  const to = report.indexOf(CLOSE)
  if (from >= 0 && to > from) return report.slice(0, from) + block + report.slice(to + CLOSE.length)
  const first = report.indexOf('<!-- bench ')
  return first < 0
    ? `${report.trimEnd()}\n\n${block}\n`
    : `${report.slice(0, first)}${block}\n\n${report.slice(first)}`
}

/** Benches run as the site does, whose files only its user may read; the report is source, which others may. */
const READABLE = 0o644
function write(file, content) {
  fs.writeFileSync(file, content)
  fs.chmodSync(file, READABLE)
}

const figuresFile = (folder) => path.join(folder, 'figures.json')

/** @returns {Figures} */
export const readFigures = (folder) =>
  fs.existsSync(figuresFile(folder)) ? JSON.parse(fs.readFileSync(figuresFile(folder), 'utf8')) : {}

/** @param {Figures} figures */
export function writeFigures(folder, figures) {
  fs.mkdirSync(folder, { recursive: true })
  const rounded = (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)
  write(figuresFile(folder), `${JSON.stringify(figures, rounded, 2)}\n`)
}

/** Draws the pictures into the folder and shows them at the top of the report. */
export function illustrate(folder, report) {
  const pictures = picturesOf(readFigures(folder))
  for (const { file, svg } of pictures) write(path.join(folder, file), svg)
  write(report, withPictures(fs.readFileSync(report, 'utf8'), pictures))
}
