import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { root } from '../../scripts/lib/settings.mjs'

export const title = 'Reading hostile texts, by their length'

/** What takes no time says nothing about its growth. */
const MEASURABLE_MS = 0.5
const ms = (time) => time.toFixed(2)

export async function measure() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/support/reading.ts'],
    { cwd: root },
  )
  const readers = JSON.parse(stdout).sort((a, b) => b.times[2] - a.times[2])
  const rows = readers.map(({ name, times }) => [
    name,
    ...times.map(ms),
    times[2] < MEASURABLE_MS ? '-' : (times[2] / times[0]).toFixed(1),
  ])
  return {
    columns: ['Reader', '16 kB, ms', '32 kB, ms', '64 kB, ms', 'growth'],
    rows,
    notes: [
      'Of 56 hostile texts the one that takes longest. Four times the length takes a linear reader four times as long, a quadratic one sixteen times.',
    ],
  }
}
