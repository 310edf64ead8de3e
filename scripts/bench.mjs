// `npm run bench -- NAME`: measures, prints a table and keeps it in docs/benchmarks.md. Without a name: the list.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { program } from './lib/program.mjs'
import { print, Refusal } from './lib/say.mjs'
import { root } from './lib/settings.mjs'

const folder = path.join(root, 'tests', 'bench')
const SUFFIX = '.bench.mjs'
const report = path.join(root, 'docs', 'benchmarks.md')
const HEAD = '# Benchmarks\n\nWritten by `npm run bench -- NAME`. Machines differ and are noisy: the ratios inside one run count, not the times.\n'

/**
 * @typedef {object} Bench what a file of tests/bench exports
 * @property {string} title
 * @property {() => Promise<{ columns: string[], rows: (string | number)[][], notes: string[] }>} measure
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
  const line = (row) => `| ${row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n')
}

/** The load tells how much else the machine had to do: far above the number of cores, only the ratios say something. */
const machine = () =>
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores, load ${os.loadavg()[1].toFixed(1)}`

/** Puts the section into its place, between its markers, and leaves those of the other benches alone. */
function keep(name, section) {
  const [open, close] = [`<!-- bench ${name} -->`, `<!-- /bench ${name} -->`]
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : HEAD
  const [from, to] = [text.indexOf(open), text.indexOf(close)]
  const block = `${open}\n${section}\n${close}`
  const updated = from < 0 || to < from ? `${text.trimEnd()}\n\n${block}\n` : text.slice(0, from) + block + text.slice(to + close.length)
  fs.writeFileSync(report, updated)
}

async function bench(name) {
  const { title, measure } = await load(name)
  const { columns, rows, notes } = await measure()
  const table = markdown(columns, rows)
  print(`\n${table}\n\n${notes.join('\n')}`)
  keep(name, [`## ${title}`, `${machine()}; \`npm run bench -- ${name}\``, table, notes.map((note) => `- ${note}`).join('\n')].join('\n\n'))
}

await program(async () => {
  const [name] = process.argv.slice(2)
  if (name !== undefined && !names().includes(name)) throw new Refusal(`There is no bench ${name}; there are: ${names().join(', ')}.`)
  if (name !== undefined) return bench(name)
  for (const one of names()) print(`npm run bench -- ${one.padEnd(14)}${(await load(one)).title}`)
})
