import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { median } from './support/figures.mjs'
import { ask } from './support/front.mjs'
import { fillListings } from './support/listings.mjs'
import { memoryOfFamily, processorTimeOfFamily } from './support/memory.mjs'
import { quantile } from './support/quantile.mjs'
import { atRate } from './support/rate.mjs'
import { openScratch } from './support/scratch.mjs'
import { serveSite } from './support/site.mjs'

const { LISTS_SIZES = '1000,100000,1000000', LISTS_SECONDS = '30', LISTS_RATE = '30' } = process.env
const SIZES = LISTS_SIZES.split(',').map(Number)
const SECONDS = Number(LISTS_SECONDS)
const RATE = Number(LISTS_RATE)
const PROCESSOR_GOAL = 10
const GOALS = { 1000: 60, 100_000: 60, 1_000_000: 200 }

export const title = 'Lists with filters and counts, by how many listings there are'

const run = promisify(execFile)

/** How long the program itself takes, measured where nothing else runs. */
async function answersOf({ env }) {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/support/answers.ts', env.DATABASE_URL],
    { cwd: root, maxBuffer: 1 << 20 },
  )
  return JSON.parse(stdout)
}

const TOWNS = [
  'Gent|9000',
  'Brugge|8000',
  'Leuven|3000',
  'Mechelen|2800',
  'Antwerpen|2000',
  'Hasselt|3500',
  'Kortrijk|8500',
  'Aalst|9300',
]
const pick = (values, number) => values[number % values.length]

/** A filter set that no other question of the run has: nothing can be answered from what was kept. */
function filterSet(number) {
  const parts = [
    number % 3 === 0 && `city=${encodeURIComponent(pick(TOWNS, number * 7))}`,
    number % 4 === 1 &&
      `province=${pick(['antwerp', 'east_flanders', 'west_flanders', 'limburg'], number)}`,
    number % 2 === 0 && `price_from=${50_000 + ((number * 977) % 90_000)}`,
    `price_to=${300_000 + ((number * 7919) % 900_000)}`,
    number % 3 === 1 && `bedrooms=${1 + (number % 4)}`,
    number % 5 === 2 && `epc=${pick(['a', 'b', 'c'], number)}`,
    number % 4 === 2 && `sort=${pick(['price', 'city', 'price_desc', 'type'], number)}`,
  ]
  return parts.filter(Boolean).join('&')
}

async function loadOf({ direct: address, site }) {
  await atRate({
    perSecond: 10,
    seconds: 5,
    addressOf: (number) => `${address}/nl/te-koop/?${filterSet(number + 50_000)}`,
  })
  const before = processorTimeOfFamily(site.pid)
  const { times, statuses } = await atRate({
    perSecond: RATE,
    seconds: SECONDS,
    addressOf: (number) => `${address}/nl/te-koop/?${filterSet(number)}`,
  })
  const processor = ((processorTimeOfFamily(site.pid) - before) * 1000) / times.length
  const others = [...statuses].filter(([status]) => status !== 200)
  if (others.length > 0)
    print(
      `  answers that were not 200: ${others.map(([status, count]) => `${count} x ${status}`).join(', ')}`,
    )
  return { p50: median(times), p99: quantile(times, 0.99), processor }
}

/** The same list near its beginning and far from it, in turns. */
async function pagesOf({ direct: address }, deep) {
  const times = { near: [], deep: [] }
  for (let round = 0; round < 20; round++) {
    for (const [name, page] of [
      ['near', 2],
      ['deep', deep],
    ]) {
      const since = performance.now()
      const { status } = await ask(`${address}/nl/te-koop/?sort=price&page=${page}`)
      if (status !== 200) throw new Refusal(`Page ${page} is answered with ${status}.`)
      times[name].push(performance.now() - since)
    }
  }
  return { near: median(times.near), deep: median(times.deep) }
}

async function measureSize(scratch, size) {
  const copy = await step(`${size} listings`, () =>
    scratch.copy(`lists_${size}`, (client) => fillListings(client, size)),
  )
  // The first start writes the rows that the generator went past.
  const served = await step('Site', () => serveSite(copy, 'lists'))
  const answers = await step('Answers', () => answersOf(copy))
  const load = await step(`${RATE} requests a second`, () => loadOf(served))
  const pages = await step('Pages', () => pagesOf(served, answers.deepPage))
  const memory = memoryOfFamily(served.site.pid)
  await served.site.stop()
  return { size, answers, load, pages, memory }
}

const ms = (value) => value.toFixed(value < 10 ? 1 : 0)

export async function measure() {
  const scratch = await step('Database', () => openScratch({ demo: true }))
  const found = []
  for (const size of SIZES) found.push(await measureSize(scratch, size))
  const row = (name, valueOf) => [name, ...found.map(valueOf)]
  const sizes = found.map(({ size, load }) => ({
    listings: size,
    median: load.p50,
    p99: load.p99,
    goal: GOALS[size],
  }))
  return {
    figures: { rate: RATE, sizes },
    columns: ['ms', ...found.map(({ size }) => `${size} listings`)],
    rows: [
      row(`filtered list over HTTP, ${RATE}/s: median`, ({ load }) => ms(load.p50)),
      row('… p99', ({ load, size }) => `${ms(load.p99)}${load.p99 > GOALS[size] ? ' *' : ''}`),
      row(
        '… processor time a page',
        ({ load: { processor } }) => `${ms(processor)}${processor > PROCESSOR_GOAL ? ' *' : ''}`,
      ),
      row(
        'all counts, unfiltered: median / p99',
        ({ answers: { counts } }) => `${ms(counts.median)} / ${ms(counts.p99)}`,
      ),
      row(
        'all counts, filtered: median / p99',
        ({ answers: { filtered } }) => `${ms(filtered.median)} / ${ms(filtered.p99)}`,
      ),
      row('two of these counts in SQL: median', ({ answers: { sql } }) => ms(sql.median)),
      row('deep page: its number', ({ answers: { deepPage } }) => deepPage),
      row('deep page / first page, the question alone', ({ answers: { first, deep } }) =>
        (deep.median / first.median).toFixed(2),
      ),
      row('deep page / second page, over HTTP', ({ pages }) =>
        (pages.deep / pages.near).toFixed(2),
      ),
      row('all listings read into memory, s', ({ answers: { load } }) => (load / 1000).toFixed(1)),
      row('Next, MB', ({ memory }) => Math.round(memory)),
    ],
    notes: [
      `Every question over HTTP has a filter set of its own, asks the site without the front, and counts from when it was due; ${SECONDS} s.`,
      'Goals: p99 of a filtered list 60 ms (1 M: 200 ms), 10 ms of processor time a page, counts 10 ms unfiltered and 80 ms filtered at 100,000, a deep page at most 1.2 of the first. * = missed.',
      '"All counts" is one look at every listing: the list itself and a count beside every value of ten filters.',
    ],
  }
}
