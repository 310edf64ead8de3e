import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { print, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { fillDemands } from './support/demands.mjs'
import { median } from './support/figures.mjs'
import { quantile } from './support/quantile.mjs'
import { openScratch } from './support/scratch.mjs'

const SIZES = [10_000, 100_000]
const GOALS = { 10_000: 100, 100_000: 1000 }
const ROUNDS = 100

export const title = 'Who looks for a new listing, by how many demands there are'

const run = promisify(execFile)

/** In a process of its own, with one connection, as the worker does it. */
async function matchAt({ env }) {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/support/matching.ts', env.DATABASE_URL, String(ROUNDS)],
    { cwd: root },
  )
  return JSON.parse(stdout)
}

export async function measure() {
  const scratch = await step('Database', () => openScratch({ demo: true, isServed: false }))
  const found = []
  for (const size of SIZES) {
    const copy = await step(`${size} demands`, () =>
      scratch.copy(`demands_${size}`, (client) => fillDemands(client, size)),
    )
    found.push({ size, ...(await step('Matching', () => matchAt(copy))) })
  }
  const missed = found.filter(({ size, times }) => quantile(times, 0.99) > GOALS[size])
  print(
    missed.length
      ? `  Goal missed: ${missed.map(({ size }) => size).join(', ')}`
      : '  Goal reached',
  )
  const row = (name, valueOf) => [name, ...found.map(valueOf)]
  return {
    columns: ['one listing', ...SIZES.map((size) => `${size} demands`)],
    rows: [
      row('found, median', ({ counts }) => median(counts)),
      row('found, most', ({ counts }) => Math.max(...counts)),
      row('median, ms', ({ times }) => median(times).toFixed(1)),
      row('p99, ms', ({ times }) => quantile(times, 0.99).toFixed(1)),
    ],
    notes: [
      `${ROUNDS} listings of the demo agency, each against every active demand; the goal is 100 ms for 10,000 and 1,000 ms for 100,000.`,
    ],
  }
}
