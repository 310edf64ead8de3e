import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'

import type { SeenEnquiry } from '@/data/enquiries/answerState'
import { findContactHistory } from '@/data/enquiries/history'
import { countInbox, findInbox, overdueSince } from '@/data/enquiries/inbox'
import type { InboxQuery } from '@/data/enquiries/inboxConditions'
import { readDelimited } from '@/domain/lib/delimited'
import type { Enquiry } from '@/payload-types'
import { sendAnswer } from '@/studio/enquiries/sendAnswer'
import { saveRow } from '@/studio/inbox/saveRow'

import { createTown, createType } from './support/fixtures'
import { ask, logIn, sendAsStudio } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let req: PayloadRequest
let overdue: Date

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

const enquire = (data: Partial<Enquiry>) =>
  site.payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      language: 'fr',
      status: 'new',
      receivedAt: ago(1),
      firstName: 'Emma',
      email: 'emma@visitor.test',
      isProven: true,
      ...data,
    },
  })

async function fill(): Promise<{ fresh: string; mine: string }> {
  const { payload } = site
  const type = await createType(payload)
  const city = await createTown(payload)
  const property = await payload.create({
    collection: 'properties',
    draft: true,
    data: { title: 'Huis', mainType: type.id, city: city.id, _status: 'draft' },
  })
  await payload.update({
    collection: 'property-types',
    id: type.id,
    locale: 'fr',
    data: { name: 'Maison' },
  })
  await payload.update({ collection: 'cities', id: city.id, locale: 'fr', data: { name: 'Gand' } })
  const { id: fresh } = await enquire({
    kind: 'property',
    property: property.id,
    lastName: '=1+1',
    phone: '+32470123456',
    remark: 'Is het nog vrij?\nGraag bellen; "snel"',
    answers: [{ name: 'budget', label: 'Budget', value: '-250000' }],
  })
  const { id: mine } = await enquire({
    assignedTo: String(people.agent.id),
    receivedAt: ago(30),
    lastName: 'Late',
  })
  await enquire({ status: 'answered', lastName: 'Done' })
  await enquire({ status: 'spam', lastName: 'Junk', email: 'junk@spam.test' })
  await enquire({ kind: 'newsletter', receivedAt: ago(200), lastName: 'Reader' })
  return { fresh, mine }
}

let ids: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  people = await settle(site.payload)
  ids = await fill()
  req = await createLocalReq({ user: people.agent }, site.payload)
  overdue = await overdueSince(req)
})

const names = async (query: Partial<InboxQuery>) => {
  const { rows } = await findInbox(
    req,
    { tab: 'all', page: 1, search: '', ...query },
    'nl',
    overdue,
  )
  return rows.map(({ fullName }) => fullName)
}

describe('the inbox', () => {
  it('counts what lies in each heap, and shows as many', async () => {
    expect(await countInbox(req, overdue)).toEqual({
      new: 2,
      mine: 1,
      overdue: 1,
      answered: 1,
      spam: 1,
      all: 4,
    })
    expect(await names({ tab: 'new' })).toEqual(['Emma =1+1', 'Emma Late'])
    expect(await names({ tab: 'mine' })).toEqual(['Emma Late'])
    expect(await names({ tab: 'overdue' })).toEqual(['Emma Late'])
    expect(await names({ tab: 'answered' })).toEqual(['Emma Done'])
    expect(await names({ tab: 'spam' })).toEqual(['Emma Junk'])
  })

  it('finds by name and mail, and by form', async () => {
    expect(await names({ search: 'reader' })).toEqual(['Emma Reader'])
    expect(await names({ search: 'junk@', tab: 'spam' })).toEqual(['Emma Junk'])
    expect(await names({ kind: 'property' })).toEqual(['Emma =1+1'])
  })

  it('waits as long as the settings say before it calls one overdue', async () => {
    await site.payload.updateGlobal({ slug: 'settings', data: { overdueHours: 48 } })
    expect((await countInbox(req, await overdueSince(req))).overdue).toBe(0)
    await site.payload.updateGlobal({ slug: 'settings', data: { overdueHours: 24 } })
  })

  it('says what an enquiry is about in the language of the colleague', async () => {
    const { rows } = await findInbox(
      req,
      { tab: 'new', page: 1, search: '', kind: 'property' },
      'fr',
      overdue,
    )
    expect(rows[0]?.property?.title).toMatch(/Maison.*Gand/)
  })
})

describe('the file for table programs', () => {
  const get = async (role: string, query = '') =>
    ask(site.payload, `/enquiries/export${query}`, {
      cookie: await logIn(site.payload, 'users', `${role}@people.test`, PASSWORD),
    })

  it('is for editors', async () => {
    expect((await get('agent')).status).toBe(403)
    expect((await ask(site.payload, '/enquiries/export')).status).toBe(403)
  })

  it('holds what the list shows, and no cell does anything', async () => {
    const answer = await get('editor', '?tab=new')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [heads, ...lines] = readDelimited(bytes.toString('utf8').slice(1)).map(
      ({ cells }) => cells,
    )
    expect(heads).toContain('Naam')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toEqual(
      expect.arrayContaining([
        'Emma =1+1',
        `'+32470123456`,
        'Is het nog vrij?\nGraag bellen; "snel"',
        'Budget: -250000',
      ]),
    )
    expect(lines[0]?.some((cell) => /Huis.*Gent/.test(cell))).toBe(true)
  })
})

describe('an answer by mail', () => {
  const answer = async (id: string, body: unknown, role = 'agent') =>
    ask(site.payload, `/enquiries/${id}/answer`, {
      method: 'POST',
      body,
      cookie: await logIn(site.payload, 'users', `${role}@people.test`, PASSWORD),
    })

  it('leaves in the language of who asked, comes back to the colleague, and is kept', async () => {
    const { payload } = site
    const done = await answer(ids.fresh, {
      subject: 'Votre visite\r\nBcc: x@x.test',
      message: 'Oui, {lastName} !\n\nÀ bientôt',
    })
    expect([done.status, await done.json()]).toMatchObject([
      200,
      { assignedTo: expect.any(String) },
    ])
    const { docs } = await payload.find({
      collection: 'mails',
      where: { enquiry: { equals: ids.fresh } },
      depth: 0,
    })
    expect(docs).toMatchObject([
      {
        kind: 'staff_answer',
        to: 'emma@visitor.test',
        language: 'fr',
        replyTo: 'agent@people.test',
        subject: 'Votre visite Bcc: x@x.test',
      },
    ])
    expect(docs[0]?.text).toContain('Bonjour Emma,')
    expect(docs[0]?.text).toContain('Oui, {lastName} !')
    expect(
      await payload.findByID({ collection: 'enquiries', id: ids.fresh, depth: 0 }),
    ).toMatchObject({ status: 'answered', assignedTo: people.agent.id })
    expect(await findContactHistory(req, 'EMMA@visitor.test', ids.mine)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ collection: 'mails', what: 'staff_answer' }),
      ]),
    )
  })

  it('keeps the assigned agent of the enquiry', async () => {
    await answer(ids.mine, { subject: 'a', message: 'b' }, 'editor')
    expect(
      await site.payload.findByID({ collection: 'enquiries', id: ids.mine, depth: 0 }),
    ).toMatchObject({ status: 'answered', assignedTo: people.agent.id })
  })

  it.each([
    {},
    { subject: '', message: 'x' },
    { subject: 'x', message: ' ' },
    { subject: 'x', message: 'x'.repeat(20_001) },
    [],
  ])('is refused when it is none: %#', async (body) => {
    expect((await answer(ids.fresh, body)).status).toBe(400)
  })

  it('is refused for what is not there, for who left no address, and to strangers', async () => {
    const { id } = await enquire({ email: null, phone: '0470 12 34 56' })
    const text = { subject: 'x', message: 'y' }
    expect((await answer(id, text)).status).toBe(422)
    expect((await answer('00000000-0000-4000-8000-000000000000', text)).status).toBe(422)
    expect(
      (await ask(site.payload, `/enquiries/${id}/answer`, { method: 'POST', body: text })).status,
    ).toBe(403)
  })
})

describe('an answer to an enquiry that was open for a while', () => {
  const text = { subject: 'Uw vraag', message: 'Ja, het is nog vrij.' }
  const unseen = { answeredAt: null, status: 'new' } as const
  const send = (id: string, seen: SeenEnquiry) => sendAnswer('/api', id, { ...text, seen })
  let restore: () => void
  beforeAll(async () => {
    const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
    restore = sendAsStudio(site.payload, cookie)
  })
  afterAll(() => restore())

  const answersTo = async (id: string): Promise<number> =>
    (await site.payload.count({ collection: 'mails', where: { enquiry: { equals: id } } }))
      .totalDocs
  const update = (id: string, data: Partial<Enquiry>) =>
    site.payload.update({ collection: 'enquiries', id, data })

  it('is not sent beside that of a colleague, who is named, until its writer sends it anyway', async () => {
    const { id } = await enquire({})
    const results = await Promise.all([send(id, unseen), send(id, unseen)])
    const refused = results.find((result) => result && 'problem' in result)
    expect(refused).toMatchObject({ problem: 'answered', by: 'agent' })
    expect(await answersTo(id)).toBe(1)
    if (!refused || !('seen' in refused)) throw new Error('Nothing was refused')
    expect(await send(id, refused.seen)).toMatchObject({ assignedTo: people.agent.id })
    expect(await answersTo(id)).toBe(2)
    expect(await send(id, refused.seen)).toMatchObject({ problem: 'answered' })
  })

  it.each(['closed', 'spam'] as const)(
    'does not undo that a colleague made it %s',
    async (status) => {
      const { id } = await enquire({})
      await update(id, { status })
      const refused = await send(id, unseen)
      expect(refused).toEqual({ problem: status, seen: { answeredAt: null, status } })
      expect(await answersTo(id)).toBe(0)
      expect(await site.payload.findByID({ collection: 'enquiries', id })).toMatchObject({ status })
      expect(await send(id, { answeredAt: null, status })).toMatchObject({
        answeredAt: expect.any(String),
      })
    },
  )

  it('does not become spam in a list that was read before its answer', async () => {
    const { id } = await enquire({ lastName: 'Listed' })
    const query = { tab: 'all', page: 1, search: 'Listed' } as const
    const [row] = (await findInbox(req, query, 'nl', overdue)).rows
    if (!row) throw new Error('The inbox does not show the enquiry')
    const assigned = await saveRow('/api', row, { assignedTo: String(people.editor.id) })
    if (typeof assigned === 'string') throw new Error(`The row was ${assigned}`)
    expect(await send(id, unseen)).toMatchObject({ assignedTo: people.editor.id })
    expect(await saveRow('/api', { id, ...assigned }, { status: 'spam' })).toBe('stale')
    expect(await site.payload.findByID({ collection: 'enquiries', id })).toMatchObject({
      status: 'answered',
    })
  })

  it('is sent after a note or another assigned agent, who keeps the enquiry', async () => {
    const { id } = await enquire({})
    await update(id, { notes: [{ text: 'Belt terug' }], assignedTo: String(people.editor.id) })
    expect(await send(id, unseen)).toMatchObject({ assignedTo: people.editor.id })
  })
})

describe('a template of an answer', () => {
  it('names only what an answer is told', async () => {
    const make = (body: string) =>
      site.payload.create({
        collection: 'answer-templates',
        locale: 'nl',
        data: { name: 'Bezoek', subject: 'Uw bezoek', body },
      })
    await expect(make('Beste {amount}')).rejects.toMatchObject({
      data: { errors: [{ path: 'body', message: expect.stringContaining('{amount}') }] },
    })
    await expect(make('Beste {message}')).rejects.toMatchObject({
      data: { errors: [{ path: 'body' }] },
    })
    await expect(make('{property} is nog vrij, {firstName}.')).resolves.toMatchObject({
      name: 'Bezoek',
    })
  })
})
