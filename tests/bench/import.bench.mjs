import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { connect } from '../../scripts/lib/database.mjs'
import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { openScratch } from './support/scratch.mjs'

const LISTINGS = Number(process.env.IMPORT_LISTINGS ?? 10_000)
const CREATED = 100
const KILLS = Number(process.env.IMPORT_KILLS ?? 20)
const GOALS = { first: 60, again: 5, ratio: 5 }
const LANGUAGES = ['nl', 'fr', 'en', 'de']

export const title = `A feed of ${LISTINGS} listings in four languages`

const run = promisify(execFile)

const home = (
  n,
) => `<property><id>${2_000_000 + n}</id><date>2026-11-01 10:00:00</date><ref>B-${n}</ref><price>${200_000 + n}</price><currency>EUR</currency>
<price_freq>sale</price_freq><type>House</type><town>Playa ${n % 50}</town><postcode>${String(3000 + (n % 50)).padStart(5, '0')}</postcode><country>Spain</country>
<beds>${1 + (n % 5)}</beds><baths>2</baths><pool>${n % 2}</pool><surface_area><built>${80 + (n % 90)}</built><plot>400</plot></surface_area>
<title>${LANGUAGES.map((one) => `<${one}>Huis ${n} ${one}</${one}>`).join('')}</title>
<desc>${LANGUAGES.map((one) => `<${one}>${`Lichte woning ${n} met tuin en terras, ${one}. `.repeat(12)}</${one}>`).join('')}</desc></property>\n`

function writeFeed(file) {
  const homes = Array.from({ length: LISTINGS }, (_, n) => home(n)).join('')
  fs.writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${homes}</root>`,
  )
}

const argumentsOf = (file, mode, feed) => [
  '--import',
  './scripts/lib/lexical-first.mjs',
  '--import',
  'tsx',
  'tests/bench/support/importing.ts',
  file,
  mode,
  feed,
  String(CREATED),
]

async function importing({ env }, file, mode, feed) {
  const { stdout } = await run(process.execPath, argumentsOf(file, mode, feed), {
    cwd: root,
    env,
    maxBuffer: 50_000_000,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1))
}

const newFeed = async (client) => {
  const { rows } = await client.query(
    `insert into feeds (id, name, format, schedule, publish, share) values (uuidv7(), 'Bench', 'kyero', 'none', true, 10) returning id`,
  )
  return rows[0].id
}

/** Takes over in processes that are killed at random moments, until one gets through. */
async function throughKills(copy, file, feed, seconds) {
  await importing(copy, file, 'prepare', feed)
  let kills = 0
  for (;;) {
    const child = spawn(process.execPath, argumentsOf(file, 'goOn', feed), {
      cwd: root,
      env: copy.env,
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    // Payload needs a few seconds to start; the kills fall on what comes after, until the run is through.
    if (kills < KILLS) {
      const isOver = await Promise.race([
        ended,
        pause(4000 + Math.random() * Math.max(3000, (seconds * 1000 * 2) / KILLS), undefined),
      ])
      if (isOver === undefined) {
        child.kill('SIGKILL')
        kills += 1
        await ended
        continue
      }
    }
    if ((await ended) === 0) return kills
  }
}

const WHOLE = `select (select count(*)::int from properties where record_file like 'B-%') listings, (select count(distinct record_file)::int from properties where record_file like 'B-%') homes,
  (select count(*)::int from properties_locales l join properties p on p.id = l._parent_id where p.record_file like 'B-%') texts,
  (select count(*)::int from _properties_v where latest and version_record_file like 'B-%') versions,
  (select count(*)::int from property_search s join properties p on p.id = s.id where p.record_file like 'B-%') searched`

async function wholeAfter(copy) {
  const client = await connect(copy.env.DATABASE_URL)
  const { rows } = await client.query(WHOLE).finally(() => client.end())
  const expected = {
    listings: LISTINGS,
    homes: LISTINGS,
    texts: 4 * LISTINGS,
    versions: LISTINGS,
    searched: LISTINGS,
  }
  const wrong = Object.keys(expected).filter((name) => rows[0][name] !== expected[name])
  if (wrong.length > 0)
    throw new Refusal(
      `After the kills ${wrong.map((name) => `${name} are ${rows[0][name]}`).join(', ')}.`,
    )
}

export async function measure() {
  const scratch = await step('Database', () => openScratch({ demo: true, isServed: false }))
  const file = path.join(os.tmpdir(), `hestia-feed-${process.pid}.xml`)
  await step('Feed', async () => writeFeed(file))
  const megabytes = fs.statSync(file).size / 1_000_000
  const ids = {}
  const first = await scratch.copy(
    'import_first',
    async (client) => (ids.first = await newFeed(client)),
  )
  const killed = await scratch.copy(
    'import_killed',
    async (client) => (ids.killed = await newFeed(client)),
  )
  const fresh = await step('Taking over', () => importing(first, file, 'takeOver', ids.first))
  const again = await step('Again', () => importing(first, file, 'takeOver', ids.first))
  const loop = await step(`${CREATED} creates`, () =>
    importing(first, file, 'createLoop', ids.first),
  )
  const kills = await step('Kills', () => throughKills(killed, file, ids.killed, fresh.applied))
  await wholeAfter(killed)
  fs.rmSync(file)
  const total = fresh.read + fresh.applied
  const ratio = (loop.each * LISTINGS) / total
  const isReached =
    total <= GOALS.first && again.read + again.applied <= GOALS.again && ratio >= GOALS.ratio
  print(isReached ? '  Goal reached' : '  Goal missed')
  return {
    columns: ['step', 'seconds', 'goal'],
    rows: [
      [`read ${megabytes.toFixed(0)} MB and compare`, fresh.read.toFixed(1), ''],
      [`take over ${fresh.taken}`, fresh.applied.toFixed(1), ''],
      ['both', total.toFixed(1), GOALS.first],
      [`again, ${again.unchanged} unchanged`, (again.read + again.applied).toFixed(1), GOALS.again],
      [
        `a loop of ${LISTINGS} creates, from ${CREATED}`,
        (loop.each * LISTINGS).toFixed(0),
        `${ratio.toFixed(0)} × (goal ${GOALS.ratio})`,
      ],
    ],
    notes: [
      `Killed ${kills} times with SIGKILL at random moments, the takeover went on each time: ${LISTINGS} listings, each once, whole, with its version and its row for the search.`,
      `The process held ${fresh.memory.toFixed(0)} MB at the end.`,
    ],
  }
}
