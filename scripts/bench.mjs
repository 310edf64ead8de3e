// `npm run bench -- NAME`: measures, prints a table and writes it to docs/benchmarks.md. Without a
// name it lists the benches.
// `npm run bench -- plots` only draws the pictures again, from the stored figures.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { illustrate, readFigures, writeFigures } from './lib/bench/pictures.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal } from './lib/say.mjs'
import { readSettings, root } from './lib/settings.mjs'

const folder = path.join(root, 'tests', 'bench')
const SUFFIX = '.bench.mjs'
const report = path.join(root, 'docs', 'benchmarks.md')
const drawings = path.join(root, 'docs', 'benchmarks')
const PLOTS = 'plots'
const HEAD =
  '# Benchmarks\n\nWritten by `npm run bench -- NAME`. Machines differ and are noisy: the ratios inside one run count, not the times.\n'

/**
 * @typedef {object} Bench what a file of tests/bench exports
 * @property {string} title
 * @property {() => Promise<{
 *   columns: string[], rows: (string | number)[][], notes: string[], figures?: object
 * }>} measure
 *   figures are what its picture is drawn from (scripts/lib/bench/pictures.mjs)
 */

const names = () =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .sort()

/** @returns {Promise<Bench>} */
const load = (name) => import(pathToFileURL(path.join(folder, `${name}${SUFFIX}`)).href)

function markdown(columns, rows) {
  const cells = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, at) => Math.max(3, ...cells.map((row) => row[at].length)))
  const line = (row) =>
    `| ${row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n')
}

/**
 * The load shows how busy the machine was. Far above the number of cores, only the ratios are
 * meaningful.
 */
const machine = () =>
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores, load ${os.loadavg()[1].toFixed(1)}`

/** Replaces the section between its markers, and leaves the sections of other benches unchanged. */
function keep(name, section) {
  const open = `<!-- bench ${name} -->`
  const close = `<!-- /bench ${name} -->`
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : HEAD
  const from = text.indexOf(open)
  const to = text.indexOf(close)
  const block = `${open}\n${section}\n${close}`
  const updated =
    from < 0 || to < from
      ? `${text.trimEnd()}\n\n${block}\n`
      : text.slice(0, from) + block + text.slice(to + close.length)
  fs.writeFileSync(report, updated)
}

async function bench(name) {
  const { title, measure } = await load(name)
  const { columns, rows, notes, figures } = await measure()
  const table = markdown(columns, rows)
  print(`\n${table}\n\n${notes.join('\n')}`)
  keep(
    name,
    [
      `## ${title}`,
      `${machine()}; \`npm run bench -- ${name}\``,
      table,
      notes.map((note) => `- ${note}`).join('\n'),
    ].join('\n\n'),
  )
  if (figures)
    writeFigures(drawings, {
      ...readFigures(drawings),
      [name]: { measured: machine(), ...figures },
    })
  illustrate(drawings, report)
}

await program(async () => {
  const [name] = process.argv.slice(2)
  if (name === PLOTS) return illustrate(drawings, report)
  if (name !== undefined && !names().includes(name))
    throw new Refusal(`There is no bench ${name}; there are: ${[...names(), PLOTS].join(', ')}.`)
  await ensurePackages(readSettings(), { need: 'all' })
  if (name !== undefined) return bench(name)
  for (const one of names()) print(`npm run bench -- ${one.padEnd(14)}${(await load(one)).title}`)
})
