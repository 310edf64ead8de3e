import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { connect } from '../../scripts/lib/database.mjs'
import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { median } from './support/figures.mjs'
import { ask } from './support/front.mjs'
import { fillListings } from './support/listings.mjs'
import { memoryOfFamily } from './support/memory.mjs'
import { quantile } from './support/quantile.mjs'
import { atRate } from './support/rate.mjs'
import { openScratch } from './support/scratch.mjs'
import { serveSite } from './support/site.mjs'

const {
  SEARCH_SIZES = '1000,100000,1000000',
  SEARCH_SECONDS = '30',
  SEARCH_RATE = '50',
} = process.env
const SIZES = SEARCH_SIZES.split(',').map(Number)
const SECONDS = Number(SEARCH_SECONDS)
const RATE = Number(SEARCH_RATE)
const GOALS = { 1000: 15, 100_000: 15, 1_000_000: 60 }
const ROUNDS = 40

export const title = 'Search while typing, by how many listings there are'

const run = promisify(execFile)

const STREETS = [
  'kapelstraat',
  'kerklaan',
  'molenweg',
  'kasteeldreef',
  'havenplein',
  'lindesteenweg',
]
const TOWNS = ['gent', 'brugge', '3000', 'mechelen', 'antwerpen', 'aalst']
const KINDS = ['huis', 'appartement', 'villa', 'studio te huur', 'kantoor te koop', 'handelspand']
const pick = (values, number) => values[number % values.length]
const letters = (number) =>
  String.fromCharCode(97 + (Math.floor(number / 26) % 26), 97 + (number % 26))

/** What one visitor types to its end: a street, a number, a wish, or something that is not there. */
function wishOf(number) {
  const wishes = [
    `${pick(STREETS, number)} ${letters(number * 7)}`,
    String(1_000_001 + ((number * 7919) % 1000)),
    `${pick(KINDS, number)} ${pick(TOWNS, number * 5)} onder ${200 + (number % 40) * 10}k`,
    `${pick(KINDS, number)} ${pick(STREETS, number * 3)}`,
    `${pick(TOWNS, number)} ${1 + (number % 5)} slpk met tuin`,
    `xylofoon${letters(number)}`,
  ]
  return pick(wishes, number)
}

/** A pause after every few letters: the box asks for what stands there by then. */
function typing(count) {
  const asked = []
  for (let number = 0; asked.length < count; number++) {
    const wish = wishOf(number)
    for (let length = 2; length < wish.length + 3; length += 3) asked.push(wish.slice(0, length))
  }
  return asked.slice(0, count)
}

async function loadOf({ direct: address }) {
  const asked = typing(RATE * SECONDS)
  const addressOf = (text) =>
    `${address}/api/search/properties?${new URLSearchParams({ lang: 'nl', q: text })}`
  const warm = typing(100)
  await atRate({ perSecond: 10, seconds: 10, addressOf: (number) => addressOf(warm[number]) })
  const { times, statuses } = await atRate({
    perSecond: RATE,
    seconds: SECONDS,
    addressOf: (number) => addressOf(asked[number]),
  })
  const others = [...statuses].filter(([status]) => status !== 200)
  if (others.length > 0)
    print(
      `  answers that were not 200: ${others.map(([status, count]) => `${count} x ${status}`).join(', ')}`,
    )
  return { p50: median(times), p99: quantile(times, 0.99) }
}

/** Kept from the second time on, so a language is asked for the first time once: what is timed is Next reading what it keeps. */
async function indexOf({ direct: address }) {
  const times = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now()
    const { status, body } = await ask(`${address}/api/search/index?lang=nl`)
    if (status !== 200) throw new Refusal(`The index is answered with ${status}.`)
    bytes = body.length
    times.push(performance.now() - since)
  }
  return { kept: median(times), bytes }
}

/** The plain question: every row is looked at, without an index. */
async function plainSql({ env }) {
  const client = await connect(env.DATABASE_URL)
  const times = []
  await client.query('set enable_indexscan = off; set enable_bitmapscan = off')
  for (let number = 0; number < ROUNDS; number++) {
    const since = performance.now()
    await client.query(
      `select reference from property_search where words_nl ilike $1 order by published desc limit 6`,
      [`%${wishOf(number * 6)}%`],
    )
    times.push(performance.now() - since)
  }
  await client.end()
  return { p50: median(times), p99: quantile(times, 0.99) }
}

/** Counts of the program itself, and a search by hand over the same texts in memory: a process of its own. */
async function byHand({ env }) {
  const options = { cwd: root, maxBuffer: 1 << 20 }
  const { stdout } = await run(
    process.execPath,
    [
      '--max-old-space-size=3000',
      '--import',
      'tsx',
      'tests/bench/support/searching.ts',
      env.DATABASE_URL,
    ],
    options,
  )
  return JSON.parse(stdout)
}

async function measureSize(scratch, size) {
  const copy = await step(`${size} listings`, () =>
    scratch.copy(`search_${size}`, (client) => fillListings(client, size)),
  )
  const served = await step('Site', () => serveSite(copy, 'search'))
  const load = await step(`${RATE} questions a second`, () => loadOf(served))
  const index = await step('Index', () => indexOf(served))
  const memory = memoryOfFamily(served.site.pid)
  await served.site.stop()
  const sql = await step('Plain SQL', () => plainSql(copy))
  const hand = await step('By hand', () => byHand(copy))
  return { size, load, index, sql, hand, memory }
}

const ms = (value) => (value === null ? 'too much' : value.toFixed(value < 10 ? 1 : 0))

export async function measure() {
  const scratch = await step('Database', () => openScratch({ demo: true }))
  const found = []
  for (const size of SIZES) found.push(await measureSize(scratch, size))
  const row = (name, valueOf) => [name, ...found.map(valueOf)]
  return {
    columns: ['ms', ...found.map(({ size }) => `${size} listings`)],
    rows: [
      row(`an answer over HTTP, ${RATE}/s: median`, ({ load }) => ms(load.p50)),
      row('… p99', ({ load, size }) => `${ms(load.p99)}${load.p99 > GOALS[size] ? ' *' : ''}`),
      row('plain SQL, one at a time: median / p99', ({ sql }) => `${ms(sql.p50)} / ${ms(sql.p99)}`),
      row(
        'fuse.js over the same in memory: median / p99',
        ({ hand: { fuse } }) => `${ms(fuse.median)} / ${ms(fuse.p99)}`,
      ),
      row(
        'counts of all types and towns: median / p99',
        ({ hand: { counts } }) => `${ms(counts.median)} / ${ms(counts.p99)}`,
      ),
      row('the index of types and towns, kept by Next', ({ index }) => ms(index.kept)),
      row('… its size, kB', ({ index }) => (index.bytes / 1000).toFixed(1)),
      row('Next, MB', ({ memory }) => Math.round(memory)),
    ],
    notes: [
      `Every question over HTTP is a piece of something that is being typed (streets, numbers, wishes, what is not there), asks the site without the front, and counts from when it was due; ${SECONDS} s.`,
      'Goals: p99 of an answer 15 ms (1 M: 60 ms), counts 10 ms. * = missed.',
      'Plain SQL is `ilike` over every row of `property_search`; fuse.js searches reference and words with threshold 0.',
    ],
  }
}
