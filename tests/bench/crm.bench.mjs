import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import readline from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { connect } from '../../scripts/lib/database.mjs'
import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { openScratch } from './support/scratch.mjs'

const ESTATES = Number(process.env.CRM_ESTATES ?? 10_000)
const KILLS = Number(process.env.CRM_KILLS ?? 6)
/** Seconds that a second reading may take when the CRM says that nothing has changed. */
const AGAIN_GOAL = 5

export const title = `${ESTATES} estates from each CRM`

const run = promisify(execFile)

const argumentsOf = (...more) => [
  '--import',
  './scripts/lib/lexical-first.mjs',
  '--import',
  'tsx',
  'tests/bench/support/crm.ts',
  ...more,
]

async function child({ env }, ...more) {
  const { stdout } = await run(process.execPath, argumentsOf(...more), {
    cwd: root,
    env,
    maxBuffer: 50_000_000,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1))
}

/** Starts the fake CRMs, and returns their addresses once they listen. */
async function startCrms({ env }) {
  const server = spawn(process.execPath, argumentsOf('serve', '', '', String(ESTATES)), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = readline.createInterface({ input: server.stdout })
  const [line] = await once(lines, 'line')
  return { addresses: JSON.parse(line), stop: () => server.kill() }
}

/** Asks in processes that are killed at random moments, until one gets through. */
async function throughKills({ env }, feed, seconds) {
  for (let kills = 0; ;) {
    const asking = spawn(process.execPath, argumentsOf('ask', feed), {
      cwd: root,
      env,
      stdio: 'ignore',
    })
    const ended = once(asking, 'exit')
    // Payload needs a few seconds to start; the kills fall on what comes after.
    const timeoutMs = kills < KILLS ? 4000 + Math.random() * ((seconds * 2000) / KILLS) : undefined
    const isOver =
      timeoutMs === undefined
        ? await ended
        : await Promise.race([ended, pause(timeoutMs, undefined)])
    if (isOver === undefined) {
      asking.kill('SIGKILL')
      kills += 1
      await ended
    } else if (isOver[0] === 0) return kills
  }
}

/** Each estate is one property, with a version and a row for the search. */
async function assertOnce(copy, prefix) {
  const client = await connect(copy.env.DATABASE_URL)
  const { rows } = await client
    .query(
      `select count(*)::int properties, count(distinct p.record_file)::int files, count(s.id)::int searched,
        (select count(*)::int from _properties_v v where v.latest and v.version_record_file like $1) versions
      from properties p left join property_search s on s.id = p.id where p.record_file like $1`,
      [`${prefix}-%`],
    )
    .finally(() => client.end())
  const wrong = Object.entries(rows[0]).filter(([, count]) => count !== ESTATES)
  if (wrong.length > 0) throw new Refusal(`After the kills: ${JSON.stringify(rows[0])}`)
}

async function measureOne(scratch, addresses, name, prefix) {
  const plain = await scratch.copy(`crm_${name}`, async () => {})
  const killed = await scratch.copy(`crm_${name}_killed`, async () => {})
  const make = async (copy) =>
    (await child(copy, 'make', name, addresses[name], String(ESTATES))).id
  const feed = await make(plain)
  const first = await step(`${name}: first`, () => child(plain, 'ask', feed))
  if (first.state !== 'done' || first.fresh !== ESTATES)
    throw new Refusal(`${name}: ${first.state}, ${first.fresh} new, ${first.problem}`)
  const again = await step(`${name}: again`, () => child(plain, 'ask', feed))
  const other = await make(killed)
  const kills = await step(`${name}: kills`, () =>
    throughKills(killed, other, first.read + first.applied),
  )
  await assertOnce(killed, prefix)
  const seconds = again.read + again.applied
  print(
    `  ${name}: again ${seconds.toFixed(1)} s inside the process, ${again.own.toFixed(1)} s by the record of the run`,
  )
  const recorded = await step(`${name}: record`, () => child(plain, 'record'))
  return {
    isReached: seconds <= AGAIN_GOAL,
    rows: [
      [`${name}: read ${ESTATES} and compare`, first.read.toFixed(1), ''],
      [`${name}: take over`, first.applied.toFixed(1), ''],
      [`${name}: again, nothing changed`, seconds.toFixed(1), AGAIN_GOAL],
      [`${name}: the same by the record of the run`, again.own.toFixed(1), ''],
      [
        `${name}: the part of taking over that records what is shown of ${recorded.count}`,
        recorded.first.toFixed(1),
        '',
      ],
    ],
    note: `${name}: killed ${kills} times with SIGKILL, while it read and while it took over: ${ESTATES} estates, each once.`,
  }
}

export async function measure() {
  const scratch = await step('Database', () => openScratch({ demo: true, isServed: false }))
  const crms = await step('CRMs', async () =>
    startCrms(await scratch.copy('crm_served', async () => {})),
  )
  try {
    const results = [
      await measureOne(scratch, crms.addresses, 'sweepbright', 'SB'),
      await measureOne(scratch, crms.addresses, 'whise', 'W'),
    ]
    print(results.every(({ isReached }) => isReached) ? '  Goal reached' : '  Goal missed')
    return {
      columns: ['step', 'seconds', 'goal'],
      rows: results.flatMap(({ rows }) => rows),
      notes: [
        ...results.map(({ note }) => note),
        'The CRMs are the fake servers of the tests on this machine; one request in a thousand is told to come back in a second.',
      ],
    }
  } finally {
    crms.stop()
  }
}
