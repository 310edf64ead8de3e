import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { print, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { writeExtract } from './support/extracts.mjs'

/** Streets and woods: 1, 4 and 16 times as many. */
const SIZES = (process.env.MAP_WAYS ?? '50000,200000,800000').split(',').map(Number)
/** About what Belgium has, and what making its map may take. */
const COUNTRY = 2_000_000
const GOAL_MB = 2000

export const title = 'The map of an extract'

const run = promisify(execFile)
const megabytes = (bytes) => Math.round(bytes / 1e5) / 10

async function measureOne(folder, ways) {
  const file = path.join(folder, `${ways}.osm.pbf`)
  await step(`${ways} ways`, () => writeExtract(file, ways))
  const program = path.join(root, 'tests', 'bench', 'support', 'mapping.mjs')
  const { stdout } = await run(process.execPath, [program, file, path.join(folder, `${ways}`)])
  const { reading, seconds, peak, size } = JSON.parse(stdout)
  const extract = fs.statSync(file).size
  fs.rmSync(file)
  print(`  ${seconds.toFixed(0)} s, ${peak} MB`)
  const times = [reading.seconds, seconds].map((each) => each.toFixed(1))
  return [ways, megabytes(extract), times[0], reading.peak, times[1], peak, megabytes(size)]
}

const MEMORY = 5

/** What a country would take, by how memory grew from the second largest extract to the largest. */
function countryNote(rows) {
  const [smaller, larger] = rows.slice(-2)
  if (!larger) return []
  const perWay = (larger[MEMORY] - smaller[MEMORY]) / (larger[0] - smaller[0])
  const country = Math.round(larger[MEMORY] + perWay * (COUNTRY - larger[0]))
  return [
    `From ${smaller[0]} to ${larger[0]} ways memory grew by ${Math.round(perWay * 1e5)} MB for each 100000: ${COUNTRY} ways, about a country, would take ${country} MB (goal ${GOAL_MB}). This is an estimate; no extract of that size was made.`,
  ]
}

export async function measure() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-map-bench-'))
  try {
    const rows = []
    for (const ways of SIZES) rows.push(await measureOne(folder, ways))
    return {
      columns: ['ways', 'extract MB', 'read s', 'read MB', 'all s', 'all MB', 'map MB'],
      rows,
      notes: [
        'Invented streets around 500 towns over the area of Belgium, nine nodes each; a tenth are woods. Beside each stand two house numbers, one of them a building. Memory is the peak of the whole process with its threads, after reading and at the end.',
        ...countryNote(rows),
      ],
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
