import fs from 'node:fs'
import path from 'node:path'

import { beforeAll, describe, expect, it } from '@jest/globals'
import type { TypedUser } from 'payload'
import type { ReactNode } from 'react'

import { GET as getCalendar } from '@/app/api/visits/[file]/route'
import { GET as getPaper } from '@/app/api/portal/papers/[id]/route'
import { findVisitorInterest } from '@/data/audience/interest'
import { ownerAgendaAddress, ownerEventAddress } from '@/data/portal/ownerAgenda'
import { portalParts } from '@/domain/portal/parts'
import { clockOf, daysFrom, instantAt } from '@/domain/viewings/times'
import { locales, type Locale } from '@/i18n/locales'
import type { Appointment, Owner, Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { draw, within, type Drawn } from './support/page'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'
import { cookiesAfter, press, toOf } from './support/portal'

const site = usePayload()
const PAGES = path.resolve('src/app/(portal)/[locale]/portal')

type Page = (props: {
  params: Promise<Record<string, string>>
  searchParams: Promise<Record<string, string>>
}) => Promise<ReactNode>

/** Somebody's property with everything that can hang on one. Each text carries the mark of whose it is. */
type Entrusted = { id: string; reference: number; mark: string; paper: string; hidden: string }

let people: People
let ofA: Entrusted
let ofB: Entrusted
let sold: Entrusted
const cookies: Record<string, string> = {}

const pdf = (name: string) => {
  const data = Buffer.from(
    `%PDF-1.4\n% ${name}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  )
  return { data, name: `${name}.pdf`, mimetype: 'application/pdf', size: data.length }
}

async function entrust(
  owner: TypedUser,
  mark: string,
  reference: number,
  of: { mainType: string; city: string },
): Promise<Entrusted> {
  const { payload } = site
  const data = {
    ...of,
    reference,
    title: mark,
    street: `${mark}straat`,
    houseNumber: '7',
    price: 300_000 + reference,
    status: 'active',
    goal: 'sale',
    marquee: 'none',
  } as const
  const { id } = await payload.create({
    collection: 'properties',
    data: { ...data, owners: [String(owner.id)], _status: 'published' },
  })
  for (const kind of ['history', 'communication', 'online_media'] as const)
    for (const visibleToOwner of [true, false]) {
      const subject = `${mark} ${kind} ${visibleToOwner ? 'shown' : 'internal'}`
      const more = {
        contact: `${mark} contact`,
        comment: `${mark} comment`,
        source: 'portal.example',
        visits: 12,
        type: 'note',
        status: 'done',
      } as const
      await payload.create({
        collection: 'activities',
        data: {
          property: id,
          kind,
          subject,
          date: '2026-11-01T09:00:00Z',
          visibleToOwner,
          ...more,
        },
      })
    }
  const papers = []
  for (const visibleToOwner of [true, false])
    papers.push(
      await payload.create({
        collection: 'documents',
        data: {
          title: `${mark} ${visibleToOwner ? 'paper' : 'secret'}`,
          kind: 'contract',
          property: id,
          visibleToOwner,
        },
        file: pdf(`${mark}-${visibleToOwner}`),
      }),
    )
  const visitor = {
    property: id,
    firstName: `${mark}visitor`,
    lastName: 'Geheim',
    email: `${mark}@visitor.test`.toLowerCase(),
    phone: '0470998877',
    language: 'nl',
  } as const
  const visits = [
    { status: 'done', feedback: `${mark} feedback`, feedbackShown: true },
    { status: 'done', feedback: `${mark} unreleased`, feedbackShown: false },
    {
      status: 'confirmed',
      feedback: null,
      feedbackShown: false,
      start: '2030-05-04T09:00:00Z',
      end: '2030-05-04T09:30:00Z',
    },
  ] as const
  for (const visit of visits)
    await payload.create({
      collection: 'appointments',
      data: { start: '2026-11-10T09:00:00Z', end: '2026-11-10T09:30:00Z', ...visitor, ...visit },
    })
  return { id, reference, mark, paper: String(papers[0]?.id), hidden: String(papers[1]?.id) }
}

const update = (id: string, data: Partial<Property>) =>
  site.payload.update({ collection: 'properties', id, data })

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  const mainType = (await createType(payload, { name: 'Woning' })).id
  const city = (await createTown(payload)).id
  ofA = await entrust(people.ownerA, 'Alfa', 501, { mainType, city })
  ofB = await entrust(people.ownerB, 'Bravo', 502, { mainType, city })
  sold = await entrust(people.ownerA, 'Former', 503, { mainType, city })
  await update(sold.id, { owners: [String(people.ownerB.id)] })
  // Staff show the new owner a paper of the former one.
  await payload.update({ collection: 'documents', id: sold.paper, data: { visibleToOwner: true } })
  cookies.A = await logIn(payload, 'owners', String(people.ownerA.email), PASSWORD)
  cookies.B = await logIn(payload, 'owners', String(people.ownerB.email), PASSWORD)
  cookies.staff = await logIn(payload, 'users', String(people.admin.email), PASSWORD)
})

/** Every page of a property there is, from the files Next makes addresses of. */
const pageFiles = fs
  .readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => path.dirname(file))
  .sort()

const pages = new Map<string, Page>()

beforeAll(async () => {
  for (const folder of pageFiles)
    pages.set(folder, (await import(path.join(PAGES, folder, 'page.tsx'))).default)
})

const look = async (
  cookie: string | undefined,
  folder: string,
  params: Record<string, string>,
  query: Record<string, string> = {},
): Promise<Drawn> => {
  const page = pages.get(folder)
  if (!page) throw new Error(`There is no page in ${folder}`)
  return within(cookie ? { cookie } : {}, () =>
    draw(() =>
      page({
        params: Promise.resolve({ locale: 'nl', ...params }),
        searchParams: Promise.resolve(query),
      }),
    ),
  )
}

const partOf = (cookie: string | undefined, { reference }: Entrusted, part: string, query = {}) =>
  part === 'overview'
    ? look(cookie, '[reference]', { reference: String(reference) }, query)
    : look(cookie, '[reference]/[part]', { reference: String(reference), part }, query)

const paper = (cookie: string | undefined, id: string) =>
  within(cookie ? { cookie } : {}, () =>
    getPaper(new Request(`http://localhost/api/portal/papers/${id}`), {
      params: Promise.resolve({ id }),
    }),
  )

const home = (cookie?: string) => look(cookie, '.', {})
/** The pages that tell of all properties of an owner. */
const places = ['.', 'agenda', 'documents', 'contact'] as const

const traces = ({ id, mark, paper: document, hidden }: Entrusted) => [id, mark, document, hidden]

describe('the portal', () => {
  it('is known to these tests in full', () => {
    const known = [
      '.',
      '-',
      '[...rest]',
      '[reference]',
      path.join('[reference]', '[part]'),
      'account',
      'agenda',
      'contact',
      'documents',
      'reports',
    ]
    expect(
      pageFiles.filter(
        (folder) =>
          !known.includes(folder.split(path.sep).slice(0, 2).join(path.sep)) &&
          !known.includes(String(folder.split(path.sep)[0])),
      ),
    ).toEqual([])
  })

  it.each([undefined, 'staff', 'forged'])('admits owners only: %s', async (who) => {
    const cookie =
      who === 'forged' ? 'hestia-token=eyJhbGciOiJIUzI1NiJ9.e30.x' : who && cookies[who]
    expect(await home(cookie)).toMatchObject({
      status: 307,
      location: '/nl/login/?next=%2Fnl%2Fportal%2F',
    })
    for (const part of portalParts) {
      const { status, text, location } = await partOf(cookie, ofA, part)
      const here = encodeURIComponent(
        `/nl/portal/${ofA.reference}/${part === 'overview' ? '' : `${part}/`}`,
      )
      expect([status, text, location]).toEqual([307, '', `/nl/login/?next=${here}`])
    }
    expect((await paper(cookie, ofA.paper)).status).toBe(404)
  })

  it('shows each owner what is his, and not a byte of what is not', async () => {
    const own = { A: [ofA], B: [ofB, sold] }
    const all = [ofA, ofB, sold]
    for (const who of ['A', 'B'] as const) {
      const first = await home(cookies[who])
      for (const one of all) {
        const isOwn = own[who].includes(one)
        const drawn = await Promise.all(portalParts.map((part) => partOf(cookies[who], one, part)))
        expect([who, one.mark, drawn.map(({ status }) => status)]).toEqual([
          who,
          one.mark,
          portalParts.map(() => (isOwn ? 200 : 404)),
        ])
        expect(first.text.includes(`${one.mark}straat 7`)).toBe(isOwn)
        const others = all.filter((other) => other !== one).flatMap(traces)
        for (const { text } of drawn)
          expect(others.filter((trace) => text.includes(trace))).toEqual([])
        expect([who, one.mark, (await paper(cookies[who], one.paper)).status]).toEqual([
          who,
          one.mark,
          isOwn ? 200 : 404,
        ])
      }
      const foreign = all.filter((one) => !own[who].includes(one)).flatMap(traces)
      for (const place of places) {
        const { status, text } = await look(cookies[who], place, {})
        expect([place, status, foreign.filter((trace) => text.includes(trace))]).toEqual([
          place,
          200,
          [],
        ])
        // Each place names what is theirs, so that an empty page does not pass.
        expect([place, own[who].every(({ mark }) => text.includes(mark))]).toEqual([place, true])
      }
    }
  })

  it('says in a sentence that there was no interest yet, without zeros', async () => {
    const { payload } = site
    const { mainType, city } = await payload.findByID({
      collection: 'properties',
      id: ofA.id,
      depth: 0,
    })
    const quiet = await payload.create({
      collection: 'properties',
      data: {
        mainType,
        city,
        reference: 504,
        title: 'Stil',
        goal: 'sale',
        status: 'active',
        marquee: 'none',
        owners: [String(people.ownerA.id)],
        _status: 'published',
      },
    })
    const overview = (reference: number) =>
      look(cookies.A, '[reference]', { reference: String(reference) })
    const none = 'Er kwam nog geen vraag of bezoek. U leest het hier zodra er een komt.'
    const { text } = await overview(504)
    expect(text).toContain(none)
    expect(text).not.toContain('Opgevraagde documenten')
    const { text: visited } = await overview(ofA.reference)
    expect(visited).not.toContain(none)
    expect(visited).toContain('Opgevraagde documenten')
    await payload.delete({ collection: 'properties', id: quiet.id })
  })

  it('names what is planned until its day is over, the same on both pages', async () => {
    const { payload } = site
    const plan = (subject: string, date: Date) =>
      payload.create({
        collection: 'activities',
        data: {
          property: ofB.id,
          kind: 'history',
          status: 'planned',
          subject,
          date: date.toISOString(),
        },
      })
    const { day } = clockOf(new Date())
    const made = [
      await plan('Plan van gisteren', instantAt(daysFrom(day, -1), '23:59')),
      await plan('Plan van vandaag', instantAt(day, '00:00')),
    ]
    const drawn = [
      await home(cookies.B),
      await look(cookies.B, '[reference]', { reference: String(ofB.reference) }),
    ]
    for (const { text } of drawn) {
      expect(text).toContain('Plan van vandaag')
      expect(text).not.toContain('Plan van gisteren')
    }
    for (const { id } of made) await payload.delete({ collection: 'activities', id })
  })

  it('shows no internal notes, and no names of visitors', async () => {
    const drawn = await Promise.all(portalParts.map((part) => partOf(cookies.A, ofA, part)))
    const text = drawn.map((one) => one.text).join('')
    for (const shown of ['history', 'communication', 'online_media'])
      expect(text).toContain(`Alfa ${shown} shown`)
    expect(text).toContain('Alfa feedback')
    expect(text).toContain('Alfa paper')
    for (const kept of [
      'internal',
      'secret',
      'unreleased',
      'Alfavisitor',
      'Geheim',
      'alfa@visitor.test',
      '0470998877',
      ofA.hidden,
    ])
      expect(text).not.toContain(kept)
    expect((await paper(cookies.A, ofA.hidden)).status).toBe(404)
  })

  it('shows a colleague who looks through the eyes of an owner the same, and no more', async () => {
    const answer = await ask(site.payload, `/owners/${String(people.ownerA.id)}/see`, {
      method: 'POST',
      body: {},
      cookie: String(cookies.staff),
    })
    const eyes = cookiesAfter(answer, cookies.staff)
    const mainOf = ({ text }: Drawn) => /<main.*<\/main>/s.exec(text)?.[0]
    for (const part of portalParts)
      expect([part, mainOf(await partOf(eyes, ofA, part))]).toEqual([
        part,
        mainOf(await partOf(cookies.A, ofA, part)),
      ])
    expect((await partOf(eyes, ofB, 'history')).status).toBe(404)
    expect([
      (await paper(eyes, ofA.paper)).status,
      (await paper(eyes, ofA.hidden)).status,
      (await paper(eyes, ofB.paper)).status,
    ]).toEqual([200, 404, 404])
  })

  it('gives each owner a calendar of their own, which ends with their account', async () => {
    const calendarOf = async (address: string) => {
      const file = new URL(address).pathname.split('/').at(-1) ?? ''
      const answer = await getCalendar(new Request(address), { params: Promise.resolve({ file }) })
      return [answer.status, (await answer.text()).replaceAll('\r\n ', '')] as const
    }
    const owner = people.ownerA as Owner
    const address = ownerAgendaAddress(owner)
    const [status, calendar] = await calendarOf(address)
    expect(status).toBe(200)
    expect(calendar).toContain('METHOD:PUBLISH')
    expect(calendar).toContain('Alfastraat 7')
    expect(calendar).toContain('DTSTART:20300504T090000Z')
    expect(calendar).toContain('SEQUENCE:0')
    for (const kept of ['Bravo', 'Former', 'Geheim', 'Alfavisitor', '0470998877'])
      expect(calendar).not.toContain(kept)
    // What is planned for a day has no time, and the deed is in the calendar too.
    const planned = await site.payload.create({
      collection: 'activities',
      data: {
        ...({
          kind: 'history',
          status: 'planned',
          subject: 'Schatting',
          visibleToOwner: true,
        } as const),
        property: ofA.id,
        date: '2030-06-30T12:00:00Z',
      },
    })
    await site.payload.db.pool.query(
      `update properties set deed_on = '2030-07-15T12:00:00Z' where id = $1`,
      [ofA.id],
    )
    const [, dated] = await calendarOf(address)
    expect(dated).toMatch(
      /DTSTART;VALUE=DATE:20300630\r\nDTEND;VALUE=DATE:20300701\r\nSUMMARY:Schatting/,
    )
    expect(dated).toMatch(/DTSTART;VALUE=DATE:20300715\r\nDTEND;VALUE=DATE:20300716/)
    await site.payload.db.pool.query(`update properties set deed_on = null where id = $1`, [ofA.id])
    await site.payload.delete({ collection: 'activities', id: planned.id })
    expect((await calendarOf(address))[1]).not.toContain('VALUE=DATE')
    const { docs } = await site.payload.find({
      collection: 'appointments',
      where: { and: [{ property: { equals: ofA.id } }, { status: { equals: 'confirmed' } }] },
      depth: 0,
    })
    const id = String(docs[0]?.id)
    const one = ownerEventAddress(owner, 'visit', id)
    const uid = /UID:.*/.exec((await calendarOf(one))[1])?.[0]
    const change = (data: Partial<Appointment>) =>
      site.payload.update({ collection: 'appointments', id, data, context: { quiet: true } })
    await change({ start: '2030-05-05T09:00:00Z', end: '2030-05-05T09:30:00Z' })
    expect((await calendarOf(one))[1]).toMatch(/SEQUENCE:1[^]*DTSTART:20300505/)
    await change({ status: 'cancelled' })
    const cancelled = (await calendarOf(one))[1]
    expect(cancelled).toMatch(/SEQUENCE:2[^]*STATUS:CANCELLED/)
    expect(/UID:.*/.exec(cancelled)?.[0]).toBe(uid)
    await change({
      status: 'confirmed',
      start: '2030-05-04T09:00:00Z',
      end: '2030-05-04T09:30:00Z',
    })
    expect((await calendarOf(address.replace(owner.id, String(people.ownerB.id))))[0]).toBe(404)
    expect((await calendarOf(ownerEventAddress(owner, 'visit', ofB.id)))[0]).toBe(404)
    // What opens one event opens no other, and not the calendar.
    expect((await calendarOf(one.replace(`.visit-${id}`, '')))[0]).toBe(404)
    expect((await calendarOf(one.replace(id, ofB.id)))[0]).toBe(404)
    expect(toOf(await press('calendar', {}, { cookie: cookies.A }))).toContain('done=renewed')
    expect((await calendarOf(address))[0]).toBe(404)
    const renewed = ownerAgendaAddress({ ...owner, calendarEdition: 1 })
    expect((await calendarOf(renewed))[0]).toBe(200)
    expect((await calendarOf(ownerAgendaAddress({ ...owner, calendarEdition: 2 })))[0]).toBe(404)
    expect(toOf(await press('calendar', {}))).toContain('/login/')
    const suspend = (suspendedAt: string | null) =>
      site.payload.update({ collection: 'owners', id: owner.id, data: { suspendedAt } })
    await suspend('2026-11-21T09:00:00Z')
    expect((await calendarOf(renewed))[0]).toBe(404)
    await suspend(null)
    cookies.A = await logIn(site.payload, 'owners', String(people.ownerA.email), PASSWORD)
  })

  it('lets only an owner of the property approve its papers, once, each for themselves', async () => {
    const { payload } = site
    const ask = (id: string) =>
      payload.update({ collection: 'documents', id, data: { asksApproval: true } })
    const approvals = async (id: string) =>
      ((await payload.findByID({ collection: 'documents', id, depth: 0 })).approvals ?? []).map(
        ({ owner }) => owner,
      )
    await ask(ofA.paper)
    await expect(ask(ofA.hidden)).rejects.toThrow()
    expect((await home(cookies.A)).text).toContain('Eén stuk wacht op uw goedkeuring')
    for (const cookie of [cookies.B, cookies.staff])
      await press('approve', { document: ofA.paper }, { cookie })
    expect(await approvals(ofA.paper)).toEqual([])
    const foreign = await press(
      'approve',
      { document: ofA.paper },
      {
        cookie: cookies.A,
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
      },
    )
    expect([foreign.status, await approvals(ofA.paper)]).toEqual([403, []])
    await Promise.all(
      [1, 2].map(() => press('approve', { document: ofA.paper }, { cookie: cookies.A })),
    )
    expect(await approvals(ofA.paper)).toEqual([people.ownerA.id])
    // Staff read by which address the account was entered; the owners of the property do not.
    const names = async (user: object) => {
      const options = { id: ofA.paper, depth: 0, overrideAccess: false, user: user as never }
      const { approvals: read } = await payload.findByID({ collection: 'documents', ...options })
      return (read ?? []).map(({ by }) => by)
    }
    expect(await names({ ...people.agent, collection: 'users' })).toEqual([
      `${(people.ownerA as Owner).fullName} (${people.ownerA.email})`,
    ])
    expect(await names({ ...people.ownerA, collection: 'owners' })).toEqual([undefined])
    expect((await home(cookies.A)).text).not.toContain('wacht op uw goedkeuring')
    // The approval is of this file: another takes its place only as another document.
    const replace = payload.update({
      collection: 'documents',
      id: ofA.paper,
      data: {},
      file: pdf('other'),
    })
    await expect(replace).rejects.toThrow(/goedgekeurd/)
    await update(ofA.id, { owners: [String(people.ownerA.id), String(people.ownerB.id)] })
    expect((await home(cookies.B)).text).toContain('Eén stuk wacht op uw goedkeuring')
    await update(ofA.id, { owners: [String(people.ownerA.id)] })
    const bad = await press('approve', { document: "x' or 1=1" }, { cookie: cookies.A })
    expect(toOf(bad)).toBe('/nl/portal/documents/?problem=unknown')
  })

  it('keeps what an owner approved under its title and in its place, in a copy not even the approval', async () => {
    const { payload } = site
    const byAgent = {
      overrideAccess: false,
      user: { ...people.agent, collection: 'users' } as never,
    }
    const paper = { collection: 'documents', id: ofA.paper, depth: 0 } as const
    const before = await payload.findByID({ ...paper, locale: 'all' })
    expect(before.approvals).toHaveLength(1)
    const changes: { data: object; locale?: Locale }[] = [
      { data: { title: 'Mandate at 3%' } },
      { data: { title: 'Mandat à 3%' }, locale: 'fr' },
      { data: { kind: 'other' } },
      { data: { property: ofB.id } },
      { data: { property: null } },
      { data: { asksApproval: false } },
      { data: { asksApproval: false, visibleToOwner: false } },
    ]
    for (const change of changes) {
      await expect(payload.update({ ...paper, ...byAgent, ...change })).rejects.toThrow(
        /goedgekeurd/,
      )
      const where = { id: { equals: ofA.paper } }
      const { docs } = await payload.update({
        collection: 'documents',
        where,
        ...byAgent,
        ...change,
      })
      expect(docs).toEqual([])
    }
    expect(await payload.findByID({ ...paper, locale: 'all' })).toEqual(before)
    // The rest of it is changed as before, also by a form that sends what is stored.
    const { title, kind, property, asksApproval } = await payload.findByID(paper)
    const same = { title, kind, property, asksApproval, visibleOnRequest: true }
    expect(await payload.update({ ...paper, ...byAgent, data: same })).toMatchObject(same)
    const copy = await payload.duplicate({ ...paper, ...byAgent, data: { title: 'Mandate at 3%' } })
    expect(copy.approvals ?? []).toEqual([])
    await payload.delete({ collection: 'documents', id: copy.id })
  })

  it('makes an enquiry for the agent of what an owner writes, and not of what another owns', async () => {
    const send = async (fields: Record<string, string>) =>
      toOf(await press('message', fields, { cookie: cookies.A }))
    expect(await send({ message: ' ', property: '' })).toContain('problem=empty')
    expect(await send({ message: 'x'.repeat(4001), property: '' })).toContain('problem=long')
    expect(await send({ message: 'Hallo', property: ofB.id })).toContain('problem=unknown')
    // Two presses on one button: both are answered, one enquiry is made.
    const words = { message: 'Kan zaterdag? Ω 你好', property: ofA.id }
    for (const answer of await Promise.all([send(words), send(words)]))
      expect(answer).toContain('done=sent')
    // A browser counts a break as one letter, and sends it as two.
    const long = `${'x'.repeat(99)}\r\n`.repeat(40)
    expect(await send({ message: `${long.trim()}!`, property: '' })).toContain('done=sent')
    const { docs } = await site.payload.find({
      collection: 'enquiries',
      where: { and: [{ kind: { equals: 'owner_message' } }, { property: { exists: true } }] },
      depth: 0,
    })
    expect(docs).toMatchObject([
      {
        status: 'new',
        property: ofA.id,
        remark: 'Kan zaterdag? Ω 你好',
        email: people.ownerA.email,
      },
    ])
    // An owner is not counted among those who are interested.
    expect(await findVisitorInterest(ofA.id)).toMatchObject({ enquiries: 0 })
  })

  it('keeps a message that was refused or written after the session ended, until it is sent', async () => {
    const contact = async (cookie = '') => (await look(cookie, 'contact', {})).text
    const words = 'Kan de notaris vrijdag?'
    const form = await contact(cookies.A)
    const [, writer = ''] = /name="writer" value="([^"]+)"/.exec(form) ?? []
    const ended = await press('message', { message: words, property: '', writer })
    expect(await contact(`${cookies.B}; ${cookiesAfter(ended)}`)).not.toContain(words)
    expect(toOf(ended)).toBe('/nl/login/?next=%2Fnl%2Fportal%2Fcontact%2F')
    const login = { email: String(people.ownerA.email), password: PASSWORD }
    const jar = cookiesAfter(
      await press('login', login, { cookie: cookiesAfter(ended) }),
      cookiesAfter(ended),
    )
    const shown = await contact(jar)
    expect(shown).toContain(`>${words}</textarea>`)
    expect(shown).toContain('Uw bericht is nog niet verzonden')
    expect(shown).toContain('<option value="" selected="">')
    const sent = await press('message', { message: words, property: '' }, { cookie: jar })
    expect(toOf(sent)).toContain('done=sent')
    expect(await contact(cookiesAfter(sent, jar))).not.toContain(words)

    const foreign = await press('message', { message: words, property: ofB.id }, { cookie: jar })
    expect(toOf(foreign)).toContain('problem=unknown')
    const kept = cookiesAfter(foreign, jar)
    expect(await contact(kept)).toContain(`>${words}</textarea>`)
    const [unsent = ''] = kept.split('; ').filter((pair) => pair.includes('unsent'))
    expect(unsent).not.toBe('')
    expect(await contact(`${cookies.B}; ${unsent}`)).not.toContain(words)
    const left = await press('logout', {}, { cookie: kept })
    expect(cookiesAfter(left, kept)).not.toContain('unsent')
  })

  it('hands a document over to be saved and never kept', async () => {
    const answer = await paper(cookies.A, ofA.paper)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toContain('% Alfa-true')
  })

  it('finds nothing of another owner by filters and pages either', async () => {
    for (const query of [
      { type: 'note' },
      { status: 'done', period: '365' },
      { page: '2' },
      { page: '-1' },
      { page: '9'.repeat(30) },
      { type: "x' or 1=1 --" },
      { property: ofB.id },
    ]) {
      const { status, text } = await partOf(cookies.A, ofA, 'history', query)
      expect([status, traces(ofB).filter((trace) => text.includes(trace))]).toEqual([200, []])
    }
  })

  it.each(['0', '-1', '1e3', '501.5', '0501', '99999999999', "501' or '1'='1"])(
    'has no property of the number %s',
    async (reference) => {
      expect((await look(cookies.A, '[reference]', { reference })).status).toBe(404)
    },
  )

  it('has one address for each part', async () => {
    for (const part of ['overview', 'nothing', '__proto__', 'HISTORY', ''])
      expect((await look(cookies.A, '[reference]/[part]', { reference: '501', part })).status).toBe(
        404,
      )
  })

  it('speaks the languages of the agency', async () => {
    const languages = ['nl', 'fr', 'en', 'de']
    const titles = await Promise.all(
      languages.map(
        async (locale) =>
          /<h1[^>]*>([^<]*)/.exec((await look(cookies.A, '.', { locale })).text)?.[1],
      ),
    )
    expect(titles).toEqual(['Mijn panden', 'Mes biens', 'My properties', 'Meine Immobilien'])
    expect((await look(cookies.A, '.', { locale: 'es' })).status).toBe(404)
  })

  it('leads an owner whose language the agency does not use to the same page in its main one', async () => {
    const use = (codes: readonly string[]) =>
      site.payload.updateGlobal({
        slug: 'settings',
        data: {
          languages: locales.map((code) => ({ code, use: codes.includes(code) })),
          defaultLanguage: 'nl',
        },
      })
    await use(['nl', 'fr'])
    expect(await look(cookies.A, 'contact', { locale: 'de' })).toMatchObject({
      status: 307,
      location: '/nl/portal/contact/',
    })
    expect((await look(cookies.A, 'contact', { locale: 'fr' })).status).toBe(200)
    await use(locales)
  })

  it('ends with the session', async () => {
    const { payload } = site
    const cookie = await logIn(payload, 'owners', String(people.ownerA.email), PASSWORD)
    expect((await home(cookie)).status).toBe(200)
    await press('logout', {}, { cookie })
    expect((await home(cookie)).status).toBe(307)
    expect((await paper(cookie, ofA.paper)).status).toBe(404)
  })

  it('ends when staff suspend the owner', async () => {
    const { payload } = site
    const cookie = await logIn(payload, 'owners', String(people.ownerB.email), PASSWORD)
    await payload.update({
      collection: 'owners',
      id: String(people.ownerB.id),
      data: { suspendedAt: '2026-11-21T09:00:00Z' },
    })
    expect((await home(cookie)).status).toBe(307)
    expect((await paper(cookie, ofB.paper)).status).toBe(404)
    await payload.update({
      collection: 'owners',
      id: String(people.ownerB.id),
      data: { suspendedAt: null },
    })
    cookies.B = await logIn(payload, 'owners', String(people.ownerB.email), PASSWORD)
  })

  it('shows nothing of a property to who owned it, from the moment it changes hands', async () => {
    expect((await partOf(cookies.A, ofA, 'history')).status).toBe(200)
    await update(ofA.id, { owners: [String(people.ownerB.id)] })
    expect((await partOf(cookies.A, ofA, 'history')).status).toBe(404)
    expect((await paper(cookies.A, ofA.paper)).status).toBe(404)
    expect((await home(cookies.A)).text).not.toContain('Alfa')
    // Nor does the new owner read what was shown to the former one.
    const { text } = await partOf(cookies.B, ofA, 'history')
    expect(text).not.toContain('Alfa history shown')
    expect((await paper(cookies.B, ofA.paper)).status).toBe(404)
    await update(ofA.id, { owners: [String(people.ownerA.id)] })
  })

  it('goes on being shown to owners who share it with another', async () => {
    const both = [String(people.ownerA.id), String(people.ownerB.id)]
    await update(ofB.id, { owners: both })
    await update(ofB.id, { owners: [String(people.ownerB.id)] })
    expect((await paper(cookies.B, ofB.paper)).status).toBe(200)
  })
})

describe('the history of a property', () => {
  const changesOf = async (id: string) => {
    const { docs } = await site.payload.find({
      collection: 'activities',
      where: { and: [{ property: { equals: id } }, { 'change.what': { exists: true } }] },
      sort: 'createdAt',
      depth: 0,
    })
    return docs.map(({ type, subject, comment, visibleToOwner, change }) => ({
      type,
      subject,
      comment,
      visibleToOwner,
      change,
    }))
  }

  it('keeps price and status by itself, and says them in the language of the reader', async () => {
    await update(ofB.id, { price: 280_000 })
    await update(ofB.id, { marquee: 'option' })
    await update(ofB.id, { title: 'Bravo again' })
    expect(await changesOf(ofB.id)).toMatchObject([
      {
        type: 'price_change',
        subject: 'Vraagprijs gewijzigd',
        visibleToOwner: true,
        change: { what: 'price', before: '300502', after: '280000' },
      },
      {
        type: 'status_change',
        visibleToOwner: true,
        change: { what: 'standing', before: 'online', after: 'option' },
      },
    ])
    const { text } = await look(cookies.B, '[reference]', { reference: '502', locale: 'fr' })
    expect(text).toContain('Prix demandé modifié')
    expect(text).toMatch(/De €\s?300\.502 à €\s?280\.000/)
    expect(text).toContain('De En ligne à Sous option')
  })

  it('does not take what is only prepared for done', async () => {
    const before = (await changesOf(sold.id)).length
    await site.payload.update({
      collection: 'properties',
      id: sold.id,
      draft: true,
      data: { price: 1, _status: 'draft' },
    })
    expect(await changesOf(sold.id)).toHaveLength(before)
    await update(sold.id, { price: 295_000, _status: 'published' })
    expect((await changesOf(sold.id)).at(-1)?.change).toMatchObject({
      before: '300503',
      after: '295000',
    })
  })

  it('is not written when the save is refused', async () => {
    const before = await changesOf(ofB.id)
    await expect(update(ofB.id, { price: 1_000, reference: ofA.reference })).rejects.toThrow()
    expect(await changesOf(ofB.id)).toEqual(before)
  })
})
