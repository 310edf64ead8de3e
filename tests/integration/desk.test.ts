import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedUser } from 'payload'
import { createLocalReq } from 'payload'

import { findFirstSteps } from '@/data/accounts/firstSteps'
import { findLastEdits } from '@/data/dashboard/edits'
import { findWaitingEnquiries } from '@/data/dashboard/enquiries'
import { countUpTo } from '@/data/dashboard/lines'
import {
  findExpiringCertificates,
  findIncompleteListings,
  findStaleListings,
} from '@/data/dashboard/listings'
import { findWaitingFeeds } from '@/data/dashboard/feeds'
import { findFailedMails } from '@/data/dashboard/mails'
import { findKindMovements, findSlowListings } from '@/data/dashboard/movement'
import { findTrends } from '@/data/dashboard/trends'
import { findViewingsToday } from '@/data/dashboard/viewings'
import { findWeekFigures, findWeekViews } from '@/data/dashboard/week'
import { clockOf, daysFrom, instantAt, mondayOf } from '@/domain/viewings/times'
import type { Appointment, Enquiry, Property } from '@/payload-types'

import { makeFeed } from './support/feeds'
import { createTown, createType } from './support/fixtures'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { overHttp, settle, type People } from './support/people'

const site = usePayload()
let people: People
let req: PayloadRequest
let house: string
let ghent: string

const DAY = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const quiet = { context: { quiet: true } }

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  req = await createLocalReq({ user: people.agent }, payload)
  house = (await createType(payload, { webId: 901 })).id
  ghent = (await createTown(payload, { name: 'Proefgent' })).id
})

beforeEach(async () => {
  for (const collection of [
    'enquiries',
    'appointments',
    'mails',
    'activities',
    'properties',
  ] as const)
    await site.payload.db.deleteMany({ collection, where: {} })
})

const offer = (title: string, more: Partial<Property> = {}) =>
  site.payload.create({
    collection: 'properties',
    data: {
      title,
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      mainType: house,
      city: ghent,
      _status: 'published',
      ...more,
    },
    ...quiet,
  })

const enquire = (lastName: string, more: Partial<Enquiry> = {}) =>
  site.payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      language: 'fr',
      status: 'new',
      receivedAt: day(0),
      lastName,
      email: 'emma@visitor.test',
      isProven: true,
      ...more,
    },
    ...quiet,
  })

const untouchedSince = (id: string, days: number) =>
  site.payload.db.pool.query(
    `update properties set updated_at = now() - make_interval(days => $2) where id = $1`,
    [id, days],
  )

describe('what lies on the desk of a colleague', () => {
  it('puts the newest leads first and keeps who has waited longest in sight, and leaves out what is done', async () => {
    await enquire('Oldest', { receivedAt: day(-9) })
    await enquire('Older', { receivedAt: day(-8) })
    await enquire('Old', { receivedAt: day(-5), assignedTo: String(people.agent.id) })
    await enquire('Young', { receivedAt: day(-0.5) })
    await enquire('Just now')
    await enquire('Done', { status: 'answered' })
    await enquire('Reader', { kind: 'newsletter' })
    const waiting = async (limit: number) =>
      (await findWaitingEnquiries(req, 'nl', new Date(Date.now() - DAY), limit)).map(
        ({ name, isOverdue, isMine }) => [name, isOverdue, isMine],
      )
    expect(await waiting(4)).toEqual([
      ['Just now', false, false],
      ['Young', false, false],
      ['Old', true, true],
      ['Oldest', true, false],
    ])
    expect((await waiting(5)).map(([name]) => name)).toEqual([
      'Just now',
      'Young',
      'Old',
      'Older',
      'Oldest',
    ])
  })

  it('shows with a lead the home that it is about and the number to call, and neither where there is none', async () => {
    const { id: property } = await offer('Loft')
    await enquire('Caller', { property, phone: '+32 470 12 34 56' })
    await enquire('Writer')
    const waiting = await findWaitingEnquiries(req, 'fr', new Date(Date.now() - DAY), 3)
    expect(waiting.slice(0, 2).map(({ name, title, phone }) => [name, title, phone])).toEqual(
      expect.arrayContaining([
        ['Caller', 'Loft', '+32 470 12 34 56'],
        ['Writer', '', null],
      ]),
    )
  })

  it('shows the visits of this day on the clock of the agency, and counts wishes without a time', async () => {
    const { id: property, reference } = await offer('Loft')
    const today = clockOf(new Date()).day
    const visit = (lastName: string, more: Partial<Appointment>) =>
      site.payload.create({
        collection: 'appointments',
        data: { status: 'confirmed', language: 'nl', lastName, property, ...more },
        ...quiet,
      })
    await visit('Night', {
      start: instantAt(today, '00:00').toISOString(),
      end: instantAt(today, '00:20').toISOString(),
    })
    await visit('Own', {
      start: instantAt(today, '23:30').toISOString(),
      end: instantAt(today, '23:50').toISOString(),
      agent: String(people.agent.id),
    })
    await visit('Before', {
      start: new Date(instantAt(today, '00:00').getTime() - 60_000).toISOString(),
      end: instantAt(today, '00:10').toISOString(),
    })
    await visit('Wish', { status: 'requested' })
    const { visits, total, wishes } = await findViewingsToday(req, 'fr', 5)
    expect(visits.map(({ who, title }) => [who, title])).toEqual([
      ['Own', 'Loft'],
      ['Night', 'Loft'],
    ])
    expect([total, wishes, visits[0]?.reference]).toEqual([2, 1, reference])
  })

  it('names advertised homes without an edit for sixty days, and no others', async () => {
    const old = await offer('Old')
    const older = await offer('Older')
    const sold = await offer('Sold', { status: 'sold' })
    const draft = await offer('Draft', { _status: 'draft' })
    await offer('Fresh')
    for (const { id } of [sold, draft, old]) await untouchedSince(id, 61)
    await untouchedSince(older.id, 90)
    const found = await findStaleListings(req, 'nl', 1)
    expect(found.map(({ title, total }) => [title, total])).toEqual([['Older', 2]])
  })

  it('names what is the colleague’s own first, and of others what there is room for', async () => {
    const contact = String(people.agent.id)
    for (const [title, days, more] of [
      ['Other, oldest', 99, {}],
      ['Own', 61, { contact, epcDate: day(-3652) }],
      ['Own, older', 62, { contact }],
      ['Other', 63, { epcDate: day(-3700) }],
    ] as const)
      await untouchedSince((await offer(title, more)).id, days)
    const stale = await findStaleListings(req, 'nl', 3)
    expect(stale.map(({ title, total }) => [title, total])).toEqual([
      ['Own, older', 4],
      ['Own', 4],
      ['Other, oldest', 4],
    ])
    const ending = await findExpiringCertificates(req, 'nl', 5)
    expect(ending.map(({ title }) => title)).toEqual(['Own', 'Other'])
    const lacking = await findIncompleteListings(req, 'nl', 5)
    expect(lacking.slice(0, 2).map(({ title }) => title)).not.toContain('Other')
    expect(lacking).toHaveLength(4)
  })

  it('counts what there is to do up to a thousand and one', async () => {
    const count = async (number: number) =>
      (
        await site.payload.db.drizzle.execute(
          sql`select ${countUpTo(sql`select from generate_series(1, ${number}::int)`)} as number`,
        )
      ).rows[0]?.number
    expect([await count(1000), await count(5000)].map(Number)).toEqual([1000, 1001])
  })

  it('warns of certificates, flood reports and inspections before and after their end, of the floods only where something is for sale', async () => {
    await offer('Soon', { epcDate: day(-3652 + 30) })
    await offer('Gone', { floodReportDate: day(-400) })
    await offer('Valid', { epcDate: day(-1000), floodReportDate: day(-100) })
    await offer('Rented out', { goal: 'rent', floodReportDate: day(-400) })
    await offer('Wired', { electricalDate: day(-9131 + 40) })
    const found = await findExpiringCertificates(req, 'nl', 5)
    expect(found.map(({ title, paper, total }) => [title, paper, total])).toEqual([
      ['Gone', 'floodReportDate', 3],
      ['Soon', 'epcDate', 3],
      ['Wired', 'electricalDate', 3],
    ])
  })

  it('names advertisements that lack what the law wants, what visitors see first', async () => {
    await offer('Gone', { status: 'sold' })
    const prepared = await offer('Prepared', { _status: 'draft' })
    const { id } = await offer('Live', { _status: 'draft' })
    await site.payload.db.pool.query(`update properties set _status = 'published' where id = $1`, [
      id,
    ])
    const ranOut = await offer('Ran out', { ...lawful, floodReportDate: day(-300) })
    await site.payload.db.pool.query(
      `update properties set lapses_on = now() - interval '2 days' where id = $1`,
      [ranOut.id],
    )
    await offer('Announced', { status: 'prospective' })
    await offer('Whole', lawful)
    const finished = await offer('Begun', { _status: 'draft' })
    const later = { collection: 'properties', draft: true, ...quiet } as const
    await site.payload.update({ ...later, id: finished.id, data: { ...lawful, title: 'Finished' } })
    await site.payload.update({ ...later, id: prepared.id, data: { title: 'Well prepared' } })
    const found = await findIncompleteListings(req, 'nl', 5)
    expect(found.map(({ title, isLive, total }) => [title, isLive, total])).toEqual([
      ['Live', true, 4],
      // Published with a status that no site shows.
      ['Announced', false, 4],
      ['Ran out', true, 4],
      ['Well prepared', false, 4],
    ])
    expect(found.map(({ gaps }) => gaps.includes('floodReport'))).toEqual([true, true, false, true])
  })

  it('names mails that did not leave', async () => {
    const mail = {
      kind: 'staff_answer',
      language: 'nl',
      to: 'a@visitor.test',
      subject: 'Hallo',
      queuedAt: day(-1),
      attempts: 0,
    } as const
    for (const [status, messageId] of [
      ['failed', '<1@test>'],
      ['sent', '<2@test>'],
    ] as const) {
      await site.payload.create({
        collection: 'mails',
        data: { ...mail, status, messageId },
        ...quiet,
      })
    }
    expect((await findFailedMails(req, 5)).map(({ subject, total }) => [subject, total])).toEqual([
      ['Hallo', 1],
    ])
  })

  it('names the feeds that wait for somebody, by their newest run that has been read', async () => {
    const { payload } = site
    const make = async (name: string, ...states: ('ready' | 'done' | 'failed' | 'reading')[]) => {
      const { id: feed } = await makeFeed(payload, { name })
      let run = ''
      for (const state of states) {
        const data = { feed, state, fresh: 2, changed: 3, gone: 4 }
        run = (await payload.create({ collection: 'feed-runs', data })).id
      }
      return (state: string, code: string) =>
        payload.db.drizzle.execute(sql`
          insert into feed_rows (run, number, key, state, reasons)
          select ${run}::uuid, count(*) + 1, '', ${state}, ${JSON.stringify([{ code }])}::jsonb from feed_rows where run = ${run}::uuid`)
    }
    await make('Waits', 'done', 'ready')
    await make('Is read', 'ready', 'reading')
    await make('Failed', 'ready', 'failed')
    await make('Read again', 'failed', 'done')
    const refuse = await make('Refused', 'done')
    await refuse('refused', 'unsavedDraft')
    await refuse('refused', 'removedByHand')
    await refuse('changed', 'kept')
    await (
      await make('Deleted by staff', 'done')
    )('refused', 'removedByHand')
    await (
      await make('Unsure', 'done')
    )('refused', 'nothingGone')
    const nothing = { refused: 0, isUnsure: false, total: 5 }
    expect(await findWaitingFeeds(req, 9)).toMatchObject([
      { ...nothing, name: 'Waits', state: 'ready', changes: 9 },
      { ...nothing, name: 'Is read', state: 'ready' },
      { ...nothing, name: 'Failed', state: 'failed' },
      { ...nothing, name: 'Refused', state: 'done', refused: 1 },
      { ...nothing, name: 'Unsure', state: 'done', refused: 1, isUnsure: true },
    ])
  })

  it('sets the figures of this week beside those of the one before', async () => {
    await enquire('Now')
    await enquire('Before', { receivedAt: day(-10) })
    await enquire('Junk', { status: 'spam' })
    const { id } = await offer('New', { publishedOn: day(-1) })
    const today = clockOf(new Date()).day
    const seen = [0, 6, 7, 14].map(
      (ago) => `('${id}', '${daysFrom(today, -ago)}', ${ago === 0 ? 3 : 2}, 1)`,
    )
    await site.payload.db.pool.query(
      `insert into property_visits (property, day, visits, visitors) values ${seen.join(',')}`,
    )
    await offer('Later', { publishedOn: day(3) })
    expect(await findWeekFigures(req)).toEqual({
      leads: { now: 1, before: 1 },
      visits: { now: 0, before: 0 },
      listings: { now: 1, before: 0 },
    })
    expect(await findWeekViews(req)).toEqual({ now: 5, before: 2 })
  })
})

describe('how the weeks went', () => {
  it('counts views, leads, visits and the hours to an answer in the week they belong to, weeks without any included', async () => {
    const monday = mondayOf(clockOf(new Date()).day)
    const at = (days: number, time: string) => instantAt(daysFrom(monday, days), time)
    const lastSunday = at(-1, '23:30').toISOString()
    const { id } = await enquire('Late on Sunday', { receivedAt: lastSunday })
    await enquire('On Monday', { receivedAt: at(0, '00:10').toISOString() })
    await enquire('Junk', { status: 'spam', receivedAt: lastSunday })
    await enquire('Reader', { kind: 'newsletter', receivedAt: lastSunday })
    for (const [hours, messageId] of [
      [9, '<late@test>'],
      [4.5, '<first@test>'],
    ] as const)
      await site.payload.create({
        collection: 'mails',
        data: {
          kind: 'staff_answer',
          language: 'nl',
          to: 'emma@visitor.test',
          subject: 'Ja',
          status: 'sent',
          attempts: 1,
          enquiry: id,
          messageId,
          queuedAt: new Date(Date.parse(lastSunday) + hours * 3_600_000).toISOString(),
        },
        ...quiet,
      })
    const { id: home } = await offer('Loft')
    for (const status of ['done', 'cancelled'] as const)
      await site.payload.create({
        collection: 'appointments',
        data: {
          status,
          language: 'nl',
          lastName: status,
          property: home,
          start: lastSunday,
          end: at(0, '00:30').toISOString(),
        },
        ...quiet,
      })
    await site.payload.db.pool.query(
      `insert into property_visits (property, day, visits, visitors) values ($1, $2, 7, 4), ($1, $3, 2, 1)`,
      [home, daysFrom(monday, -1), daysFrom(monday, -14)],
    )
    expect(await findTrends(req, 3)).toEqual([
      { monday: daysFrom(monday, -14), views: 2, leads: 0, visits: 0, hours: null },
      { monday: daysFrom(monday, -7), views: 7, leads: 1, visits: 1, hours: 4.5 },
      { monday, views: 0, leads: 1, visits: 0, hours: null },
    ])
  })

  it('says of each kind what is on offer, what closed lately and how fast, and which homes draw few visitors', async () => {
    const sold = await offer('Sold', { marquee: 'sold', publishedOn: day(-50) })
    const ended = (property: string, days: number, change: object = { after: 'sold' }) =>
      site.payload.create({
        collection: 'activities',
        data: {
          property,
          kind: 'history',
          type: 'status_change',
          subject: 'Verkocht',
          date: day(days),
          change: { what: 'standing', before: 'online', ...change },
        },
        ...quiet,
      })
    await ended(sold.id, -10)
    const longAgo = await offer('Long ago', { marquee: 'sold', publishedOn: day(-300) })
    await ended(longAgo.id, -120)
    // A sale that was taken back, and one of which only the later of two changes counts.
    const online = { before: 'sold', after: 'online' } as const
    await ended(longAgo.id, -9)
    await ended(longAgo.id, -8, online)
    await ended(sold.id, -12, online)
    const quietHome = await offer('Quiet', { publishedOn: day(-200) })
    const asked = await offer('Asked for', { publishedOn: day(-200) })
    const seen = await offer('Seen', { publishedOn: day(-100) })
    await offer('Fresh', { publishedOn: day(-3) })
    await offer('To let', { goal: 'rent', publishedOn: day(-3) })
    await enquire('Emma', { property: asked.id })
    await site.payload.db.pool.query(
      `insert into property_visits (property, day, visits, visitors) values ($1, $2, 6, 4), ($3, $4, 90, 40)`,
      [seen.id, clockOf(new Date()).day, quietHome.id, daysFrom(clockOf(new Date()).day, -40)],
    )
    expect(
      (await findKindMovements(req, 'fr', 5)).map(({ goal, onOffer, closed, days }) => [
        goal,
        onOffer,
        closed,
        days && Math.round(days),
      ]),
    ).toEqual([
      ['sale', 4, 1, 40],
      ['rent', 1, 0, null],
    ])
    expect(
      (await findSlowListings(req, 'nl', 5)).map(({ title, days, views, leads }) => [
        title,
        days,
        views,
        leads,
      ]),
    ).toEqual([
      ['Quiet', 200, 0, 0],
      ['Seen', 100, 6, 0],
      ['Asked for', 200, 0, 1],
    ])
  })
})

describe('what was written last', () => {
  it('says who touched a document last, forgets what is deleted and keeps nothing of a save that fails', async () => {
    const { payload } = site
    const editor = overHttp(people.editor)
    const { id } = await payload.create({
      collection: 'articles',
      data: { title: 'Eerste' },
      ...editor,
    })
    await payload.update({
      collection: 'articles',
      id,
      data: { title: 'Tweede' },
      ...overHttp(people.admin),
    })
    await payload.updateGlobal({ slug: 'popup', data: { title: 'Hallo' }, ...editor })
    await expect(
      payload.update({ collection: 'articles', id, data: { path: 'niet schoon' }, ...editor }),
    ).rejects.toThrow()
    expect(
      (await findLastEdits(req, () => true, 5)).map(({ collection, title, name }) => [
        collection,
        title,
        name,
      ]),
    ).toEqual([
      ['popup', '', 'editor'],
      ['articles', 'Tweede', 'admin'],
    ])
    await payload.delete({ collection: 'articles', id, ...editor })
    expect((await findLastEdits(req, () => true, 5)).map(({ collection }) => collection)).toEqual([
      'popup',
    ])
  })

  it('does not count the demo loader or visitors as colleagues', async () => {
    const before = await findLastEdits(req, () => true, 50)
    await site.payload.create({
      collection: 'articles',
      data: { title: 'Van de lader' },
      user: people.admin,
      ...quiet,
    })
    await site.payload.create({ collection: 'articles', data: { title: 'Van niemand' } })
    expect(await findLastEdits(req, () => true, 50)).toEqual(before)
  })
})

describe('the first steps of a new colleague', () => {
  const stepsOf = async (user: TypedUser) =>
    findFirstSteps(await createLocalReq({ user }, site.payload), new Date())

  it('are done when the password is their own and when they were opened, for that colleague alone', async () => {
    const { payload } = site
    const one = people.agent
    const other = people.editor
    expect(await stepsOf(one)).toEqual([])
    await payload.update({
      collection: 'users',
      id: one.id,
      data: { password: 'A long password of their own 7' },
      req: await createLocalReq({ user: one }, payload),
    })
    expect(await stepsOf(one)).toEqual(['secure'])
    await payload.create({
      collection: 'payload-preferences',
      data: {
        key: 'first-steps',
        value: { opened: ['guide'], isDismissed: false },
        user: { relationTo: 'users', value: one.id },
      },
      req: await createLocalReq({ user: one }, payload),
    })
    expect(await stepsOf(one)).toEqual(['secure', 'guide'])
    expect(await stepsOf(other)).toEqual([])
  })
})
