import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import { printPdf } from '@/brochure/printPdf'
import { POST as end } from '@/app/api/unsubscribe/route'
import { createLinkKey } from '@/data/enquiries/linkKeys'
import { findOwnReport, findOwnReports } from '@/data/reports/ownReports'
import { recordMandates } from '@/data/reports/mandates'
import { sendReports } from '@/data/reports/send'
import { instantsOf } from '@/data/reports/figures'
import { taskListOf } from '@/jobs/job'
import { sendMail } from '@/jobs/mail'
import type { Owner } from '@/payload-types'
import { mailTransport } from '@/server/mailTransport'

import { pdfText } from '../e2e/support/pdf'
import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { runDueJobs } from './support/jobs'
import { startMailServer } from './support/mailServer'
import { usePayload } from './support/payload'
import { overHttp, PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let property: string
let kindAndTown: { mainType: string; city: string }

const NOVEMBER = new Date('2026-11-15T12:00:00Z')
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
  kindAndTown = { mainType: (await createType(payload)).id, city: (await createTown(payload)).id }
  const place = {
    ...kindAndTown,
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
  const { mainType, city } = kindAndTown
  await payload.create({
    collection: 'projects',
    data: { title: 'Park', goal: 'sale', mainType, city },
  })
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
  const visit = (start: string, status: 'done' | 'cancelled', more = {}) =>
    payload.create({
      collection: 'appointments',
      data: {
        property,
        start,
        status,
        lastName: 'Vermeersch',
        email: 'v@visitor.test',
        language: 'nl',
        ...more,
      },
      context: { quiet: true },
    })
  const said = (feedback: string, feedbackShown: boolean) => ({ feedback, feedbackShown })
  await visit('2026-11-20T10:00:00Z', 'done', said(' Mooi licht, kleine keuken. ', true))
  await visit('2026-11-21T10:00:00Z', 'cancelled', said('Nooit geweest.', true))
  await visit('2026-10-20T10:00:00Z', 'done', said('In oktober.', true))
  await visit('2026-11-22T10:00:00Z', 'done', said('Niet vrijgegeven.', false))
  // The visitor did not come: it is no viewing that was made.
  await visit('2026-11-23T10:00:00Z', 'done', { outcome: 'absent' })
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
    await query('delete from mandate_months')
    await query('delete from mails')
    await query('update owners set monthly_report = true, suspended_at = null, language = $1', [
      'nl',
    ])
    await query(
      `update properties set marquee = 'none', unit_status = null, project_id = null, status = 'active', mandate_from = null, mandate_until = null where id = $1`,
      [property],
    )
    await recordMandates(NOVEMBER)
  })

  it('names words that the save found wrong, and does not call them in order', async () => {
    await query(`update properties set goal = 'rent', gaps = 'noExclusion' where id = $1`, [
      property,
    ])
    await sendReports(FIRST)
    await query(`update properties set goal = 'sale' where id = $1`, [property])
    const [entry] = await findOwnReports(await owner(), 'nl')
    const { papers } = (await findOwnReport(await owner(), entry?.id ?? ''))?.sections[0] ?? {}
    expect(papers?.filter((line) => line.includes('Geen woorden die mensen uitsluiten'))).toEqual([
      expect.stringMatching(/^Nog nodig/),
    ])
    expect(papers?.[0]).not.toMatch(/Waarborg|Geen vermelding|Geen woorden/)
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
      Plaatsbezoeken: '2',
      'Opgevraagde documenten': '1',
    })
    expect(section?.done.map(({ title }) => title)).toEqual([
      'Prijswijziging: Eerste van november',
      'Laatste van november',
    ])
    expect(section?.reactions).toEqual([
      { day: '20 november 2026', text: 'Mooi licht, kleine keuken.' },
    ])
    expect(JSON.stringify(view)).not.toMatch(/Vermeersch|visitor\.test|Niet vrijgegeven/)
    expect(section?.papers.join(' ')).toMatch(/Nog nodig: .*EPC/)
    // Fewer than five listings are alike: nothing is compared.
    expect(section?.compared).toBe('')
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'aerts@people.test', subject: 'Uw panden in november 2026' })
    expect(mail?.text).toContain('Bezoeken aan de pagina: 7')
    expect(mail?.text).toContain('/nl/portal/reports/')
  })

  /** What the only report says of its only property. */
  const sectionOf = async () => {
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    return (await findOwnReport(await owner(), id))?.sections[0]
  }

  it('names the portals that read the property in the month, not those that stopped before', async () => {
    const expose = (source: string, before: string, after: string | null = null) =>
      query(
        `insert into activities (id, property_id, kind, type, status, date, source, subject, visible_to_owner, change_what, change_before, change_after)
         values (gen_random_uuid(), $1, 'online_media', 'publication', 'done', '2026-09-10T10:00:00Z', $2, 'Portaal', true, 'exposure', $3, $4)`,
        [property, source, before, after],
      )
    await expose('Afgezet', '2026-10-31')
    await expose('Beëindigd', '2026-10-30', '2026-10-31')
    await expose('Elke dag', '2026-12-01')
    await expose('Halverwege', '2026-11-14', '2026-11-15')
    await sendReports(FIRST)
    expect((await sectionOf())?.shown).toMatch(/Elke dag en Halverwege$/)
    expect((await sectionOf())?.shown).not.toMatch(/Afgezet|Beëindigd/)
    await query(`delete from activities where subject = 'Portaal'`)
  })

  it.each([
    ['was on it in that month alone', '2026-11-20', '2026-11-25', 'none', true],
    ['left it before that month', '2026-09-01', '2026-10-31', 'none', false],
    ['came on it after that month', '2026-12-01', null, 'none', false],
    ['was on it as sold', '2026-09-01', null, 'sold', false],
  ])(
    'names the website for a property that %s: %s to %s, %s',
    async (_, from, until, banner, isNamed) => {
      await query('delete from shown_states where property = $1', [property])
      await query(
        `insert into shown_states (property, kind, shown_from, shown_until, content)
         values ($1, 'property', $2, $3, jsonb_build_object('banner', $4::text))`,
        [property, from, until, banner],
      )
      await sendReports(FIRST)
      expect((await sectionOf())?.shown.includes('site')).toBe(isNamed)
    },
  )

  it('says the day of what is planned for a day, and the time of a viewing alone', async () => {
    await query(`update properties set deed_on = '2027-01-15T12:00:00Z' where id = $1`, [property])
    const { id } = await site.payload.create({
      collection: 'activities',
      data: {
        ...({ kind: 'history', status: 'planned', subject: 'Schatting' } as const),
        property,
        date: '2026-12-01T12:00:00Z',
        visibleToOwner: true,
      },
    })
    const viewing = await site.payload.create({
      collection: 'appointments',
      data: {
        ...({
          status: 'confirmed',
          lastName: 'V',
          email: 'v@visitor.test',
          language: 'nl',
        } as const),
        property,
        start: '2026-12-05T13:30:00Z',
      },
      context: { quiet: true },
    })
    // Also what is planned for the day itself, at whatever hour the report is written.
    await sendReports(new Date('2026-12-01T16:00:00Z'))
    expect((await sectionOf())?.next.map(({ day }) => day)).toEqual([
      '1 december 2026',
      expect.stringMatching(/5 dec.* 14:30$/),
      '15 januari 2027',
    ])
    await query(`update properties set deed_on = null where id = $1`, [property])
    await site.payload.delete({ collection: 'activities', id })
    await site.payload.delete({ collection: 'appointments', id: viewing.id })
  })

  it('leaves once, however often and by how many it is begun', async () => {
    await Promise.all([sendReports(FIRST), sendReports(FIRST), sendReports(FIRST)])
    await sendReports(new Date('2026-12-03T08:00:00Z'))
    expect([(await mails()).length, (await query('select from reports')).length]).toEqual([1, 1])
  })

  it('leaves not before seven, and on any later day when the site was down', async () => {
    await sendReports(new Date('2026-12-01T05:59:00Z'))
    expect(await mails()).toEqual([])
    await sendReports(new Date('2026-12-19T08:00:00Z'))
    expect(await mails()).toHaveLength(1)
  })

  it('is written for months that passed while the site was down, and for none before it knew them', async () => {
    await sendReports(new Date('2027-02-10T08:00:00Z'))
    const months = async () => (await findOwnReports(await owner(), 'nl')).map(({ month }) => month)
    expect(await months()).toEqual(['2027-01', '2026-12', '2026-11'])
    const next = async (month: string) => {
      const [{ id } = { id: '' }] = await query<{ id: string }>(
        'select id from reports where month = $1',
        [month],
      )
      return (await findOwnReport(await owner(), id))?.sections[0]?.next
    }
    // What comes next was not known in a month that is made up for.
    expect(await next('2026-11')).toEqual([])
    expect(await next('2027-01')).toEqual([
      { day: '', text: 'Er staat nog niets vast. Uw makelaar neemt contact met u op.' },
    ])
  })

  it('goes in the language of the owner', async () => {
    await query(`update owners set language = 'fr'`)
    await sendReports(FIRST)
    expect((await mails())[0]?.subject).toBe('Vos biens en novembre 2026')
  })

  const delivery = async () =>
    (await query<{ delivery: string }>('select delivery from reports')).map((one) => one.delivery)

  describe('whose email never leaves', () => {
    const REFUSED = { code: 550, words: '5.1.1 no such mailbox' }

    it('waits for a colleague to hand it over, until it is sent again and leaves', async () => {
      await sendReports(FIRST)
      const server = await startMailServer({ toRecipient: [REFUSED] })
      const send = () => runDueJobs(taskListOf([sendMail(mailTransport(server.url))]))
      await send()
      expect(await delivery()).toEqual(['due'])
      const [{ id } = { id: '' }] = await query<{ id: string }>(
        `select id from mails where kind = 'monthly_report'`,
      )
      const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
      await ask(site.payload, `/mails/${id}/send`, { method: 'POST', body: {}, cookie })
      await send()
      expect(await delivery()).toEqual(['mailed'])
      await server.stop()
    })

    it('waits for a colleague when its email is deleted, and not while another is under way', async () => {
      await sendReports(FIRST)
      const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
      const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
      await ask(site.payload, `/reports/${id}/send`, { method: 'POST', body: {}, cookie })
      const drop = async () => {
        const [mail] = await query<{ id: string }>(
          `select id from mails where kind = 'monthly_report' limit 1`,
        )
        await site.payload.delete({ collection: 'mails', id: mail?.id ?? '' })
        return delivery()
      }
      expect([await drop(), await drop()]).toEqual([['mailed'], ['due']])
      await query(`delete from audit_log where action = 'report_sent_again'`)
    })
  })

  it.each([
    ['wants no email', `update owners set monthly_report = false`],
    ['is suspended', `update owners set suspended_at = now() where email = 'aerts@people.test'`],
  ])('is written and not mailed to one who %s: a colleague hands it over', async (_, change) => {
    await query(change)
    await sendReports(FIRST)
    expect(await mails()).toEqual([])
    expect(await delivery()).toEqual(['due'])
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    // The list of reports in the studio finds it by what waits.
    const { docs: waiting } = await site.payload.find({
      collection: 'reports',
      where: { delivery: { equals: 'due' } },
      ...overHttp(people.agent),
    })
    expect(waiting).toMatchObject([{ id, month: '2026-11', delivery: 'due' }])
    const foreign = await logIn(site.payload, 'owners', 'baert@people.test', PASSWORD)
    const press = (cookie: string, which = id) =>
      ask(site.payload, `/reports/${which}/handed-over`, { method: 'POST', body: {}, cookie })
    expect((await press(foreign)).status).toBe(403)
    const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
    expect((await press(cookie, 'no-id')).status).toBe(404)
    expect((await press(cookie)).status).toBe(200)
    expect(await delivery()).toEqual(['handed_over'])
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'report_handed_over' } },
      sort: '-createdAt',
    })
    expect(docs[0]).toMatchObject({ actorName: 'agent', aboutName: 'Aerts' })
  })

  it.each([
    ['sold', `marquee = 'sold'`, 'Verkocht'],
    [
      'a unit that is sold',
      `unit_status = 'sold', project_id = (select id from projects limit 1)`,
      'Verkocht',
    ],
    ['let', `status = 'rented'`, 'Verhuurd'],
  ])('is written of the month in which the mandate ended: %s', async (_, change, ended) => {
    await query(`update properties set ${change} where id = $1`, [property])
    await sendReports(FIRST)
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    const [section] = (await findOwnReport(await owner(), id))?.sections ?? []
    expect(section?.mandate).toBe(`Einde van de opdracht: ${ended}`)
    expect(section?.rows[0]?.value).toBe('7')
    await sendReports(new Date('2027-01-02T08:00:00Z'))
    expect(await delivery()).toHaveLength(1)
  })

  it('goes to who sold, not to who bought', async () => {
    await query(`update properties set marquee = 'sold' where id = $1`, [property])
    const hand = (from: unknown, to: unknown) =>
      query('update properties_rels set owners_id = $1 where owners_id = $2 and parent_id = $3', [
        to,
        from,
        property,
      ])
    await hand(people.ownerA.id, people.ownerB.id)
    await recordMandates(new Date('2026-11-20T12:00:00Z'))
    await sendReports(FIRST)
    expect((await mails()).map(({ to }) => to)).toEqual(['aerts@people.test'])
    await hand(people.ownerB.id, people.ownerA.id)
  })

  it('goes to no owner who was named by mistake, while the mandate runs', async () => {
    const hand = (from: unknown, to: unknown) =>
      query('update properties_rels set owners_id = $1 where owners_id = $2 and parent_id = $3', [
        to,
        from,
        property,
      ])
    await hand(people.ownerA.id, people.ownerB.id)
    await recordMandates(new Date('2026-11-20T12:00:00Z'))
    await hand(people.ownerB.id, people.ownerA.id)
    await recordMandates(new Date('2026-11-21T12:00:00Z'))
    await sendReports(FIRST)
    expect((await mails()).map(({ to }) => to)).toEqual(['aerts@people.test'])
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

  it('cannot be read by another owner, neither by its id nor through the API', async () => {
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

  it('lists sixty of two hundred things done, and says how many the portal has besides', async () => {
    await query(
      `insert into activities (id, property_id, kind, status, date, subject, visible_to_owner)
       select gen_random_uuid(), $1, 'history', 'done', '2026-11-10T10:00:00Z'::timestamptz + at * interval '1 minute', 'Regel ' || at, true
       from generate_series(1, 200) at`,
      [property],
    )
    await sendReports(FIRST)
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    const [section] = (await findOwnReport(await owner(), id))?.sections ?? []
    expect([section?.done.length, section?.done.at(-1)?.title]).toEqual([
      61,
      'en nog 142 regels in het portaal',
    ])
    await query(`delete from activities where subject like 'Regel %'`)
  })

  it('is answered to who looks after the owner, else to the agency', async () => {
    const replyTo = async () =>
      (
        await query<{ reply: string }>(
          `select reply_to as reply from mails where kind = 'monthly_report'`,
        )
      ).map(({ reply }) => reply)
    const { payload } = site
    await payload.updateGlobal({ slug: 'settings', data: { email: 'info@agency.test' } })
    await query('update owners set manager_id = null')
    await sendReports(FIRST)
    expect(await replyTo()).toEqual(['info@agency.test'])
    await query('delete from reports')
    await query(`delete from mails where kind = 'monthly_report'`)
    await query('update owners set manager_id = $1', [people.agent.id])
    await sendReports(FIRST)
    expect(await replyTo()).toEqual(['agent@people.test'])
    await query('update owners set manager_id = null')
  })

  it('goes to each of five owners in their own language, with letters of any script in their names', async () => {
    const { payload } = site
    const others = [
      ['fr', 'Élodie', 'Lefèvre'],
      ['en', 'Иван', 'Чернышёв'],
      ['de', 'Şükrü', 'Öztürk'],
      // Without a language an owner is written to in that of the agency.
      [undefined, '小明', '王'],
    ] as const
    const made = await Promise.all(
      others.map(([language, firstName, lastName], at) =>
        payload.create({
          collection: 'owners',
          data: {
            firstName,
            lastName,
            email: `five${at}@people.test`,
            password: PASSWORD,
            ...(language && { language }),
          } as never,
        }),
      ),
    )
    const five = [String(people.ownerA.id), ...made.map(({ id }) => String(id))]
    const setOwners = (owners: string[]) =>
      payload.update({ collection: 'properties', id: property, data: { owners } })
    await setOwners(five)
    await recordMandates(NOVEMBER)
    await sendReports(FIRST)
    const subjects = new Map((await mails()).map(({ to, subject }) => [to, subject]))
    expect(Object.fromEntries(subjects)).toEqual({
      'aerts@people.test': 'Uw panden in november 2026',
      'five0@people.test': 'Vos biens en novembre 2026',
      'five1@people.test': 'Your properties in November 2026',
      'five2@people.test': 'Ihre Immobilien im November 2026',
      'five3@people.test': 'Uw panden in november 2026',
    })
    const viewOf = async (id: string) => {
      const [{ id: report } = { id: '' }] = await findOwnReports(await owner(id), 'nl')
      return findOwnReport(await owner(id), report)
    }
    const russian = await viewOf(five[2] ?? '')
    const text = pdfText(await printPdf({ as: 'report', view: russian as never }))
    expect(text).toContain('Иван Чернышёв')
    expect(pdfText(await printPdf({ as: 'report', view: (await viewOf(five[3] ?? '')) as never }))).toContain('Şükrü Öztürk') // prettier-ignore
    await setOwners([String(people.ownerA.id)])
    await recordMandates(NOVEMBER)
    for (const { id } of made) {
      await query('delete from mandate_months where owner = $1', [id])
      await payload.delete({ collection: 'owners', id })
    }
  })

  it('has its sentences without a viewing, a reaction, a date of the mandate or a picture', async () => {
    const { payload } = site
    const bare = await payload.create({
      collection: 'properties',
      data: {
        ...kindAndTown,
        title: 'Kaal',
        goal: 'sale',
        status: 'active',
        marquee: 'none',
        owners: [String(people.ownerB.id)],
        publishedOn: '2026-09-01',
        _status: 'published',
      },
    })
    await recordMandates(NOVEMBER)
    await sendReports(FIRST)
    const reader = await owner(people.ownerB.id)
    const [{ id } = { id: '' }] = await findOwnReports(reader, 'nl')
    const view = await findOwnReport(reader, id)
    expect(view?.sections[0]).toMatchObject({
      mandate: '',
      reactions: [{ day: '', text: 'Er waren deze maand geen plaatsbezoeken.' }],
      done: [],
    })
    expect(view?.nothing).not.toBe('')
    const file = await printPdf({ as: 'report', view: view as never })
    expect(pdfText(file)).toContain('Er waren deze maand geen plaatsbezoeken.')
    await query('delete from mandate_months where property = $1', [bare.id])
    await payload.delete({ collection: 'properties', id: bare.id })
  })

  describe('of a mandate that began last month and was filled in this month', () => {
    const DECEMBER = new Date('2026-12-02T12:00:00Z')
    const create = (mandateFrom: string) =>
      site.payload.create({
        collection: 'properties',
        draft: true,
        data: {
          ...kindAndTown,
          title: 'Laat',
          goal: 'sale',
          status: 'active',
          owners: [String(people.ownerB.id)],
          mandateFrom,
          _status: 'draft',
        },
      })
    const monthsOf = async (id: unknown) =>
      (await findOwnReports(await owner(id), 'nl')).map(({ month }) => month)

    it('is written of that month, and not of one before', async () => {
      const told = await create('2026-11-27T12:00:00Z')
      const long = await create('2026-06-01T12:00:00Z')
      await sendReports(DECEMBER)
      expect(await monthsOf(people.ownerB.id)).toEqual(['2026-11'])
      const { rows } = await site.payload.db.pool.query(
        'select month from mandate_months where property = $1',
        [long.id],
      )
      expect(rows).toEqual([{ month: '2026-12' }])
      for (const { id } of [told, long]) await site.payload.delete({ collection: 'properties', id })
    })

    it('is one of its own when the report about the other properties of the owner has gone', async () => {
      const onTime = await create('2026-11-03T12:00:00Z')
      await recordMandates(NOVEMBER)
      await sendReports(FIRST)
      const late = await create('2026-11-27T12:00:00Z')
      await sendReports(DECEMBER)
      await sendReports(DECEMBER)
      const { docs } = await site.payload.find({
        collection: 'reports',
        where: { owner: { equals: people.ownerB.id }, month: { equals: '2026-11' } },
        depth: 0,
        sort: 'createdAt',
      })
      expect(docs.map(({ properties }) => properties)).toEqual([[onTime.id], [late.id]])
      for (const { id } of [onTime, late])
        await site.payload.delete({ collection: 'properties', id })
    })

    it('is not written for who became its owner since', async () => {
      const told = await create('2026-11-03T12:00:00Z')
      await recordMandates(NOVEMBER)
      await query('update properties_rels set owners_id = $1 where parent_id = $2', [
        people.ownerA.id,
        told.id,
      ])
      await recordMandates(DECEMBER)
      const { rows } = await site.payload.db.pool.query(
        'select owner, month from mandate_months where property = $1 order by month',
        [told.id],
      )
      expect(rows).toEqual([
        { owner: people.ownerB.id, month: '2026-11' },
        { owner: people.ownerA.id, month: '2026-12' },
      ])
      await site.payload.delete({ collection: 'properties', id: told.id })
    })
  })

  it('is of an owner with an email address: no owner is stored without one', async () => {
    const data = { lastName: 'Zonder', password: PASSWORD, language: 'nl' as const }
    await expect(
      site.payload.create({ collection: 'owners', data: data as never }),
    ).rejects.toThrow(/E-mail/i)
  })

  it('of before reactions were told still opens, without what it did not say', async () => {
    await sendReports(FIRST)
    await query(
      `update reports set content = jsonb_set(content - 'headings', '{sections}',
        (select jsonb_agg(one - '{mandate,reactions,shown,next,papers}'::text[]) from jsonb_array_elements(content->'sections') one))`,
    )
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    const view = await findOwnReport(await owner(), id)
    expect(view?.sections[0]).toMatchObject({ reactions: [], next: [], papers: [], mandate: '' })
    const file = await printPdf({ as: 'report', view: view as never })
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is a PDF that says the same', async () => {
    await sendReports(FIRST)
    const [{ id } = { id: '' }] = await findOwnReports(await owner(), 'nl')
    const view = await findOwnReport(await owner(), id)
    if (!view) throw new Error('There is no report')
    const file = await printPdf({ as: 'report', view })
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.length).toBeGreaterThan(5000)
    const written = file.toString('latin1')
    expect(written).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B</)
    expect(written).toContain('/OutputIntents')
    // Every font is in the file: an archive has no others.
    expect(written.match(/\/FontDescriptor \d+/g)?.length).toBe(
      written.match(/\/Subtype \/CIDFontType[02]/g)?.length,
    )
    expect(written).not.toContain('/Subtype /Type1')
  })

  it('is written before its property can be deleted, and stays after it', async () => {
    const { payload } = site
    const data = {
      ...({
        title: 'Huis',
        street: 'Weg',
        houseNumber: '9',
        goal: 'sale',
        status: 'active',
        marquee: 'none',
      } as const),
      ...kindAndTown,
      owners: [String(people.ownerB.id)],
    }
    const { id } = await payload.create({
      collection: 'properties',
      data: { ...data, publishedOn: '2026-09-01', _status: 'published' },
    })
    const remove = () =>
      payload.delete({ collection: 'properties', id, ...overHttp(people.editor) })
    await recordMandates(NOVEMBER)
    await expect(remove()).rejects.toThrow('november 2026')
    // The mandate ends: no other month is due.
    await query(`update properties set status = 'cancelled' where id = $1`, [id])
    await query(`insert into mandate_months (owner, property, month) values ($1, $2, '2099-05')`, [
      people.ownerB.id,
      id,
    ])
    await expect(remove()).rejects.toThrow(/mei 2099.*“Geannuleerd”.* op 1 juni 2099\.$/)
    await query(`delete from mandate_months where month = '2099-05'`)
    await sendReports(FIRST)
    await remove()
    const [entry] = await findOwnReports(await owner(people.ownerB.id), 'nl')
    const view = await findOwnReport(await owner(people.ownerB.id), entry?.id ?? '')
    expect(view?.sections.map(({ title }) => title)).toContain('Weg 9')
  })

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
      delivery: 'mailed',
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

type Mandate = { id: string; owner: string; from?: string; until?: string; isOnOffer: boolean }

describe('a year of mandates', () => {
  /** Always the same numbers, so that a failure comes back. */
  function randomNumbers(seed: number): () => number {
    let state = seed
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
  }
  const random = randomNumbers(7)
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(2028, 0, 1 + at, 12)).toISOString().slice(0, 10),
  )
  /** The site is down on the first five days of every month, and all of June. */
  const isDown = (day: string) => day.slice(8) <= '05' || day.startsWith('2028-06')
  const runs = ({ from, until, isOnOffer }: Mandate, day: string) =>
    isOnOffer && (from ?? day) <= day && (until ?? day) >= day

  /** The second and the third end while the site is down, and so does not see them run in that month. */
  const DATED = [
    ['2028-01-03', '2028-03-10'],
    ['2028-02-02', '2028-05-03'],
    ['2028-02-20', '2028-06-12'],
    ['2028-03-31', '2028-11-30'],
  ]

  async function createMandate(at: number): Promise<Mandate> {
    const { payload } = site
    const owner = String(at % 2 ? people.ownerA.id : people.ownerB.id)
    const made = await payload.create({
      collection: 'properties',
      data: {
        title: `Mandaat ${at}`,
        ...kindAndTown,
        street: 'Jaarweg',
        houseNumber: String(at),
        goal: 'sale',
        status: 'active',
        marquee: 'none',
        publishedOn: '2027-12-01',
        owners: [owner],
        _status: 'published',
      },
    })
    const [from, until] = DATED[at] ?? []
    if (from && until)
      await query('update properties set mandate_from = $1, mandate_until = $2 where id = $3', [
        from,
        until,
        made.id,
      ])
    return { id: made.id, owner, isOnOffer: true, ...(from && { from }), ...(until && { until }) }
  }

  it('are reported once for each owner and month in which they ran: none twice, none missing, with the plain figures', async () => {
    await query('delete from reports')
    await query('delete from mandate_months')
    await query(`update properties set status = 'inactive'`)
    await query('update owners set suspended_at = null')
    const mandates = await Promise.all(Array.from({ length: 9 }, (_, at) => createMandate(at)))
    const due = new Set<string>()
    const views = new Map<string, number>()
    for (const day of days) {
      for (const mandate of mandates) {
        const { id, owner: whose } = mandate
        if (!runs(mandate, day)) continue
        due.add(`${whose} ${day.slice(0, 7)} ${id}`)
        const seen = Math.floor(random() * 5)
        await query(
          'insert into property_visits (property, day, visits, visitors) values ($1, $2, $3, $3)',
          [id, day, seen],
        )
        const key = `${whose} ${day.slice(0, 7)}`
        views.set(key, (views.get(key) ?? 0) + seen)
      }
      if (isDown(day)) continue
      await sendReports(new Date(`${day}T12:00:00Z`))
      for (const mandate of mandates) {
        if (random() > 0.02) continue
        mandate.isOnOffer = !mandate.isOnOffer
        await query('update properties set marquee = $1 where id = $2', [
          mandate.isOnOffer ? 'none' : 'sold',
          mandate.id,
        ])
      }
      if (random() < 0.05) await query('update owners set monthly_report = not monthly_report')
    }
    await sendReports(new Date('2029-01-09T12:00:00Z'))
    const reports = await query<{ key: string; seen: number; delivery: string; told: string[] }>(
      `select owner_id || ' ' || month as key, delivery,
         (select sum((section->'rows'->0->>'value')::integer)::integer from jsonb_array_elements(content->'sections') section) as seen,
         array(select r.owner_id || ' ' || month || ' ' || l.properties_id from reports_rels l where l.parent_id = r.id and l.properties_id is not null) as told
       from reports r where month < '2029-01'`,
    )
    const told = reports.flatMap((report) => report.told)
    expect(new Set(told).size).toBe(told.length)
    expect([...due].filter((one) => !told.includes(one))).toEqual([])
    const seen = new Map<string, number>()
    for (const report of reports) seen.set(report.key, (seen.get(report.key) ?? 0) + report.seen)
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(views))
    expect(new Set(reports.map(({ delivery }) => delivery))).toEqual(new Set(['mailed', 'due']))
    const mailed = reports.filter(({ delivery }) => delivery === 'mailed')
    expect((await mails()).filter(({ subject }) => subject.includes('2028'))).toHaveLength(
      mailed.length,
    )
  })
})
