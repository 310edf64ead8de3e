import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'

import { findAudience } from '@/data/audience/pageViews'
import { findVisitorInterest } from '@/data/audience/interest'
import { findTypicalViews } from '@/data/audience/typical'
import { clockOf, daysFrom } from '@/domain/viewings/times'
import { env } from '@/env'
import { deleteExpiredData } from '@/jobs/cleanUp'
import { taskListOf } from '@/jobs/job'
import { createCounter } from '@/server/audience/counter'
import { createWriter } from '@/server/audience/writer'

import { CHROME, countPlainly, countThem, fromPage, looks, SITE } from './support/audience'
import { createTown, createType } from './support/fixtures'
import { useFront } from './support/front'
import { runDueJobs } from './support/jobs'
import { askDatabase, withoutDatabase } from './support/outage'
import { usePayload } from './support/payload'
import { settle } from './support/people'

const site = usePayload()
const SECRET = 'the secret of a test'
const NOON = Date.parse('2026-11-21T11:00:00Z')
const MINUTE = 60_000
const ids = new Map<number, string>()
const idOf = (reference: number): string => ids.get(reference) ?? randomUUID()

/** Houses in Ghent for sale, and one of each other kind. */
const ALIKE = [910_001, 910_002, 910_003, 910_004, 910_005, 910_006]
const [OWN = 0] = ALIKE
const DRAFT = 910_010
const SOLD = 910_011
const RENTED = 910_012
const DEAR = 910_013
const ELSEWHERE = 910_014
const HIDDEN = 910_015

beforeAll(async () => {
  const { payload } = site
  const { agent } = await settle(payload)
  const { id: mainType } = await createType(payload)
  const town = (name: string, zip: string) => createTown(payload, { name, zip })
  const ghent = await town('Gent', '9000')
  const namur = await town('Namur', '5000')
  const home = async (reference: number, more: Record<string, unknown> = {}) => {
    const data = { goal: 'sale', status: 'active', marquee: 'none', public: true, title: 'Huis', mainType, contact: String(agent.id), city: ghent.id, price: 400_000, publishPrice: true, _status: 'published' } as const // prettier-ignore
    ids.set(
      reference,
      (
        await payload.create({
          collection: 'properties',
          data: { ...data, reference, publishedOn: '2026-01-01T12:00:00Z', ...more },
        })
      ).id,
    )
  }
  for (const [at, reference] of ALIKE.entries())
    await home(reference, { price: 400_000 + at * 15_000 })
  await home(DRAFT, { _status: 'draft' })
  await home(SOLD, { status: 'sold' })
  await home(RENTED, { goal: 'rent', price: 1200, monthlyRent: 1200 })
  await home(DEAR, { price: 600_000 })
  await home(ELSEWHERE, { city: namur.id })
  await home(HIDDEN, { publishPrice: false })
})

const writer = createWriter(env.DATABASE_URL)
const clock = { now: NOON }
const newCounter = () =>
  createCounter({ site: SITE, secret: SECRET, write: writer.write, now: () => clock.now })
let counter = newCounter()
const front = useFront(() => ({}), {
  trustedProxies: ['127.0.0.1'],
  count: (beacon) => counter.count(beacon),
})

afterEach(async () => {
  await counter.end()
  clock.now = NOON
  counter = newCounter()
  await askDatabase('truncate property_visits, audience_salts, audience_visitors')
})
afterAll(() => writer.end())

/** One page in sight, as its browser tells it; all that is known is written before this is over. */
async function see(
  reference: number | string,
  {
    from = '192.0.2.1',
    headers = {},
    method = 'POST',
    body,
  }: { from?: string; headers?: Record<string, string>; method?: string; body?: string } = {},
) {
  const answer = await front.ask(`/api/audience/${reference}`, {
    method,
    headers: { ...fromPage, 'x-forwarded-for': from, ...headers },
    ...(body && { body }),
  })
  await counter.end()
  return answer
}
const now = () => new Date(clock.now)
const seen = async (reference: number) => {
  const { total, visitors } = await findAudience(idOf(reference), now())
  return [total, visitors.total]
}
const rows = async (table: string): Promise<number> =>
  Number((await askDatabase<{ count: string }>(`select count(*) from ${table}`))[0]?.count)

describe('who looks at a listing', () => {
  it('is counted, told nothing, and given nothing to keep', async () => {
    const answer = await see(OWN)
    expect([
      answer.status,
      answer.text,
      answer.headers['set-cookie'],
      answer.headers['cache-control'],
    ]).toEqual([204, '', undefined, 'no-store'])
    expect(await seen(OWN)).toEqual([1, 1])
    expect(front.heard.filter(({ url }) => url.includes('audience'))).toEqual([])
  })

  it('is the same visitor on the same visit for half an hour, then on another, and another visitor elsewhere', async () => {
    for (const minutes of [0, 5, 29.9]) {
      clock.now = NOON + minutes * MINUTE
      await see(OWN)
    }
    expect(await seen(OWN)).toEqual([1, 1])
    clock.now = NOON + 30 * MINUTE
    await see(OWN)
    expect(await seen(OWN)).toEqual([2, 1])
    await see(OWN, { from: '192.0.2.2' })
    expect(await seen(OWN)).toEqual([3, 2])
  })

  it('is known again after a restart on the same day, and by every instance', async () => {
    await see(OWN)
    counter = newCounter()
    clock.now = NOON + 10 * MINUTE
    await see(OWN)
    const other = createWriter(env.DATABASE_URL)
    const second = createCounter({
      site: SITE,
      secret: SECRET,
      write: other.write,
      now: () => clock.now,
    })
    second.count({ reference: OWN, address: '192.0.2.1', headers: fromPage })
    second.count({ reference: OWN, address: '192.0.2.9', headers: fromPage })
    await second.end()
    await other.end()
    expect(await seen(OWN)).toEqual([2, 2])
  })

  it('is counted rightly by instances that write at the same moment', async () => {
    const writers = Array.from({ length: 4 }, () => createWriter(env.DATABASE_URL))
    const counters = writers.map(({ write }) =>
      createCounter({ site: SITE, secret: SECRET, write, now: () => clock.now }),
    )
    for (let person = 0; person < 200; person++) {
      for (const [at, one] of counters.entries()) {
        const reference = ALIKE[(person + at) % ALIKE.length] ?? 0
        one.count({ reference, address: `10.0.0.${person}`, headers: fromPage })
        one.count({ reference: OWN, address: `10.0.1.${person}`, headers: fromPage })
      }
    }
    expect(await Promise.all(counters.map((one) => one.end()))).toEqual([0, 0, 0, 0])
    await Promise.all(writers.map((one) => one.end()))
    const totals = await Promise.all(ALIKE.map(seen))
    expect(totals.reduce((sum, [visits = 0]) => sum + visits, 0)).toBe(200 + 200 * 4)
    expect(totals.every(([visits, visitors]) => visits === visitors)).toBe(true)
  })
})

describe('what is not counted', () => {
  it('is a listing that is not there, is not published, or is no number', async () => {
    for (const reference of [
      1,
      DRAFT,
      0,
      '',
      'abc',
      '1e5',
      '-1',
      '910001/2',
      '99999999999999999999',
      `${OWN}%27%20or%201=1`,
      '..%2f..',
    ]) {
      const answer = await see(reference)
      expect([reference, [204, 404].includes(answer.status)]).toEqual([reference, true])
    }
    expect([await rows('property_visits'), await rows('audience_visitors')]).toEqual([0, 0])
  })

  it('is a robot, a page fetched ahead, a preview, staff or an owner, another site', async () => {
    const odd: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': '' },
      { 'sec-purpose': 'prefetch;prerender' },
      { referer: `http://site.example/nl/preview/${OWN}/` },
      { cookie: 'hestia-token=x.y.z' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of odd)
      expect([headers, (await see(OWN, { headers })).status]).toEqual([headers, 204])
    expect(await rows('property_visits')).toBe(0)
  })

  it('is a beacon repeated thousands of times, with or without a body, from one address that claims to be many', async () => {
    const beacons = Array.from({ length: 2000 }, (_, number) =>
      front.ask(`/api/audience/${OWN}`, {
        method: 'POST',
        headers: { ...fromPage, 'x-forwarded-for': '203.0.113.7', 'user-agent': `${CHROME} Edg/${number % 50}.0` },
        ...(number % 100 === 0 && { body: 'x'.repeat(100_000) }),
      }).catch(() => ({ status: 204 })),
    ) // prettier-ignore
    // Some are answered 429: one address may send so many and no more.
    for (const { status } of await Promise.all(beacons)) expect([204, 429]).toContain(status)
    await counter.end()
    const [visits = 0, visitors = 0] = await seen(OWN)
    expect([visits <= 16, visits > 0, visits === visitors]).toEqual([true, true, true])
    await see(OWN, { from: '192.0.2.2' })
    expect(await seen(OWN)).toEqual([visits + 1, visitors + 1])
  })
})

describe('what is kept', () => {
  it('identifies no visitor, and from the next day cannot link two views', async () => {
    await see(OWN, { from: '198.51.100.77' })
    const kept = JSON.stringify(
      await askDatabase('select * from audience_visitors, audience_salts, property_visits'),
    )
    expect(kept).not.toMatch(/198\.51|Chrome|Mozilla/)
    const [today] = await askDatabase<{ salt: string; visitor: string }>(
      `select encode(salt, 'hex') as salt, visitor::text from audience_salts, audience_visitors`,
    )
    clock.now = NOON + 24 * 60 * MINUTE
    await see(OWN, { from: '198.51.100.77' })
    const tomorrow = await askDatabase<{ salt: string; visitor: string }>(
      `select encode(salt, 'hex') as salt, visitor::text from audience_salts, audience_visitors`,
    )
    expect(tomorrow).toHaveLength(1)
    expect([tomorrow[0]?.salt === today?.salt, tomorrow[0]?.visitor === today?.visitor]).toEqual([
      false,
      false,
    ])
    expect(await seen(OWN)).toEqual([2, 2])
  })

  it('is deleted at night once the portal no longer shows it', async () => {
    await askDatabase(`insert into audience_salts values (current_date - 2, 'x')`)
    await askDatabase(
      `insert into audience_visitors values (current_date - 2, '${idOf(OWN)}', 7, now())`,
    )
    await site.payload.db.pool.query(`select graphile_worker.add_job('forgetOld')`)
    await runDueJobs(taskListOf([deleteExpiredData]))
    expect([await rows('audience_salts'), await rows('audience_visitors')]).toEqual([0, 0])
  })

  it('goes with its listing', async () => {
    const { payload } = site
    const { id } = await payload.create({ collection: 'properties', data: { reference: 910_099, goal: 'sale', title: 'Huis', mainType: (await payload.find({ collection: 'property-types' })).docs[0]?.id ?? '', city: (await payload.find({ collection: 'cities' })).docs[0]?.id ?? '', _status: 'draft' } as never }) // prettier-ignore
    await askDatabase(`insert into property_visits values ('${id}', current_date, 3, 2)`)
    await payload.delete({ collection: 'properties', id })
    expect(await rows('property_visits')).toBe(0)
  })
})

describe('a database that is gone', () => {
  it('loses no view and delays no answer: views during the outage are counted once when the database is back', async () => {
    await see(OWN)
    await withoutDatabase(async () => {
      for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.2'])
        expect((await see(OWN, { from })).status).toBe(204)
      clock.now = NOON + 31 * MINUTE
      expect((await see(OWN, { from: '192.0.2.2' })).status).toBe(204)
    })
    expect(await counter.end()).toBe(0)
    expect(await seen(OWN)).toEqual([4, 3])
  })

  it('that did not say whether it took a batch is given it again, and counts it once', async () => {
    let isHeard = false
    const doubtful = createCounter({
      site: SITE,
      secret: SECRET,
      now: () => clock.now,
      write: async (batch) => {
        await writer.write(batch)
        if (!isHeard) {
          isHeard = true
          throw new Error('The line broke')
        }
      },
    })
    doubtful.count({ reference: OWN, address: '192.0.2.1', headers: fromPage })
    expect([await doubtful.end(), await doubtful.end()]).toEqual([1, 0])
    expect(await seen(OWN)).toEqual([1, 1])
  })
})

describe('statistics', () => {
  it('equal those of a plain count, on every day, through the end of summer time', async () => {
    const from = Date.parse('2026-09-20T00:00:00Z')
    const to = Date.parse('2026-11-21T18:00:00Z')
    const all = [...looks({ many: 20_000, references: ALIKE, people: 300, from, to })]
    await countThem(all, writer.write)
    const plain = countPlainly(all)
    clock.now = to
    const today = clockOf(now()).day
    for (const reference of ALIKE) {
      const audience = await findAudience(idOf(reference), now())
      const days = plain.get(reference) ?? new Map()
      const sum = (what: 'visits' | 'visitors', since: string) =>
        [...days].reduce((all, [day, one]) => all + (day >= since ? one[what] : 0), 0)
      for (const [what, spans] of [
        ['visits', audience],
        ['visitors', audience.visitors],
      ] as const)
        // prettier-ignore
        expect([what, spans.today, spans.week, spans.month, spans.total]).toEqual([what, ...[today, '2026-11-16', '2026-11-01', ''].map((since) => sum(what, since))])
      expect(audience.days).toEqual(
        Array.from({ length: 30 }, (_, at) => {
          const day = daysFrom(today, at - 29)
          return { day, ...(days.get(day) ?? { visits: 0, visitors: 0 }) }
        }),
      )
    }
  })

  it('compare with what is usual among at least five that are alike and to be had, in visits a day', async () => {
    const today = clockOf(now()).day
    const pace = [60, 3, 30, 300, 0, 90]
    for (const [at, reference] of ALIKE.entries())
      await askDatabase(
        `insert into property_visits values ('${idOf(reference)}', '${today}', ${pace[at] ?? 0}, 1)`,
      )
    for (const reference of [SOLD, RENTED, DEAR, ELSEWHERE, HIDDEN])
      await askDatabase(
        `insert into property_visits values ('${idOf(reference)}', '${today}', 9999, 1)`,
      )
    await askDatabase(
      `insert into property_visits values ('${idOf(OWN)}', '${daysFrom(today, -30)}', 5000, 1)`,
    )
    expect(await findTypicalViews(idOf(OWN), now())).toEqual({
      circle: 'near',
      listings: 5,
      median: 1,
      own: 2,
    })
    await askDatabase(
      `update property_search set published = '2026-11-12T08:00:00Z' where reference = ${OWN}`,
    )
    expect(await findTypicalViews(idOf(OWN), now())).toMatchObject({ circle: 'near', own: 6 })
    await askDatabase(
      `update properties set marquee = 'rented' where id = '${idOf(ALIKE[2] ?? 0)}'`,
    )
    // One fewer near: the wider circle is asked, and says so.
    expect(await findTypicalViews(idOf(OWN), now())).toMatchObject({ circle: 'wide', own: 6 })
    await askDatabase(`update properties set marquee = 'none' where id = '${idOf(ALIKE[2] ?? 0)}'`)
  })

  it('compare the days up to the last one of a month, whatever came after it', async () => {
    const today = clockOf(now()).day
    const yesterday = new Date(now().getTime() - 24 * 60 * MINUTE)
    for (const reference of ALIKE)
      await askDatabase(
        `insert into property_visits values
          ('${idOf(reference)}', '${daysFrom(today, -1)}', 30, 1), ('${idOf(reference)}', '${today}', 3000, 1)`,
      )
    expect(await findTypicalViews(idOf(OWN), yesterday)).toMatchObject({
      circle: 'near',
      listings: 5,
      median: 1,
    })
  })

  it('say nothing where there is nothing to compare with', async () => {
    // Too few are near: those of the whole country are asked, and it is said.
    expect(await findTypicalViews(idOf(ELSEWHERE), now())).toMatchObject({
      circle: 'wide',
      listings: 7,
    })
    expect(await findTypicalViews(idOf(DRAFT), now())).toBeNull()
    expect(await findTypicalViews(randomUUID(), now())).toBeNull()
  })

  it('of a listing without any view are zero', async () => {
    const audience = await findAudience(randomUUID(), now())
    expect([
      audience.total,
      audience.days.length,
      audience.days.every(({ visits }) => visits === 0),
    ]).toEqual([0, 30, true])
  })

  it('tell what came of it: who asked, who came, who wanted papers, without spam', async () => {
    const { payload } = site
    const person = {
      firstName: 'Emma',
      lastName: 'Peeters',
      email: 'emma@example.com',
      language: 'nl',
    } as const
    const ask = (kind: string, status = 'new') =>
      payload.create({
        collection: 'enquiries',
        data: {
          ...person,
          kind,
          status,
          property: idOf(OWN),
          receivedAt: now().toISOString(),
        } as never,
      })
    for (const kind of ['property', 'offer', 'documents', 'friend']) await ask(kind)
    await ask('property', 'spam')
    for (const status of ['done', 'cancelled', 'requested'])
      await payload.create({
        collection: 'appointments',
        data: {
          ...person,
          status,
          property: idOf(OWN),
          start: now().toISOString(),
          end: new Date(NOON + 30 * MINUTE).toISOString(),
        } as never,
      })
    expect(await findVisitorInterest(idOf(OWN))).toEqual({
      enquiries: 3,
      visitsMade: 1,
      documents: 1,
    })
  })
})
