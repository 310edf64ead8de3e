import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'

import { importRun } from '@/data/feeds/apply'
import { findSavedListings } from '@/data/catalogue/savedListings'
import { receiveHook } from '@/data/feeds/crm/receiveHook'
import { dryRunFromAddress, processFeeds } from '@/data/feeds/importRun'
import { inTransaction } from '@/data/feeds/inTransaction'
import { importPictures } from '@/data/feeds/pictures'
import { answerMatch } from '@/data/feeds/runs'
import messages from '@/i18n/messages/nl.json'
import type { Feed } from '@/payload-types'

import {
  ask,
  askAndAgree,
  forget,
  makeCrmFeed,
  nearby,
  pauses,
  query,
  statesOf,
} from './support/crm'
import {
  estate,
  estateId,
  hook,
  LOGIN,
  SECRET,
  signatureOf,
  startFakeSweepbright,
  type Hook,
} from './support/fakeSweepbright'
import { CLIENT, PASSWORD, startFakeWhise, USER, estate as whiseEstate } from './support/fakeWhise'
import {
  abroad,
  approve,
  homes,
  kyero,
  makeFeed,
  read,
  rowsOf,
  runOf,
  settlePlaces,
  takeOver,
} from './support/feeds'
import { usePayload } from './support/payload'

const site = usePayload()
let sweepbright: Awaited<ReturnType<typeof startFakeSweepbright>>
let whise: Awaited<ReturnType<typeof startFakeWhise>>

beforeAll(async () => {
  await settlePlaces(site.payload)
  sweepbright = await startFakeSweepbright()
  whise = await startFakeWhise()
})
afterAll(() => {
  sweepbright.stop()
  whise.stop()
})
beforeEach(async () => {
  await forget(site.payload)
  for (const crm of [sweepbright, whise]) {
    crm.reset()
    crm.estates.clear()
  }
})

const makeSweepbright = (
  more: { share?: number; schedule?: 'none' | 'hourly' } = {},
): Promise<Feed> =>
  makeCrmFeed(site.payload, {
    format: 'sweepbright',
    address: sweepbright.base,
    login: LOGIN,
    secret: SECRET,
    ...more,
  })
const makeWhise = (): Promise<Feed> =>
  makeCrmFeed(site.payload, {
    format: 'whise',
    address: whise.base,
    login: USER,
    secret: PASSWORD,
    whiseClient: CLIENT,
  })

const deliver = (feed: Feed, { text, signature }: Hook) =>
  receiveHook(site.payload, feed.hookKey ?? '', text, signature)
const at = (minute: number) => `2026-11-24T10:${String(minute).padStart(2, '0')}:00Z`
const add = async (feed: Feed, ...numbers: number[]) => {
  for (const n of numbers) {
    sweepbright.put(estate(n))
    await deliver(feed, hook('estate-added', estateId(n), at(0)))
  }
}
const files = (from: number, count: number, status = 'active') =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`SB-${from + n}`, status]))
const signed = (text: string): Hook => ({ text, signature: signatureOf(text) })
const range = (count: number, from = 1) => Array.from({ length: count }, (_, n) => from + n)

describe('SweepBright', () => {
  it('brings an estate with its texts, facts and colleague, and nothing about its seller', async () => {
    const { payload } = site
    const colleague = await payload.create({
      collection: 'users',
      data: {
        email: 'an@agency.test',
        password: 'Zonnig-terras-9',
        name: 'An',
        role: 'agent',
        language: 'nl',
      },
    })
    const feed = await makeSweepbright()
    await add(feed, 7)
    const run = await ask(payload, feed)
    expect(run).toMatchObject({ state: 'done', fresh: 1, partial: true })
    const { docs } = await payload.find({ collection: 'properties', locale: 'fr', depth: 0 })
    expect(docs[0]).toMatchObject({
      goal: 'sale',
      title: 'Villa 7 fr',
      price: 300_007,
      livingArea: 140,
      groundArea: 300,
      furnished: true,
      garden: true,
      recordFile: 'SB-7',
      contact: colleague.id,
      _status: 'published',
    })
    const [row] = await rowsOf(payload, run.id)
    const told = JSON.stringify([row, await query(payload, sql`select * from crm_estates`)])
    expect(told).toContain('jacuzzi')
    for (const secret of ['Geheime', 'seller@private.test', 'zakken'])
      expect(told).not.toContain(secret)
  })

  it('is read whatever character one of its estates has', async () => {
    const feed = await makeSweepbright()
    await add(feed, 1, 2)
    sweepbright.put(
      estate(1, { 'od\0d': 'NUL \0', new_field: `${'a'.repeat(59)}😀`, half: '\ud83d' }),
    )
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', fresh: 2 })
  })

  it('is asked for nothing when nothing was told, and once for each change', async () => {
    const feed = await makeSweepbright()
    await add(feed, ...range(5))
    await ask(site.payload, feed)
    sweepbright.asked.length = 0
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', fresh: 0, changed: 0 })
    expect(sweepbright.asked).toEqual([])
    sweepbright.put(estate(3, { price: { amount: 1, currency: 'EUR', hidden: true } }))
    await deliver(feed, hook('estate-updated', estateId(3), at(5)))
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', changed: 1 })
    expect(sweepbright.asked.map(({ path }) => path)).toEqual([`/estates/${estateId(3)}`])
    expect(
      await query(
        site.payload,
        sql`select publish_price from properties where record_file = 'SB-3'`,
      ),
    ).toEqual([{ publish_price: false }])
  })

  it('refuses forged messages, and a message twice, late or about nothing changes nothing', async () => {
    const feed = await makeSweepbright({ share: 100 })
    await add(feed, 1, 2)
    await ask(site.payload, feed)
    const real = hook('estate-deleted', estateId(1), at(9))
    const forged = [
      hook('estate-deleted', estateId(1), at(9), 'another secret'),
      { ...real, signature: '' },
      { ...real, signature: `${real.signature}00` },
      { ...real, text: real.text.replace(estateId(1), estateId(2)) },
    ]
    expect(await Promise.all(forged.map((one) => deliver(feed, one)))).toEqual([401, 401, 401, 401])
    expect(await receiveHook(site.payload, 'guessed', real.text, real.signature)).toBe(404)
    expect(await deliver(feed, signed('{"event":1'))).toBe(400)
    expect(await deliver(feed, hook('contact-added', 'x', at(9)))).toBe(200)
    // Late: withdrawn before it was changed last. Unknown: never heard of it.
    sweepbright.put(estate(1))
    await deliver(feed, hook('estate-updated', estateId(1), at(8)))
    expect(await deliver(feed, hook('estate-deleted', estateId(1), at(7)))).toBe(200)
    expect(await deliver(feed, hook('estate-deleted', estateId(99), at(9)))).toBe(200)
    await ask(site.payload, feed)
    expect(await statesOf(site.payload)).toEqual(files(1, 2))
    // The real one counts once, and its replay after the estate came back does not withdraw it again.
    await deliver(feed, real)
    await ask(site.payload, feed)
    expect(await statesOf(site.payload)).toEqual({ 'SB-1': 'inactive', 'SB-2': 'active' })
    await deliver(feed, hook('estate-added', estateId(1), at(20)))
    await ask(site.payload, feed)
    await deliver(feed, real)
    await ask(site.payload, feed)
    expect(await statesOf(site.payload)).toEqual(files(1, 2))
  })

  it('goes on with what it has after it was stopped in the middle: each estate once', async () => {
    const feed = await makeSweepbright()
    await add(feed, ...range(90))
    sweepbright.setFault(({ path }) => (path.endsWith(estateId(60)) ? { status: 500 } : undefined))
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'failed', problem: 'answered' })
    expect(await statesOf(site.payload)).toEqual({})
    const before = sweepbright.asked.length
    sweepbright.setFault()
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', fresh: 90 })
    // The first forty were stored with their answers and are not asked for again.
    expect(sweepbright.asked.slice(before).map(({ path }) => path)).not.toContain(
      `/estates/${estateId(1)}`,
    )
    expect(Object.keys(await statesOf(site.payload))).toHaveLength(90)
  })

  it('asks for another token when its own ends in the middle, and stops when the login is refused', async () => {
    const feed = await makeSweepbright()
    await add(feed, ...range(50))
    const given = sweepbright.tokensGiven()
    sweepbright.setFault(({ path, times }) => {
      if (times === 0 && path.endsWith(estateId(20))) sweepbright.endToken()
      return undefined
    })
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', fresh: 50 })
    expect(sweepbright.tokensGiven()).toBeGreaterThan(given + 1)
    await deliver(feed, hook('estate-updated', estateId(1), at(5)))
    sweepbright.setFault(() => ({ status: 401 }))
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'failed', problem: 'login' })
    expect(Object.values(await statesOf(site.payload))).toEqual(range(50).map(() => 'active'))
  })

  it('waits as long as the CRM asks, and comes back later when that is too long', async () => {
    const feed = await makeSweepbright()
    await add(feed, 1)
    sweepbright.setFault(({ path, times }) =>
      path.startsWith('/estates') && times === 0
        ? { status: 429, headers: { 'retry-after': '17' } }
        : undefined,
    )
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', fresh: 1 })
    expect(pauses).toEqual([17_000])
    await deliver(feed, hook('estate-updated', estateId(1), at(5)))
    sweepbright.setFault(() => ({ status: 429, headers: { 'retry-after': '3600' } }))
    await processFeeds(site.payload, nearby)
    expect(
      await query(
        site.payload,
        sql`select problem, (select next_at > now() + interval '5 minutes' from feeds) as later from feed_runs order by created_at desc limit 1`,
      ),
    ).toEqual([{ problem: 'busy', later: true }])
  })

  it('takes what the CRM does not find off the site when a person reads everything and agrees', async () => {
    const { payload } = site
    const feed = await makeSweepbright({ share: 100 })
    await add(feed, ...range(6))
    await ask(payload, feed)
    // One that the CRM has told of and never had.
    await deliver(feed, hook('estate-added', estateId(7), at(0)))
    for (const n of range(3)) {
      sweepbright.estates.delete(estateId(n))
      await deliver(feed, hook('estate-updated', estateId(n), at(1)))
    }
    const run = await ask(payload, feed)
    expect(run).toMatchObject({ gone: 0, refused: 4 })
    expect((await rowsOf(payload, run.id)).flatMap(({ reasons }) => reasons)).toEqual(
      range(4).map(() => ({ code: 'notFound' })),
    )
    expect(await ask(payload, feed, false)).toMatchObject({
      state: 'ready',
      gone: 3,
      refused: 1,
      unchanged: 3,
    })
    expect(await statesOf(payload)).toEqual(files(1, 6))
    expect(await askAndAgree(payload, feed)).toMatchObject({ state: 'done', gone: 3 })
    expect(await statesOf(payload)).toEqual({ ...files(1, 3, 'inactive'), ...files(4, 3) })
  })

  it.each([
    ['estate-updated', 'estate-deleted'],
    ['estate-deleted', 'estate-updated'],
  ])('takes a home off the site when %s and %s happened at one moment', async (...events) => {
    const feed = await makeSweepbright({ share: 100 })
    await add(feed, 1)
    await ask(site.payload, feed)
    for (const event of events) await deliver(feed, hook(event, estateId(1), at(5)))
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 1 })
  })

  it('waits for a person when many are withdrawn, in one go or bit by bit', async () => {
    const feed = await makeSweepbright({ share: 20 })
    await add(feed, ...range(10))
    await ask(site.payload, feed)
    const withdraw = async (n: number) => {
      await deliver(feed, hook('estate-deleted', estateId(n), at(30 + n)))
      return ask(site.payload, feed)
    }
    expect(await withdraw(1)).toMatchObject({ state: 'done', gone: 1 })
    expect(await withdraw(2)).toMatchObject({ state: 'done', gone: 1 })
    expect(await withdraw(3)).toMatchObject({ state: 'ready', gone: 1 })
    expect(
      Object.values(await statesOf(site.payload)).filter((one) => one === 'active'),
    ).toHaveLength(8)
  })

  it('does not wait because of one that goes and comes back', async () => {
    const feed = await makeSweepbright({ share: 20 })
    await add(feed, ...range(10))
    await ask(site.payload, feed)
    for (const minute of [10, 20, 30]) {
      await deliver(feed, hook('estate-deleted', estateId(1), at(minute)))
      expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 1 })
      await deliver(feed, hook('estate-added', estateId(1), at(minute + 5)))
      expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', changed: 1 })
    }
    await deliver(feed, hook('estate-deleted', estateId(2), at(40)))
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 1 })
    expect(
      Object.values(await statesOf(site.payload)).filter((one) => one === 'active'),
    ).toHaveLength(9)
  })

  const project = (n: number, ...units: number[]) =>
    estate(n, { is_project: true, properties: units.map((unit) => estate(unit)) })

  const draftOf = async (file: string) => {
    const where = { recordFile: { equals: file } }
    const data = { bedrooms: 5 }
    await site.payload.update({ collection: 'properties', where, data, draft: true })
  }

  it('takes a withdrawn home off the site whatever draft waits, and one that an older import has left there', async () => {
    const feed = await makeSweepbright({ share: 100 })
    await add(feed, 1, 2)
    await ask(site.payload, feed)
    await draftOf('SB-1')
    await deliver(feed, hook('estate-deleted', estateId(1), at(5)))
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 1, refused: 0 })
    expect(await statesOf(site.payload)).toEqual({ 'SB-1': 'inactive', 'SB-2': 'active' })
    await query(site.payload, sql`update properties set status = 'active'`)
    await query(site.payload, sql`update _properties_v set version_status = 'active'`)
    await query(
      site.payload,
      sql`update feed_links set gone = false, record = jsonb_set(record, '{facts,status}', '"active"')`,
    )
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 1 })
    expect(await statesOf(site.payload)).toEqual({ 'SB-1': 'inactive', 'SB-2': 'active' })
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 0 })
  })

  it('reads again what was refused, until it can be imported, and asks for it once', async () => {
    const feed = await makeSweepbright()
    sweepbright.put(project(3, 4, 5))
    await add(feed, 1, 2)
    await deliver(feed, hook('estate-added', estateId(3), at(0)))
    await ask(site.payload, feed)
    for (const file of ['SB-1', 'SB-4']) await draftOf(file)
    sweepbright.put(estate(1, { bedrooms: 7 }))
    sweepbright.put(
      estate(3, { is_project: true, properties: [estate(4, { bedrooms: 7 }), estate(5)] }),
    )
    for (const n of [1, 3]) await deliver(feed, hook('estate-updated', estateId(n), at(5)))
    for (const refused of [3, 3])
      expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', changed: 0, refused })
    sweepbright.asked.length = 0
    const where = { recordFile: { in: ['SB-1', 'SB-4'] } }
    const data = { bedrooms: 3, _status: 'published' as const }
    await site.payload.update({ collection: 'properties', where, data })
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', changed: 2 })
    expect(sweepbright.asked).toEqual([])
    // The project itself is none, and is not read for that.
    expect(await ask(site.payload, feed)).toMatchObject({ changed: 0, unchanged: 0, refused: 0 })
  })

  it('keeps pictures whose address changes with each answer, and tells those that are gone', async () => {
    const feed = await makeSweepbright()
    const pictures = (signature: string) => ({
      images: [1, 2].map((n) => ({
        id: `image-${n}`,
        url: `${sweepbright.base}/files/${n}.jpg?signature=${signature}`,
        url_expires_on: at(1),
        ordinal: n,
      })),
    })
    sweepbright.put(estate(1, pictures('first')))
    await deliver(feed, hook('estate-added', estateId(1), at(0)))
    await ask(site.payload, feed)
    await importPictures(site.payload, 10, nearby)
    const waiting = sql`select state, reason, download like '%second' as again from feed_pictures order by position`
    expect(await query(site.payload, waiting)).toEqual(
      range(2).map(() => ({ state: 'waiting', reason: 'answered', again: false })),
    )
    sweepbright.put(estate(1, { ...pictures('second'), bedrooms: 4 }))
    await deliver(feed, hook('estate-updated', estateId(1), at(5)))
    expect(await ask(site.payload, feed)).toMatchObject({ changed: 1 })
    expect(await query(site.payload, waiting)).toEqual(
      range(2).map(() => ({ state: 'waiting', reason: 'answered', again: true })),
    )
    // Another signature alone is no change.
    sweepbright.put(estate(1, { ...pictures('third'), bedrooms: 4 }))
    expect(await askAndAgree(site.payload, feed)).toMatchObject({ changed: 0, unchanged: 1 })
  })

  it('takes the units of a project and says that the project itself is none', async () => {
    const feed = await makeSweepbright()
    sweepbright.put(estate(1, { is_project: true, properties: [estate(2), estate(3)] }))
    await deliver(feed, hook('estate-added', estateId(1), at(0)))
    expect(await ask(site.payload, feed)).toMatchObject({ fresh: 2, refused: 1 })
    expect(await statesOf(site.payload)).toEqual(files(2, 2))
  })

  it('takes the units off the site that their project no longer has, but none that moved', async () => {
    const { payload } = site
    const feed = await makeSweepbright({ share: 100 })
    sweepbright.put(project(1, 2, 3, 4, 5), project(11, 12), estate(5))
    for (const n of [1, 11]) await deliver(feed, hook('estate-added', estateId(n), at(0)))
    await ask(payload, feed)
    expect(await statesOf(payload)).toEqual({ ...files(2, 4), 'SB-12': 'active' })
    // One is dropped, one moved to another project, and one is told of by itself.
    await deliver(feed, hook('estate-added', estateId(5), at(1)))
    sweepbright.put(project(1, 2), project(11, 12, 4))
    for (const n of [1, 11]) await deliver(feed, hook('estate-updated', estateId(n), at(5)))
    expect(await ask(payload, feed, false)).toMatchObject({ state: 'ready', gone: 1 })
    // It was not agreed to: the next reading says so again.
    expect(await ask(payload, feed)).toMatchObject({ state: 'done', gone: 1 })
    const now = { 'SB-2': 'active', 'SB-3': 'inactive', 'SB-4': 'active', 'SB-5': 'active' }
    expect(await statesOf(payload)).toEqual({ ...now, 'SB-12': 'active' })
    await deliver(feed, hook('estate-deleted', estateId(11), at(9)))
    expect(await ask(payload, feed)).toMatchObject({ state: 'done', gone: 2 })
    sweepbright.estates.delete(estateId(1))
    expect(await ask(payload, feed)).toMatchObject({ gone: 0 })
    expect(await askAndAgree(payload, feed)).toMatchObject({ gone: 1 })
    expect(await statesOf(payload)).toEqual({
      'SB-12': 'inactive',
      'SB-2': 'inactive',
      'SB-3': 'inactive',
      'SB-4': 'inactive',
      'SB-5': 'active',
    })
  })

  it('knows the units of a project that were imported before it was kept with them', async () => {
    const { payload } = site
    const feed = await makeSweepbright({ share: 100 })
    sweepbright.put(project(1, 2, 3))
    await deliver(feed, hook('estate-added', estateId(1), at(0)))
    await ask(payload, feed)
    await query(payload, sql`update feed_links set record = record - 'project'`)
    await deliver(feed, hook('estate-deleted', estateId(1), at(5)))
    expect(await ask(payload, feed)).toMatchObject({ state: 'done', gone: 2 })
    expect(await statesOf(payload)).toEqual(files(2, 2, 'inactive'))
  })
})

describe('Whise', () => {
  it('is read page by page once, then only what has changed, and its withdrawn estates go', async () => {
    const { payload } = site
    const feed = await makeWhise()
    whise.put(...range(230).map((id) => whiseEstate(id)))
    expect(await ask(payload, feed)).toMatchObject({ state: 'done', fresh: 230, partial: false })
    const { docs } = await payload.find({
      collection: 'properties',
      where: { recordFile: { equals: 'W-7' } },
      locale: 'en',
      depth: 0,
    })
    expect(docs[0]).toMatchObject({
      title: 'Villa 7 en-GB',
      price: 250_007,
      constructionYear: 1998,
      bedrooms: 3,
      garden: true,
    })
    whise.asked.length = 0
    const now = new Date().toISOString()
    expect(await ask(payload, feed)).toMatchObject({ state: 'done', unchanged: 0, partial: true })
    expect(whise.asked).toHaveLength(1)
    whise.put(
      whiseEstate(5, { price: 199_000, updateDateTime: now }),
      whiseEstate(6, { status: { id: 5 }, updateDateTime: now }),
      whiseEstate(8, { displayStatusId: 1, updateDateTime: now }),
    )
    expect(await ask(payload, feed)).toMatchObject({ state: 'done', changed: 1, gone: 2 })
    const states = await statesOf(payload)
    expect([states['W-5'], states['W-6'], states['W-8'], states['W-9']]).toEqual([
      'active',
      'inactive',
      'inactive',
      'active',
    ])
  })

  it('is read through a token that ends, a pause that it asks for and answers that do not come', async () => {
    const feed = await makeWhise()
    whise.put(...range(250).map((id) => whiseEstate(id)))
    let lists = 0
    whise.setFault(({ path }) => {
      if (path !== '/v1/estates/list') return undefined
      lists += 1
      if (lists === 2) whise.endToken()
      if (lists === 4) return { status: 429, headers: { 'retry-after': '9' } }
      return lists === 5 ? { isSilent: true } : undefined
    })
    const id = await dryRunFromAddress(site.payload, feed, true, { ...nearby, silence: 300 })
    await importRun(site.payload, id, feed)
    expect(Object.keys(await statesOf(site.payload))).toHaveLength(250)
    expect(pauses).toContain(9_000)
    // A login that is refused in the middle leaves everything as it is.
    await query(site.payload, sql`update feed_sources set run_to = run_to - interval '2 days'`)
    whise.reset()
    whise.setFault(({ path, body }) =>
      path !== '/v1/estates/list' || (body.Page as { Offset: number }).Offset > 0
        ? { status: 401 }
        : undefined,
    )
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'failed', problem: 'login' })
    expect(new Set(Object.values(await statesOf(site.payload)))).toEqual(new Set(['active']))
  })

  it('does not pass over a change that a person has not agreed to', async () => {
    const feed = await makeWhise()
    whise.put(...range(4).map((id) => whiseEstate(id)))
    await ask(site.payload, feed)
    const now = new Date().toISOString()
    whise.put(...range(3).map((id) => whiseEstate(id, { status: { id: 6 }, updateDateTime: now })))
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'ready', gone: 3 })
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'ready', gone: 3 })
  })

  it('takes nothing off the site when half of the list is missing, and says how much', async () => {
    const feed = await makeWhise()
    whise.put(...range(40).map((id) => whiseEstate(id)))
    await ask(site.payload, feed)
    for (const id of range(20)) whise.estates.delete(id)
    await query(site.payload, sql`update feed_sources set run_to = run_to - interval '2 days'`)
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'ready', gone: 20, live: 40 })
    expect(Object.values(await statesOf(site.payload))).toEqual(range(40).map(() => 'active'))
    // An hour later they are back: nothing is left to agree to.
    whise.put(...range(20).map((id) => whiseEstate(id)))
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 0, unchanged: 40 })
  })

  it('concludes nothing from a list that moves while it is read', async () => {
    const feed = await makeWhise()
    whise.put(...range(150).map((id) => whiseEstate(id)))
    await ask(site.payload, feed)
    whise.setFault(({ body }) => {
      // Between two pages one of the first is withdrawn: all others move up by one.
      if ((body.Page as { Offset?: number } | undefined)?.Offset === 100) whise.estates.delete(1)
      return undefined
    })
    const id = await dryRunFromAddress(site.payload, feed, false, nearby)
    await importRun(site.payload, id, feed)
    expect(
      await query(
        site.payload,
        sql`select gone::int, partial from feed_runs where id = ${id}::uuid`,
      ),
    ).toEqual([{ gone: 0, partial: true }])
  })

  it.each([
    ['HTML in place of JSON', () => ({ body: '<html><body>Maintenance</body></html>' }), 'webPage'],
    ['another shape', () => ({ body: { items: [] } }), 'shape'],
    ['errors without end', () => ({ status: 503 }), 'answered'],
    ['an empty list', () => ({ body: { estates: [], totalCount: 0 } }), 'empty'],
  ])('stops at %s and leaves the site as it is', async (_, reply, problem) => {
    const feed = await makeWhise()
    whise.put(...range(3).map((id) => whiseEstate(id)))
    await ask(site.payload, feed)
    whise.setFault(({ path }) => (path === '/v1/estates/list' ? reply() : undefined))
    const id = await dryRunFromAddress(site.payload, feed, false, nearby)
    expect(
      await query(
        site.payload,
        sql`select state::text, problem from feed_runs where id = ${id}::uuid`,
      ),
    ).toEqual([{ state: 'failed', problem }])
    expect(Object.values(await statesOf(site.payload))).toEqual(['active', 'active', 'active'])
  })
})

describe('the secret of a CRM', () => {
  it('is sealed and never read again, stays when it is left empty, and is good for its own feed only', async () => {
    const { payload } = site
    // Staff can type it: Payload closes fields without a column by itself.
    const field = payload.collections.feeds.config.flattenedFields.find(
      ({ name }) => name === 'secret',
    )
    expect(field?.admin).toMatchObject({ readOnly: false })
    const feed = await makeSweepbright()
    expect(JSON.stringify(feed)).not.toContain(SECRET)
    const saved = await payload.update({
      collection: 'feeds',
      id: feed.id,
      data: { name: 'Other', secret: '' },
    })
    expect(JSON.stringify(saved)).not.toContain(SECRET)
    const stored = JSON.stringify(await query(payload, sql`select * from feed_sources`))
    expect(stored).not.toContain(SECRET)
    await add(feed, 1)
    expect(await ask(payload, feed)).toMatchObject({ state: 'done', fresh: 1 })
    const other = await makeCrmFeed(payload, {
      format: 'sweepbright',
      address: sweepbright.base,
      login: LOGIN,
      secret: 'x',
    })
    await query(
      payload,
      sql`update feed_sources s set secret = o.secret from feed_sources o where s.feed = ${other.id}::uuid and o.feed = ${feed.id}::uuid`,
    )
    expect(await ask(payload, other)).toMatchObject({ state: 'failed', problem: 'noLogin' })
  })

  it.each([
    ['to another server', () => ({ address: whise.base }), 'secretAgain'],
    ['to the server of another format', () => ({ format: 'whise' as const }), 'secretAgain'],
    ['to a server of its own', () => ({ address: '' }), 'secretAgain'],
    ['unencrypted', () => ({ address: 'http://crm.test', secret: 'x' }), 'secretUnencrypted'],
  ])('is not sent %s', async (_, data, refusal) => {
    const { payload } = site
    const feed = await makeSweepbright()
    await add(feed, 1)
    const refused = await payload
      .update({ collection: 'feeds', id: feed.id, data: data(), locale: 'nl' })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({
      data: { errors: [{ message: messages.refusals[refusal as 'secretAgain'] }] },
    })
    expect(await ask(payload, feed)).toMatchObject({ state: 'done', fresh: 1 })
    expect(whise.asked).toEqual([])
  })

  it('is good for a new server once it is entered for it, and the token of the old one is not', async () => {
    const { payload } = site
    const feed = await makeSweepbright()
    await add(feed, 1)
    await ask(payload, feed)
    const moved = await payload.update({
      collection: 'feeds',
      id: feed.id,
      data: { address: whise.base, secret: 'other' },
    })
    await deliver(moved, hook('estate-updated', estateId(1), at(5)))
    await ask(payload, moved)
    expect(whise.asked.map(({ token }) => token).join('')).toBe('')
    expect(JSON.stringify(whise.asked)).not.toContain(SECRET)
  })

  it('is forgotten when the feed becomes one that sends none', async () => {
    const { payload } = site
    const feed = await makeSweepbright()
    const update = (data: Partial<Feed>) =>
      payload.update({ collection: 'feeds', id: feed.id, data })
    await update({ format: 'mapping', address: whise.base })
    const sending = await update({ header: 'X-Key' })
    expect(await ask(payload, sending)).toMatchObject({ state: 'failed', problem: 'noLogin' })
    expect(whise.asked).toEqual([])
  })

  it('of a feed that was saved before stays here as long as its address is not encrypted', async () => {
    const { payload } = site
    const feed = await makeSweepbright()
    const before = { ...feed, address: 'http://crm.test' }
    expect(await ask(payload, before)).toMatchObject({ state: 'failed', problem: 'unencrypted' })
  })
})
describe('changing the CRM', () => {
  const COUNT = 500
  const fromKyero = (n: number) => ({
    location: {
      city: 'Gent',
      country: 'ES',
      postal_code: '03191',
      street: '',
      number: '',
      hidden: false,
    },
    settings: { reference: `R-${500_000 + n}` },
    price: { amount: 300_000, currency: 'EUR', hidden: false },
  })
  const known = (payload: typeof site.payload) =>
    query(
      payload,
      sql`select p.id, p.reference::int as reference, p._status::text as shown, s.id is not null as searched from properties p left join property_search s on s.id = p.id order by p.reference`,
    )

  it('keeps the address, history, figures and owners of every home, and makes none twice', async () => {
    const { payload } = site
    const old = await makeFeed(payload, {
      name: 'Kyero',
      schedule: 'daily',
      address: 'https://old.test/feed.xml',
    })
    await takeOver(payload, old, abroad(kyero(homes(COUNT))))
    const before = await known(payload)
    expect(before).toHaveLength(COUNT)
    const first = String(before[0]?.id)
    const owner = await payload.db.create({
      collection: 'owners',
      data: { lastName: 'Aerts', fullName: 'Aerts', email: 'aerts@home.test', language: 'nl' },
    })
    await query(
      payload,
      sql`insert into activities (id, property_id, kind, type, status, date, subject) values (uuidv7(), ${first}::uuid, 'history', 'price_change', 'done', now(), 'Prijs')`,
    )
    await payload.update({
      collection: 'properties',
      id: first,
      data: { bedrooms: 9, owners: [String(owner.id)] },
    })
    await query(
      payload,
      sql`insert into property_visits (property, day, visits, visitors) select id, date '2026-11-20', 7, 5 from properties`,
    )
    const figures = () =>
      query(
        payload,
        sql`select p.reference::int as reference, v.visits, v.visitors from property_visits v join properties p on p.id = v.property order by p.reference`,
      )
    const counted = await figures()
    expect(counted).toHaveLength(COUNT)
    const feed = await makeCrmFeed(payload, {
      format: 'sweepbright',
      address: sweepbright.base,
      login: LOGIN,
      secret: SECRET,
      replaces: old.id,
    })
    for (const n of range(COUNT, 0)) {
      sweepbright.put(estate(n, fromKyero(n)))
      await deliver(feed, hook('estate-added', estateId(n), at(0)))
    }
    const id = await dryRunFromAddress(payload, feed, false, nearby)
    // The preview: what would appear, change and vanish.
    expect(
      await query(
        payload,
        sql`select fresh::int, changed::int, gone::int, refused::int from feed_runs where id = ${id}::uuid`,
      ),
    ).toEqual([{ fresh: 0, changed: COUNT, gone: 0, refused: 0 }])
    expect(await known(payload)).toEqual(before)
    await approve(payload, id)
    await importRun(payload, id, feed)
    expect(await known(payload)).toEqual(before)
    const home = await payload.findByID({ collection: 'properties', id: first, depth: 0 })
    expect(home).toMatchObject({
      title: 'Villa 0 nl',
      bedrooms: 9,
      recordFile: 'R-500000',
      owners: [String(owner.id)],
    })
    expect(
      await query(
        payload,
        sql`select count(*)::int as kept from activities where property_id = ${first}::uuid and subject = 'Prijs'`,
      ),
    ).toEqual([{ kept: 1 }])
    expect(await figures()).toEqual(counted)
    // What visitors keep on their devices are references: none of them leads nowhere.
    const kept = before.slice(0, 20).map(({ reference }) => Number(reference))
    const saved = await findSavedListings('favourites', kept.map(String), 'nl')
    expect([saved.shown.map(({ reference }) => reference), saved.gone]).toEqual([kept, []])
    // The old source is not read any more, or it would bring all homes once more.
    expect(
      await query(
        payload,
        sql`select schedule::text, next_at from feeds where id = ${old.id}::uuid`,
      ),
    ).toEqual([{ schedule: 'none', next_at: null }])
    const again = await read(payload, old, abroad(kyero(homes(COUNT))))
    expect(await runOf(payload, again)).toMatchObject({ state: 'failed', problem: 'replaced' })
    expect(await askAndAgree(payload, feed)).toMatchObject({
      unchanged: COUNT,
      fresh: 0,
      changed: 0,
    })
  })

  it('knows the homes that staff have put into a project', async () => {
    const { payload } = site
    const old = await makeFeed(payload, { name: 'Kyero' })
    await takeOver(payload, old, abroad(kyero(homes(2))))
    const before = await known(payload)
    const { docs: towns } = await payload.find({ collection: 'cities', limit: 1 })
    const project = await payload.create({
      collection: 'projects',
      data: { title: 'Residentie', goal: 'sale', city: towns[0]?.id, _status: 'draft' } as never,
      draft: true,
    })
    await query(
      payload,
      sql`update properties set project_id = ${project.id}::uuid where record_file = 'R-500000' or reference = 500000`,
    )
    const feed = await makeCrmFeed(payload, {
      format: 'sweepbright',
      address: sweepbright.base,
      login: LOGIN,
      secret: SECRET,
      replaces: old.id,
    })
    for (const n of [0, 1]) {
      sweepbright.put(estate(n, fromKyero(n)))
      await deliver(feed, hook('estate-added', estateId(n), at(0)))
    }
    expect(await askAndAgree(payload, feed)).toMatchObject({ fresh: 0, changed: 2, gone: 0 })
    expect((await known(payload)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await query(payload, sql`update properties set project_id = null`)
  })

  it('asks which home it is when two could be, follows the answer, and takes off what is not there', async () => {
    const { payload } = site
    const old = await makeFeed(payload, { name: 'Kyero' })
    await takeOver(payload, old, abroad(kyero(homes(4))))
    const [first, second] = await known(payload)
    const feed = await makeCrmFeed(payload, {
      format: 'whise',
      address: whise.base,
      login: USER,
      secret: PASSWORD,
      whiseClient: CLIENT,
      replaces: old.id,
      share: 100,
    })
    const there = { zip: '03191', city: 'Gent', address: '', number: '' }
    whise.put(
      whiseEstate(1, {
        ...there,
        referenceNumber: 'R-500000',
        purpose: { id: 2 },
        purposeStatus: { id: 2 },
      }),
      whiseEstate(2, { ...there, referenceNumber: 'R-500001' }),
      whiseEstate(3, { ...there, referenceNumber: 'NEW' }),
    )
    const id = await dryRunFromAddress(payload, feed, false, nearby)
    const rows = await rowsOf(payload, id)
    // The third and the fourth of the old source are not in the new one; the first is asked.
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      ['1', 'refused'],
      ['2', 'changed'],
      ['3', 'fresh'],
      ['was 500002', 'gone'],
      ['was 500003', 'gone'],
    ])
    expect(rows[0]?.reasons).toEqual([{ code: 'unsure', text: '500000' }])
    await inTransaction(payload, (req) => answerMatch(req, feed.id, '1', String(first?.id)))
    expect(await askAndAgree(payload, feed)).toMatchObject({
      fresh: 1,
      changed: 2,
      gone: 2,
      refused: 0,
    })
    const after = await known(payload)
    expect(after).toHaveLength(5)
    expect(after).toEqual(expect.arrayContaining([first, second]))
    expect(Object.values(await statesOf(payload)).filter((one) => one === 'inactive')).toHaveLength(
      2,
    )
  })
})
