import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import { printPdf } from '@/brochure/printPdf'
import { POST as end } from '@/app/api/unsubscribe/route'
import { createLinkKey } from '@/data/enquiries/linkKeys'
import { findOwnReport, findOwnReports } from '@/data/reports/ownReports'
import { sendReports } from '@/data/reports/send'
import { instantsOf } from '@/data/reports/figures'
import type { Owner } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let property: string

const FIRST = new Date('2026-12-01T08:00:00Z')

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await site.payload.db.pool.query<Row>(text, values)).rows
const visitsOn = (day: string, visits: number, visitors: number) =>
  query('insert into property_visits (property, day, visits, visitors) values ($1, $2, $3, $4)', [
    property,
    day,
    visits,
    visitors,
  ])

async function fill(): Promise<void> {
  const { payload } = site
  const mainType = (await createType(payload)).id
  const city = (await createTown(payload)).id
  const place = {
    mainType,
    city,
    street: 'Kouter',
    houseNumber: '7',
    goal: 'sale',
    status: 'active',
    marquee: 'none',
  } as const
  const made = await payload.create({
    collection: 'properties',
    data: {
      ...place,
      title: 'Huis',
      owners: [String(people.ownerA.id)],
      publishedOn: '2026-09-01',
      _status: 'published',
    },
  })
  property = made.id
  const told = { property, kind: 'history', status: 'done' } as const
  const note = (date: string, subject: string, more = {}) =>
    payload.create({ collection: 'activities', data: { ...told, date, subject, ...more } })
  await note('2026-10-31T22:59:00Z', 'Oktober')
  await note('2026-10-31T23:00:00Z', 'Eerste van november', { type: 'price_change' })
  await note('2026-11-30T22:59:59Z', 'Laatste van november')
  await note('2026-11-30T23:00:00Z', 'December')
  await note('2026-11-15T12:00:00Z', 'Intern', { visibleToOwner: false })
  await note('2026-11-16T12:00:00Z', 'Gepland', { status: 'planned' })
  const enquiry = { language: 'nl', status: 'new', email: 'v@visitor.test', property } as const
  const enquire = (kind: 'property' | 'documents', receivedAt: string, more = {}) =>
    payload.create({ collection: 'enquiries', data: { ...enquiry, kind, receivedAt, ...more } })
  await enquire('property', '2026-11-10T10:00:00Z')
  await enquire('documents', '2026-11-11T10:00:00Z')
  await enquire('property', '2026-11-12T10:00:00Z', { status: 'spam' })
  await enquire('property', '2026-12-01T00:30:00Z')
  const visit = (start: string, status: 'done' | 'cancelled') =>
    payload.create({
      collection: 'appointments',
      data: { property, start, status, lastName: 'V', email: 'v@visitor.test', language: 'nl' },
      context: { quiet: true },
    })
  await visit('2026-11-20T10:00:00Z', 'done')
  await visit('2026-11-21T10:00:00Z', 'cancelled')
  await visitsOn('2026-10-31', 100, 90)
  await visitsOn('2026-11-01', 3, 2)
  await visitsOn('2026-11-30', 4, 4)
  await visitsOn('2026-12-01', 50, 40)
}

beforeAll(async () => {
  people = await settle(site.payload)
  await fill()
})

const mails = () =>
  query<{ to: string; subject: string; text: string; unsubscribe: string }>(
    `select "to", subject, text, unsubscribe from mails where kind = 'monthly_report'`,
  )
const owner = (id: unknown = people.ownerA.id): Promise<Owner> =>
  site.payload.findByID({ collection: 'owners', id: String(id), depth: 0 })

describe('the report of a month', () => {
  beforeEach(async () => {
    await query('delete from reports')
    await query(`delete from mails where kind = 'monthly_report'`)
    await query('update owners set monthly_report = true, suspended_at = null, language = $1', [
      'nl',
    ])
    await query(`update properties set marquee = 'none', unit_status = null where id = $1`, [
      property,
    ])
  })

  it('says what happened in that month on the clock of Brussels, and nothing that is not the owner’s', async () => {
    await sendReports(FIRST)
    const [entry] = await findOwnReports(await owner(), 'nl')
    expect(entry).toMatchObject({ month: '2026-11', called: 'november 2026' })
    const view = await findOwnReport(await owner(), entry?.id ?? '')
    expect(view?.sections).toHaveLength(1)
    const [section] = view?.sections ?? []
    expect(section?.title).toBe('Kouter 7')
    expect(
      Object.fromEntries(section?.rows.map(({ label, value }) => [label, value]) ?? []),
    ).toEqual({
      'Bezoeken aan de pagina': '7',
      'Unieke bezoekers': '6',
      Aanvragen: '2',
      Bezichtigingen: '1',
      'Opgevraagde documenten': '1',
    })
    expect(section?.done.map(({ title }) => title)).toEqual([
      'Prijswijziging: Eerste van november',
      'Laatste van november',
    ])
    // Fewer than five listings are alike: nothing is compared.
    expect(section?.compared).toBe('')
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'aerts@people.test', subject: 'Uw panden in november 2026' })
    expect(mail?.text).toContain('Bezoeken aan de pagina: 7')
    expect(mail?.text).toContain('/nl/portal/reports/')
  })

  it('leaves once, however often and by how many it is begun', async () => {
    await Promise.all([sendReports(FIRST), sendReports(FIRST), sendReports(FIRST)])
    await sendReports(new Date('2026-12-03T08:00:00Z'))
    expect([(await mails()).length, (await query('select from reports')).length]).toEqual([1, 1])
    await expect(
      site.payload.create({
        collection: 'reports',
        data: {
          owner: String(people.ownerA.id),
          month: '2026-11',
          language: 'nl',
          sentAt: FIRST.toISOString(),
          content: {},
        },
      }),
    ).rejects.toThrow()
  })

  it('leaves on no other day, nor before seven', async () => {
    await sendReports(new Date('2026-12-01T05:59:00Z'))
    await sendReports(new Date('2026-12-06T08:00:00Z'))
    expect(await mails()).toEqual([])
  })

  it('goes in the language of the owner', async () => {
    await query(`update owners set language = 'fr'`)
    await sendReports(FIRST)
    expect((await mails())[0]?.subject).toBe('Vos biens en novembre 2026')
  })

  it('goes to nobody who is suspended, wants none, or has nothing on offer', async () => {
    await query('update owners set suspended_at = now()')
    await sendReports(FIRST)
    await query('update owners set suspended_at = null, monthly_report = false')
    await sendReports(FIRST)
    await query(`update owners set monthly_report = true`)
    await query(`update properties set marquee = 'sold' where id = $1`, [property])
    await sendReports(FIRST)
    expect(await mails()).toEqual([])
  })

  it('says nothing of a unit that is sold, though its banner does not say so', async () => {
    await query(`update properties set unit_status = 'sold' where id = $1`, [property])
    await sendReports(FIRST)
    expect(await mails()).toEqual([])
  })

  it('goes for a property without any banner', async () => {
    await query(`update properties set marquee = null where id = $1`, [property])
    await sendReports(FIRST)
    expect(await mails()).toHaveLength(1)
  })

  it('is ended by the one press of a mail program, and by no key to something else', async () => {
    await sendReports(FIRST)
    const key = new URL((await mails())[0]?.unsubscribe ?? '').searchParams.get('key')
    const press = (one: string | null) =>
      end(new Request(`http://localhost/api/unsubscribe?lang=nl&key=${one}`, { method: 'POST' }))
    expect(
      (await press(createLinkKey({ purpose: 'visit', id: String(people.ownerA.id) }))).status,
    ).toBe(404)
    expect((await owner()).monthlyReport).toBe(true)
    expect((await press(key)).status).toBe(200)
    expect((await owner()).monthlyReport).toBe(false)
  })

  it('is nobody else’s: not by its id, nor through the API', async () => {
    const { payload } = site
    await sendReports(FIRST)
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    const other = await owner(people.ownerB.id)
    expect([await findOwnReports(other, 'nl'), await findOwnReport(other, id)]).toEqual([
      [],
      undefined,
    ])
    expect(
      (await payload.find({ collection: 'reports', overrideAccess: false, user: people.ownerB }))
        .totalDocs,
    ).toBe(0)
    const foreign = await logIn(payload, 'owners', 'baert@people.test', PASSWORD)
    for (const path of [`/reports/${id}`, `/reports/${id}/file`, '/reports'])
      expect((await ask(payload, path, { cookie: foreign })).status).toBe(403)
    expect(
      (await ask(payload, `/reports/${id}/send`, { method: 'POST', body: {}, cookie: foreign }))
        .status,
    ).toBe(403)
    // A new owner of the property does not get what the former one was told.
    await query('update properties_rels set owners_id = $1 where owners_id = $2', [
      people.ownerB.id,
      people.ownerA.id,
    ])
    expect(await findOwnReports(await owner(people.ownerB.id), 'nl')).toEqual([])
    await query('update properties_rels set owners_id = $1 where owners_id = $2', [
      people.ownerA.id,
      people.ownerB.id,
    ])
  })

  it('is sent again as it was by a colleague, and the log says so', async () => {
    const { payload } = site
    await sendReports(FIRST)
    await query('update property_visits set visits = 999')
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    const cookie = await logIn(payload, 'users', 'agent@people.test', PASSWORD)
    expect(
      (await ask(payload, `/reports/${id}/send`, { method: 'POST', body: {}, cookie })).status,
    ).toBe(200)
    const sent = await mails()
    expect(sent).toHaveLength(2)
    expect(sent.every(({ text }) => text.includes('Bezoeken aan de pagina: 7'))).toBe(true)
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'report_sent_again' } },
    })
    expect(docs).toMatchObject([
      { actorName: 'agent', aboutName: 'Aerts', details: { month: '2026-11' } },
    ])
    const shown = await (await ask(payload, `/reports/${id}`, { cookie })).json()
    expect(shown).not.toHaveProperty('content')
  })

  it('is a PDF that says the same', async () => {
    await sendReports(FIRST)
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    const view = await findOwnReport(await owner(), id)
    if (!view) throw new Error('There is no report')
    const file = await printPdf({ as: 'report', view })
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.length).toBeGreaterThan(5000)
  }, 60_000)

  it('goes when its owner goes', async () => {
    const { payload } = site
    const gone = await payload.create({
      collection: 'owners',
      data: { lastName: 'Weg', email: 'weg@people.test', password: PASSWORD, language: 'nl' },
    })
    const data = {
      owner: gone.id,
      month: '2026-10',
      language: 'nl',
      sentAt: FIRST.toISOString(),
      content: {},
    } as const
    await payload.create({ collection: 'reports', data })
    await payload.delete({ collection: 'owners', id: gone.id })
    expect(
      (await payload.find({ collection: 'reports', where: { month: { equals: '2026-10' } } }))
        .totalDocs,
    ).toBe(0)
  })
})

describe('a month', () => {
  it('is an hour shorter or longer where the clocks change', () => {
    const hours = (month: string) => {
      const { start, end: over } = instantsOf(month)
      return (over.getTime() - start.getTime()) / 3_600_000
    }
    expect([hours('2026-03'), hours('2026-10'), hours('2026-11')]).toEqual([
      31 * 24 - 1,
      31 * 24 + 1,
      30 * 24,
    ])
  })
})
