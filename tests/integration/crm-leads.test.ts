import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type RequiredDataFromCollectionSlug } from 'payload'

import { receiveHook } from '@/data/feeds/crm/receiveHook'
import { inTransaction } from '@/data/feeds/inTransaction'
import { deliverLeads } from '@/data/feeds/leads/deliverLeads'
import { findLeadStatus, sendLeadsAgain } from '@/data/feeds/leads/leadStatus'
import { erasePerson } from '@/data/privacy/erase'
import { exportPerson } from '@/data/privacy/export'
import { markOf } from '@/domain/feeds/leads'
import type { Appointment, Enquiry, Feed } from '@/payload-types'

import { ask, forget, makeCrmFeed, nearby, query } from './support/crm'
import {
  estate,
  estateId,
  hook,
  LOGIN,
  SECRET,
  startFakeSweepbright,
} from './support/fakeSweepbright'
import { CLIENT, PASSWORD, startFakeWhise, USER, estate as whiseEstate } from './support/fakeWhise'
import { settlePlaces } from './support/feeds'
import { ask as askSite, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD as PEOPLE_PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let sweepbright: Awaited<ReturnType<typeof startFakeSweepbright>>
let people: People
let whise: Awaited<ReturnType<typeof startFakeWhise>>

beforeAll(async () => {
  await settlePlaces(site.payload)
  people = await settle(site.payload)
  sweepbright = await startFakeSweepbright()
  whise = await startFakeWhise()
})
afterAll(() => {
  sweepbright.stop()
  whise.stop()
})
beforeEach(async () => {
  for (const table of ['crm_leads', 'mails', 'appointments', 'enquiries'])
    await query(site.payload, sql.raw(`delete from ${table}`))
  await forget(site.payload)
  for (const crm of [sweepbright, whise]) {
    crm.reset()
    crm.estates.clear()
    crm.contacts.length = 0
  }
  whise.calendars.length = 0
})

/** A CRM with one estate, which is a property of the site. */
async function settleSweepbright(sendsLeads = true): Promise<{ feed: Feed; property: string }> {
  const feed = await makeCrmFeed(site.payload, {
    format: 'sweepbright',
    address: sweepbright.base,
    login: LOGIN,
    secret: SECRET,
    sendsLeads,
  })
  sweepbright.put(estate(1))
  const { text, signature } = hook('estate-added', estateId(1), '2026-11-24T10:00:00Z')
  await receiveHook(site.payload, feed.hookKey ?? '', text, signature)
  await ask(site.payload, feed)
  return { feed, property: await propertyId() }
}

async function settleWhise(): Promise<{ feed: Feed; property: string }> {
  const feed = await makeCrmFeed(site.payload, {
    format: 'whise',
    address: whise.base,
    login: USER,
    secret: PASSWORD,
    whiseClient: CLIENT,
    whiseOffice: 7,
    whiseAction: 3,
    whiseUser: 11,
    sendsLeads: true,
  })
  whise.put(whiseEstate(1))
  await ask(site.payload, feed)
  return { feed, property: await propertyId() }
}

const propertyId = async () => {
  const [row] = await query(site.payload, sql`select id from properties`)
  return String(row?.id)
}

const EMAIL = 'emma@visitor.test'

const enquire = (
  property: string,
  more: Partial<RequiredDataFromCollectionSlug<'enquiries'>> = {},
): Promise<Enquiry> =>
  site.payload.create({
    collection: 'enquiries',
    data: {
      kind: 'property',
      status: 'new',
      firstName: 'Emma',
      lastName: 'Peeters',
      email: EMAIL,
      phone: '0470 12 34 56',
      remark: 'Is de tuin omheind?',
      language: 'fr',
      receivedAt: new Date().toISOString(),
      property,
      ...more,
    },
  })

const book = (property: string, enquiry?: string): Promise<Appointment> =>
  site.payload.create({
    collection: 'appointments',
    data: {
      status: 'confirmed',
      start: '2026-12-10T10:00:00.000Z',
      end: '2026-12-10T10:30:00.000Z',
      firstName: 'Emma',
      lastName: 'Peeters',
      email: EMAIL,
      language: 'nl',
      property,
      ...(enquiry && { enquiry }),
    },
  })

const change = (id: string, data: Partial<Appointment>) =>
  site.payload.update({ collection: 'appointments', id, data })
const nextDay = { start: '2026-12-11T10:00:00.000Z', end: '2026-12-11T10:30:00.000Z' }

const deliver = () => deliverLeads(site.payload, 'nl', { ...nearby, silence: 300 })
/** Makes what waits due now. */
const hurry = () => query(site.payload, sql`update crm_leads set next_at = now()`)
const leads = () =>
  query(site.payload, sql`select kind, state, problem, said from crm_leads order by seq`)
const jobs = async () =>
  (
    await query(
      site.payload,
      sql`select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'sendLeads'`,
    )
  )[0]?.jobs

describe('an enquiry about an estate of SweepBright', () => {
  it('reaches it once, with what the visitor typed and nothing else', async () => {
    const { property } = await settleSweepbright()
    const { id } = await enquire(property, {
      answers: [{ name: 'moment', label: 'Wanneer', value: 'zaterdag' }],
    })
    const [row] = await query(site.payload, sql`select id from crm_leads`)
    expect(await leads()).toEqual([
      { kind: 'enquiry', state: 'waiting', problem: null, said: null },
    ])
    await Promise.all([deliver(), deliver()])
    await hurry()
    await deliver()
    expect(sweepbright.contacts).toEqual([
      {
        estate: estateId(1),
        first_name: 'Emma',
        last_name: 'Peeters',
        email: EMAIL,
        phone: '0470 12 34 56',
        locale: 'fr',
        message: `Vraag over een pand (FR)\nIs de tuin omheind?\nWanneer: zaterdag\n\n${markOf(String(row?.id))}`,
      },
    ])
    expect((await findLeadStatus(site, [id])).get(id)).toMatchObject({
      state: 'sent',
      crm: 'sweepbright',
    })
  })

  it('is not passed on without the switch, as spam, about another home, or when its save fails', async () => {
    const { feed, property } = await settleSweepbright(false)
    await enquire(property)
    await site.payload.update({ collection: 'feeds', id: feed.id, data: { sendsLeads: true } })
    await enquire(property, { status: 'spam' })
    await enquire(property, { kind: 'friend' })
    await query(site.payload, sql`delete from graphile_worker._private_jobs`)
    await expect(
      inTransaction(site.payload, async (req) => {
        await site.payload.create({
          collection: 'enquiries',
          req,
          data: { kind: 'property', status: 'new', language: 'nl', email: EMAIL, property },
        } as never)
        throw new Error('no place')
      }),
    ).rejects.toThrow('no place')
    await query(site.payload, sql`delete from feed_links`)
    await enquire(property)
    expect([await leads(), await jobs()]).toEqual([[], 0])
  })

  it('is told when it turns out to be none, and forgotten when it turns out to be spam', async () => {
    const { property } = await settleSweepbright()
    const { id } = await enquire(property, { status: 'spam' })
    const mark = (status: 'new' | 'spam') =>
      site.payload.update({ collection: 'enquiries', id, data: { status } })
    await mark('new')
    expect(await leads()).toHaveLength(1)
    await mark('spam')
    expect(await leads()).toEqual([])
  })

  it('is told once, whatever is thought of it afterwards', async () => {
    const { property } = await settleSweepbright()
    const { id } = await enquire(property)
    await deliver()
    for (const status of ['spam', 'new'] as const)
      await site.payload.update({ collection: 'enquiries', id, data: { status } })
    await deliver()
    expect(await leads()).toMatchObject([{ kind: 'enquiry', state: 'sent' }])
    expect(sweepbright.contacts).toHaveLength(1)
  })

  it('waits as long as the CRM asks, and what follows it waits too', async () => {
    const { property } = await settleSweepbright()
    const enquiry = await enquire(property, { kind: 'appointment' })
    const viewing = await book(property, enquiry.id)
    await change(viewing.id, nextDay)
    await change(viewing.id, { status: 'cancelled' })
    sweepbright.setFault(({ path }) =>
      path.endsWith('/contacts') ? { status: 429, headers: { 'retry-after': '3600' } } : undefined,
    )
    await deliver()
    expect(
      await query(
        site.payload,
        sql`select kind, state, problem, next_at > now() + interval '59 minutes' as later from crm_leads order by seq`,
      ),
    ).toEqual(
      ['enquiry', 'moved', 'cancelled'].map((kind) => ({
        kind,
        state: 'waiting',
        problem: 'busy',
        later: true,
      })),
    )
    sweepbright.setFault()
    await query(site.payload, sql`update crm_leads set next_at = now() where kind <> 'enquiry'`)
    await deliver()
    expect(sweepbright.contacts).toEqual([])
    await hurry()
    await deliver()
    expect(sweepbright.contacts.map(({ message }) => String(message).split('\n')[0])).toEqual([
      'Bezoek (FR)',
      'Bezoek verplaatst: vrijdag 11 december 2026, 11.00 uur',
      'Bezoek geannuleerd: vrijdag 11 december 2026, 11.00 uur',
    ])
  })

  it.each([
    ['an answer that is lost after it was taken', { isLost: true }, 'lost', 1],
    ['no answer at all', { isSilent: true }, 'lost', 0],
    ['an error of the server', { status: 500, body: '<h1>Oops</h1>' }, 'failed', 0],
  ])('is not sent again by itself after %s', async (_, reply, problem, taken) => {
    const { property } = await settleSweepbright()
    const { id } = await enquire(property)
    sweepbright.setFault(({ path }) => (path.endsWith('/contacts') ? reply : undefined))
    await deliver()
    sweepbright.setFault()
    await hurry()
    await deliver()
    expect(await leads()).toEqual([{ kind: 'enquiry', state: 'unsure', problem, said: null }])
    expect(sweepbright.contacts).toHaveLength(taken)
    // A colleague has looked, and decides.
    const req = await createLocalReq({}, site.payload)
    expect(await sendLeadsAgain(req, id)).toBe(1)
    await deliver()
    expect(sweepbright.contacts).toHaveLength(taken + 1)
    expect(await sendLeadsAgain(req, id)).toBe(0)
  })

  it('is left to a colleague when the process ended between sending and noting it', async () => {
    const { property } = await settleSweepbright()
    await enquire(property)
    await deliver()
    // What a process leaves behind that is killed before it notes the answer.
    await query(site.payload, sql`update crm_leads set state = 'sending', sent_at = null`)
    await deliver()
    await deliver()
    expect(await leads()).toMatchObject([{ state: 'unsure', problem: 'stopped' }])
    expect(sweepbright.contacts).toHaveLength(1)
  })

  it('is refused for good with the reason of the CRM, and does not hold up others', async () => {
    const { property } = await settleSweepbright()
    await enquire(property, { email: null, phone: null })
    await enquire(property)
    await deliver()
    expect(await leads()).toEqual([
      { kind: 'enquiry', state: 'refused', problem: 'said', said: 'Invalid · is required' },
      { kind: 'enquiry', state: 'sent', problem: null, said: null },
    ])
    sweepbright.estates.clear()
    await enquire(property, { remark: 'Nog iets' })
    await deliver()
    expect((await leads()).at(-1)).toMatchObject({ state: 'refused', problem: 'noEstate' })
  })

  it('goes out with a new token when the old one has ended, and waits when the login is refused', async () => {
    const { feed, property } = await settleSweepbright()
    await enquire(property)
    sweepbright.endToken()
    await deliver()
    expect(sweepbright.contacts).toHaveLength(1)
    await site.payload.update({ collection: 'feeds', id: feed.id, data: { secret: 'wrong' } })
    sweepbright.endToken()
    await enquire(property, { remark: 'Nog iets' })
    await deliver()
    expect((await leads()).at(-1)).toMatchObject({ state: 'waiting', problem: 'login' })
    expect(sweepbright.contacts).toHaveLength(1)
  })
})

describe('an enquiry and a viewing of an estate of Whise', () => {
  it('are one contact and one entry of the calendar, whatever answer is lost', async () => {
    const { property } = await settleWhise()
    const enquiry = await enquire(property, { kind: 'appointment' })
    const viewing = await book(property, enquiry.id)
    const mark = markOf(viewing.id)
    for (const path of ['/v1/contacts/upsert', '/v1/calendars/upsert']) {
      let isLost = true
      whise.setFault((one) => {
        if (one.path !== path || !isLost) return undefined
        isLost = false
        return { isLost: true }
      })
      await hurry()
      await deliver()
    }
    await hurry()
    await deliver()
    await query(site.payload, sql`update crm_leads set state = 'sending'`)
    await deliver()
    await hurry()
    await deliver()
    expect(await leads()).toMatchObject([
      { kind: 'enquiry', state: 'sent' },
      { kind: 'viewing', state: 'sent' },
    ])
    expect(whise.contacts).toMatchObject([
      { Name: 'Peeters', PrivateEmail: EMAIL, EstateIds: [1], OfficeIds: [7] },
    ])
    expect(JSON.stringify(whise.contacts)).not.toContain('Agreement')
    expect(whise.calendars).toMatchObject([
      { subject: expect.stringContaining(mark), startDateTime: '2026-12-10T10:00:00.000Z' },
    ])

    await change(viewing.id, nextDay)
    await deliver()
    expect(whise.calendars).toMatchObject([{ startDateTime: '2026-12-11T10:00:00.000Z' }])
    for (const status of ['cancelled', 'full'] as const) {
      await change(viewing.id, { status })
      await deliver()
      expect(whise.calendars).toEqual([])
      await change(viewing.id, { status: 'confirmed' })
      await deliver()
      expect(whise.calendars).toHaveLength(1)
    }
    expect(whise.contacts).toHaveLength(1)
  })

  it('finds the entry behind hundreds of others, and waits when the list moves or never ends', async () => {
    const { property } = await settleWhise()
    const others = Array.from({ length: 250 }, (_, n) => ({
      id: 1000 + n,
      subject: `Bezoek ${n}`,
      startDateTime: '2026-12-01T10:00:00.000Z',
      estates: [1],
    }))
    whise.calendars.push(...others)
    const viewing = await book(property)
    await deliver()
    const mark = markOf(viewing.id)
    const own = () => whise.calendars.filter(({ subject }) => subject.includes(mark))
    expect(own()).toHaveLength(1)
    // What stands on the third page is found: an answer that was lost makes no second entry.
    await query(site.payload, sql`update crm_leads set state = 'sending'`)
    await deliver()
    await hurry()
    await deliver()
    expect(own()).toHaveLength(1)
    await change(viewing.id, nextDay)
    const page = (body: Record<string, unknown>) => body.Page as { Offset?: number } | undefined
    for (const fault of [
      // Between two pages one of the first is removed, and what followed moves up.
      (offset: number) => void (offset === 100 && whise.calendars.shift()),
      // The same page again and again.
      () => ({ body: { calendars: others.slice(0, 100) } }),
    ]) {
      whise.setFault(({ path, body }) =>
        path === '/v1/calendars/list' ? fault(page(body)?.Offset ?? 0) : undefined,
      )
      await hurry()
      await deliver()
      expect((await leads()).at(-1)).toMatchObject({ state: 'waiting', problem: 'failed' })
    }
    whise.setFault()
    await hurry()
    await deliver()
    expect((await leads()).at(-1)).toMatchObject({ kind: 'moved', state: 'sent' })
    expect(own()).toMatchObject([{ startDateTime: '2026-12-11T10:00:00.000Z' }])
  })
})

it('is sent again by staff alone', async () => {
  const { payload } = site
  const { property } = await settleSweepbright()
  const { id } = await enquire(property)
  const press = async (cookie: string, body: object) =>
    (await askSite(payload, '/enquiries/leads', { method: 'POST', cookie, body })).status
  const agent = await logIn(payload, 'users', 'agent@people.test', PEOPLE_PASSWORD)
  const owner = await logIn(payload, 'owners', 'aerts@people.test', PEOPLE_PASSWORD)
  expect(await press(owner, { thread: id })).toBe(403)
  expect(await press('', { thread: id })).toBe(403)
  expect(await press(agent, { thread: 'no id' })).toBe(400)
  expect(await press(agent, { thread: id })).toBe(200)
})

it('erases what waits with its person, and names the CRM that has the rest', async () => {
  const { payload } = site
  const { feed, property } = await settleSweepbright()
  await enquire(property)
  await deliver()
  await enquire(property, { remark: 'Nog iets' })
  const req = await createLocalReq({ user: people.admin }, payload)
  expect((await exportPerson(req, EMAIL)).sentToCrms).toMatchObject([{ crm: 'sweepbright' }])
  expect(await erasePerson(req, EMAIL)).toMatchObject({ crms: [feed.name] })
  expect(await leads()).toEqual([])
  await deliver()
  expect(sweepbright.contacts).toHaveLength(1)
})
