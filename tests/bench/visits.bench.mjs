import { execFile, spawn } from 'node:child_process'
import http from 'node:http'
import { promisify } from 'node:util'

import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { until } from '../../scripts/lib/processes.mjs'
import { sendBeacons } from './support/beacons.mjs'
import { median } from './support/figures.mjs'
import { freePort } from './support/free-port.mjs'
import { memoryOf } from './support/memory.mjs'
import { processorMsOf } from './support/processor.mjs'
import { quantile } from './support/quantile.mjs'
import { openScratch, withClient } from './support/scratch.mjs'

const RATE = 2000
const SECONDS = Number(process.env.SECONDS ?? 15)
/** Seconds that a front which was just started needs to run its compiled code. */
const WARM_UP = 3
const PEOPLE = 20_000
const LOOKS = Number(process.env.VISITS ?? 1_000_000)
const ROWS = Number(process.env.VISIT_ROWS ?? 10_000_000)
const LISTINGS = 10_000
const ASKED = 2000
const SLOWEST = 20
const SLOWEST_BEACON = 50
const TIMEOUT_MS = 20_000

export const title = `Visits: ${RATE} beacons a second, ${LOOKS} against a plain count, and the graph at ${ROWS} rows`

const run = promisify(execFile)

async function asked({ env }, what, size) {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/support/audience.ts', env.DATABASE_URL, what, String(size)],
    { cwd: root, env },
  )
  return JSON.parse(stdout)
}

/** A front alone: beacons never reach what lies behind it. */
async function startFront({ env }) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = {
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    UPSTREAM_URL: 'http://127.0.0.1:9',
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_ENV: 'production',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/front/main.ts'], {
    cwd: root,
    env: own,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let ended = false
  child.once('exit', () => (ended = true))
  const stop = async () => {
    child.kill('SIGTERM')
    await until(() => ended, TIMEOUT_MS)
  }
  whenStopping('programs', stop)
  const listens = () =>
    new Promise((resolve) =>
      http
        .get(url, (answer) => resolve(answer.resume() !== null))
        .on('error', () => resolve(false)),
    )
  if (!(await until(async () => ended || (await listens()), TIMEOUT_MS, 100)) || ended)
    throw new Refusal('The front does not start.')
  return { url, pid: child.pid, stop }
}

async function beacons(settings) {
  const references = await withClient(settings.env.DATABASE_URL, async (client) => {
    await client.query('truncate property_visits')
    return (
      await client.query('select reference from property_search order by reference')
    ).rows.map(({ reference }) => reference)
  })
  const front = await startFront(settings)
  const before = memoryOf(front.pid)
  const send = (seconds) =>
    sendBeacons(front.url, { perSecond: RATE, seconds, references, people: PEOPLE })
  // The same people look at the same listings again later, and count once.
  const cold = await send(WARM_UP)
  const busy = processorMsOf(front.pid)
  const { times, statuses, expected } = await send(SECONDS)
  const after = memoryOf(front.pid)
  const work = (processorMsOf(front.pid) - busy) / 1_000
  await front.stop()
  const [counted] = await withClient(settings.env.DATABASE_URL, async (client) =>
    (await client.query('select sum(visits)::int as visits, sum(visitors)::int as visitors from property_visits')).rows,
  ) // prettier-ignore
  const isRight =
    counted.visits === expected.size &&
    counted.visitors === expected.size &&
    [...statuses.keys()].join() === '204'
  const p99 = quantile(times, 0.99)
  return [
    [`${RATE * SECONDS} beacons at ${RATE}/s: median, p99 of an answer, ms`, `${median(times).toFixed(1)}, ${p99.toFixed(1)}`, p99 <= SLOWEST_BEACON ? 'yes' : 'NO'],
    [`… of the ${WARM_UP} s before, in which a front just started compiles its code`, `${median(cold.times).toFixed(1)}, ${quantile(cold.times, 0.99).toFixed(1)}`, ''],
    ['counted visits, visitors (plain count; robots, previews, staff, forged: none)', `${counted.visits}, ${counted.visitors} (${expected.size})`, isRight ? 'yes' : 'NO'],
    ['processor time of the front a beacon, µs; memory MB before → after', `${((work / times.length) * 1e6).toFixed(0)}; ${before.toFixed(0)} → ${after.toFixed(0)}`, ''],
  ] // prettier-ignore
}

async function plain(settings) {
  const { seconds, rows, visits, isSame } = await asked(settings, 'compare', LOOKS)
  return [[`${LOOKS} looks in ${rows} rows of days, ${visits} visits: equal to a plain count (${seconds.toFixed(0)} s)`, isSame ? 'equal' : 'DIFFERENT', isSame ? 'yes' : 'NO']]
} // prettier-ignore

/** Written day by day, as time does it: the rows of a listing lie far apart. */
const fill = (client) =>
  client
    .query('set session_replication_role = replica')
    .then(() => client.query('truncate property_visits'))
    .then(() =>
      client.query(`insert into property_visits (property, day, visits, visitors)
        select md5(listing::text)::uuid, current_date - ${ROWS / LISTINGS} + n, 1 + (listing * 7919 + n) % 40, 1 + (listing * 7919 + n) % 31
        from generate_series(1, ${ROWS / LISTINGS}) n, generate_series(1, ${LISTINGS}) listing`),
    )
    .then(() => client.query('vacuum analyze property_visits'))

async function graph(settings) {
  await step(`${ROWS} rows`, () => withClient(settings.env.DATABASE_URL, fill))
  const times = await asked(settings, 'ask', ASKED)
  const p99 = quantile(times, 0.99)
  return [[`today, week, month, total and 30 days of a listing among ${ROWS} rows: median, p99, ms`, `${median(times).toFixed(1)}, ${p99.toFixed(1)}`, p99 <= SLOWEST ? 'yes' : 'NO']]
} // prettier-ignore

export async function measure() {
  const scratch = await step('Database', () => openScratch({ demo: true, isServed: false }))
  const settings = await scratch.copy('visits', async () => {})
  const rows = [
    ...(await step('Beacons', () => beacons(settings))),
    ...(await step('Plain count', () => plain(settings))),
    ...(await step('Graph', () => graph(settings))),
  ]
  print(rows.some((row) => row.at(-1) === 'NO') ? '  Goal missed' : '  Goal reached')
  return {
    columns: ['what', 'found', 'holds'],
    rows,
    notes: [
      'Beacons: every fifth is one that must not count; the front writes to a real PostgreSQL while it answers, and is stopped by SIGTERM before it is counted.',
      `Goal for p99 of an answer: ${SLOWEST_BEACON} ms.`,
      `Plain count: 90 days of the demo agency through the counter and its writer, every day of every listing compared. Graph: ${LISTINGS} listings of ${ROWS / LISTINGS} days, each asked for in no order; the goal is ${SLOWEST} ms for p99.`,
    ],
  }
}
