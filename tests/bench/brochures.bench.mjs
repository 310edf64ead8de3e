import http from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { ask, startFront } from './support/front.mjs'
import { memoryOfFamily } from './support/memory.mjs'
import { quantile } from './support/quantile.mjs'
import { atRate } from './support/rate.mjs'
import { openScratch, withClient } from './support/scratch.mjs'
import { serveSite } from './support/site.mjs'

const COUNT = 20
const PAGES = Number(process.env.PAGES ?? 100)
const QUIET_SECONDS = 20
const MAX_RATIO = 2
const MAX_MB = 1000
const TIMEOUT_MS = 900_000
const RETRY_MS = 2000

export const title = `${COUNT} brochures asked for at once, beside kept pages`

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One visitor each, from an address of their own, who asks again when the site is busy. */
async function download(url, reference, number) {
  const until = Date.now() + TIMEOUT_MS
  const answer = () =>
    new Promise((resolve, reject) => {
      http
        .get(
          `${url}/api/brochure/nl/${reference}.pdf`,
          { localAddress: `127.2.0.${number + 1}` },
          (response) => {
            let bytes = 0
            response.on('data', (chunk) => (bytes += chunk.length))
            response.on('end', () => resolve({ status: response.statusCode, bytes }))
            response.on('error', reject)
          },
        )
        .on('error', reject)
    })
  for (let busy = 0; ; busy++) {
    const { status, bytes } = await answer()
    if (status === 200) return { busy, bytes }
    if (![429, 503].includes(status) || Date.now() > until)
      throw new Refusal(`Brochure ${reference} is answered with ${status}.`)
    await wait(RETRY_MS)
  }
}

const PIECE_SECONDS = 2
const STEP_MS = 5

/**
 * Kept pages in pieces of two seconds for as long as the work takes. Says as well how long this process,
 * which only asks, stood still: what the machine takes from it is taken from the site, too.
 */
async function keptPages(url, isOver, afterPiece = () => {}) {
  const times = []
  const stillness = monitorEventLoopDelay({ resolution: STEP_MS })
  stillness.enable()
  while (!isOver(times.length)) {
    const { times: some } = await atRate({ perSecond: PAGES, seconds: PIECE_SECONDS, addressOf: () => `${url}/nl/` }) // prettier-ignore
    times.push(...some)
    afterPiece()
  }
  stillness.disable()
  return { p99: quantile(times, 0.99), still: stillness.percentile(99) / 1e6 - STEP_MS }
}

/** Kept pages for as long as the brochures take. */
async function besidePrinting(front, site, references) {
  let isOver = false
  let memory = 0
  const since = performance.now()
  const all = Promise.all(references.map((one, at) => download(front.url, one, at))).finally(
    () => (isOver = true),
  )
  const pages = await keptPages(
    front.url,
    () => isOver,
    () => (memory = Math.max(memory, memoryOfFamily(site.pid))),
  )
  return { ...pages, made: await all, seconds: (performance.now() - since) / 1000, memory }
}

export async function measure() {
  const scratch = await step('Database', () => openScratch({ demo: true }))
  const copy = await scratch.copy('brochures', async () => {})
  const references = await withClient(copy.env.DATABASE_URL, async (client) =>
    (await client.query(`select reference::int as reference from properties where _status = 'published' order by reference limit ${COUNT}`)).rows.map(({ reference }) => reference),
  ) // prettier-ignore
  const { address, site } = await step('Site', () => serveSite(copy, 'brochures'))
  const front = await startFront(copy, address)
  await ask(`${front.url}/nl/`)
  const quiet = await step('Quiet', () =>
    keptPages(front.url, (count) => count >= PAGES * QUIET_SECONDS),
  )
  const { made, seconds, memory, p99, still } = await step('Brochures', () =>
    besidePrinting(front, site, references),
  )
  await front.stop()
  await site.stop()
  const holds = (value) => (value ? 'yes' : 'NO')
  const rows = [
    ['a kept page, p99 in ms: quiet, and while brochures are printed', `${quiet.p99.toFixed(1)}, ${p99.toFixed(1)}`, holds(p99 <= quiet.p99 * MAX_RATIO)],
    ['this process, which only asks, stood still, p99 in ms: quiet, and meanwhile', `${quiet.still.toFixed(1)}, ${still.toFixed(1)}`, ''],
    ['the site with what it starts, the most in MB', memory.toFixed(0), holds(memory <= MAX_MB)],
    [`${made.length} brochures, seconds for all`, seconds.toFixed(0), ''],
    ['told to come back because too many wait', String(made.reduce((sum, { busy }) => sum + busy, 0)), ''],
  ] // prettier-ignore
  print(rows.some((row) => row.at(-1) === 'NO') ? '  Goal missed' : '  Goal reached')
  return {
    columns: ['what', 'found', 'holds'],
    rows,
    notes: [
      `Each brochure is another listing, asked for from an address of its own; kept pages at ${PAGES} a second through the front, without a pause.`,
      `Goals: a p99 of at most ${MAX_RATIO} times the quiet one, and ${MAX_MB} MB.`,
    ],
  }
}
