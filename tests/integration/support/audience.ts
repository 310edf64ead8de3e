import type { PageViewBatch } from '@/data/audience/write'
import { createCounter } from '@/server/audience/counter'

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
export const SITE = new URL('http://site.example')
/** What a browser says from a page of the site. */
export const fromPage = { 'user-agent': CHROME, 'sec-fetch-site': 'same-origin' }

const HALF_HOUR = 30 * 60_000

/** Somebody before a listing at some time, in milliseconds. */
export type Look = { reference: number; person: number; at: number }

/** The same numbers each time. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

type Plan = {
  many: number
  references: readonly number[]
  people: number
  from: number
  to: number
}

/** Looks in the order of time; every third comes back to the last listing soon, now and then a bit after half an hour. */
export function* looks({ many, references, people, from, to }: Plan): Generator<Look> {
  const next = dice(20_261_121)
  const step = (to - from) / many
  let last: Look | undefined
  for (let number = 0; number < many; number++) {
    const at = Math.floor(from + step * (number + next() * 0.9))
    const isBack = last !== undefined && next() < 0.33
    const person = isBack ? (last?.person ?? 0) : Math.floor(next() * people)
    const reference = isBack
      ? (last?.reference ?? 0)
      : (references[Math.floor(next() ** 2 * references.length)] ?? 0)
    last = { reference, person, at }
    yield last
  }
}

const dayText = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Counts as slowly and plainly as can be: what every listing had on every day. */
export function countPlainly(
  all: Iterable<Look>,
): Map<number, Map<string, { visits: number; visitors: number }>> {
  const counted = new Map<string, number>()
  const byListing = new Map<number, Map<string, { visits: number; visitors: number }>>()
  for (const { reference, person, at } of all) {
    const day = dayText.format(at)
    const key = `${day} ${reference} ${person}`
    const last = counted.get(key)
    if (last !== undefined && at - last < HALF_HOUR) continue
    counted.set(key, at)
    const days = byListing.get(reference) ?? new Map()
    byListing.set(reference, days)
    const one = days.get(day) ?? { visits: 0, visitors: 0 }
    days.set(day, { visits: one.visits + 1, visitors: one.visitors + (last === undefined ? 1 : 0) })
  }
  return byListing
}

const addressOf = (person: number) => `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`

/** Sends all of them through a counter whose clock shows when each happened; what waits is written every so many. */
export async function countThem(
  all: Iterable<Look>,
  write: (batch: PageViewBatch) => Promise<void>,
  { every = 4000 } = {},
): Promise<void> {
  const clock = { now: 0 }
  const counter = createCounter({
    site: SITE,
    secret: 'the secret of a test',
    write,
    now: () => clock.now,
  })
  let waiting = 0
  for (const { reference, person, at } of all) {
    clock.now = at
    counter.count({ reference, address: addressOf(person), headers: fromPage })
    waiting += 1
    if (waiting % every === 0 && (await counter.end()) > 0)
      throw new Error('Not all could be written')
  }
  if ((await counter.end()) > 0) throw new Error('Not all could be written')
}
