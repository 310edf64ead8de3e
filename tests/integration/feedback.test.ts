import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { GET, POST } from '@/app/api/personal/[purpose]/route'
import { createLinkKey } from '@/data/enquiries/linkKeys'
import { findFeedback } from '@/data/portal/feedback'
import { findReactions } from '@/data/reports/events'
import { askVisitors } from '@/data/viewings/askFeedback'
import { findWeek } from '@/data/viewings/week'
import { env } from '@/env'
import type { Appointment, Owner } from '@/payload-types'
import { saveViewing } from '@/studio/viewings/saveViewing'

import { createTown, createType } from './support/fixtures'
import { ask, logIn, sendAsStudio } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let property: string
let agent: string
let restore: () => void

const HELD = '2026-11-10T09:00:00.000Z'
const NEXT_DAY = new Date('2026-11-11T10:00:00Z')

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  const mainType = (await createType(payload, { name: 'Appartement' })).id
  const city = (await createTown(payload, { name: 'Gent', zip: '9000' })).id
  const data = { reference: 700, title: 'Huis', mainType, city, _status: 'draft' } as const
  property = (
    await payload.create({
      collection: 'properties',
      draft: true,
      data: { ...data, owners: [String(people.ownerA.id)] },
    })
  ).id
  agent = await logIn(payload, 'users', 'agent@people.test', PASSWORD)
  restore = sendAsStudio(payload, agent)
})

afterAll(() => restore())

afterEach(() => site.payload.db.pool.query('delete from mails; delete from appointments'))

const visit = (more: Partial<Appointment> = {}) =>
  site.payload.create({
    collection: 'appointments',
    context: { quiet: true },
    data: {
      property,
      firstName: 'Emma',
      lastName: 'Peeters',
      email: 'emma@example.com',
      language: 'nl',
      status: 'done',
      start: HELD,
      end: '2026-11-10T09:30:00.000Z',
      ...more,
    } as Appointment,
  })
const read = (id: string) => site.payload.findByID({ collection: 'appointments', id, depth: 0 })
const questions = async () =>
  (
    await site.payload.db.pool.query<{ to: string; text: string; reply_to: string | null }>(
      'select "to", text, reply_to from mails where kind = \'visit_feedback\'',
    )
  ).rows

const purpose = Promise.resolve({ purpose: 'visit' })
const answer = (id: string, fields: Record<string, string>, origin = env.SITE_URL) =>
  POST(
    new Request(`${env.SITE_URL}/api/personal/visit?lang=nl`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        key: createLinkKey({ purpose: 'visit', id }),
        do: 'answer',
        ...fields,
      }),
    }),
    { params: purpose },
  )

const patch = (id: string, body: unknown) =>
  ask(site.payload, `/appointments/${id}?depth=0`, { method: 'PATCH', body, cookie: agent })

const told = () => findFeedback(people.ownerA as Owner, property, 'nl')

describe('feedback after a viewing', () => {
  it('asks the visitor once, and none who did not come, cancelled or left no address', async () => {
    await visit()
    await visit({ outcome: 'absent', email: 'absent@example.com' })
    await visit({ status: 'cancelled', email: 'cancelled@example.com' })
    await visit({ email: null })
    await visit({ answeredAt: HELD, email: 'answered@example.com' })
    await Promise.all([askVisitors(NEXT_DAY), askVisitors(NEXT_DAY)])
    await askVisitors(NEXT_DAY)
    const [mail, ...more] = await questions()
    expect([mail?.to, more]).toEqual(['emma@example.com', []])
    expect(mail?.text).toContain('drie vragen')
  })

  it('takes one answer with one press, and opening the link stores nothing', async () => {
    const { id } = await visit()
    const key = createLinkKey({ purpose: 'visit', id })
    const opened = await GET(
      new Request(`${env.SITE_URL}/api/personal/visit?lang=nl&key=${key}&do=answer&liking=no`),
    )
    expect(opened.status).toBe(303)
    expect((await read(id)).answeredAt ?? null).toBeNull()

    expect((await answer(id, { liking: 'yes' })).status).toBe(303)
    await answer(id, { pricing: 'high' })
    await answer(id, { intention: 'returns' })
    expect(await read(id)).toMatchObject({ liking: 'yes', pricing: 'high', intention: 'returns' })
  })

  it('takes nothing from elsewhere, no invented answer, and nothing about a viewing to come', async () => {
    const { id } = await visit()
    expect((await answer(id, { liking: 'yes' }, 'https://elsewhere.example')).status).toBe(403)
    await answer(id, { liking: 'wonderful' })
    const coming = await visit({
      status: 'confirmed',
      start: '2030-01-01T09:00:00.000Z',
      end: null,
    })
    await answer(coming.id, { liking: 'yes' })
    for (const one of [id, coming.id])
      expect(await read(one)).toMatchObject({ liking: null, answeredAt: null })
  })

  it('is noted by the agent and read by the owner only after its release', async () => {
    const { id } = await visit({ status: 'confirmed' })
    expect((await patch(id, { status: 'done', outcome: 'undecided' })).status).toBe(200)
    await answer(id, { words: 'Heerlijk licht achteraan.', mayQuote: 'yes' })
    await answer(id, { pricing: 'high' })
    expect(await told()).toEqual([])
    expect((await patch(id, { feedbackShown: true })).status).toBe(200)
    expect(await told()).toEqual([
      {
        id,
        at: HELD,
        note: '',
        words: 'Heerlijk licht achteraan.',
        marks: ['Vindt de prijs te hoog', 'Denkt na'],
      },
    ])
    expect(await findFeedback(people.ownerB as Owner, property, 'nl')).toEqual([])
    expect(await findReactions(property, '2026-11', 'nl')).toEqual([
      {
        day: '10 november 2026',
        text: '“Heerlijk licht achteraan.” – Vindt de prijs te hoog · Denkt na',
      },
    ])
  })

  it('keeps words from the owner that the visitor did not allow, and tells the summary', async () => {
    const { id } = await visit({ feedback: 'Vond de tuin klein.' })
    await answer(id, { words: 'Buurman is vervelend.' })
    await patch(id, { feedbackShown: true })
    const [reaction] = await findReactions(property, '2026-11', 'nl')
    expect(reaction?.text).toBe('Vond de tuin klein.')
    expect(JSON.stringify(await told())).not.toContain('Buurman')
  })

  it('is not released by a colleague who read what the visitor has changed since', async () => {
    const { id } = await visit()
    await answer(id, { words: 'Mooi huis.', mayQuote: 'yes' })
    const req = await createLocalReq({ user: people.agent }, site.payload)
    const { days } = await findWeek(req, { monday: '2026-11-09' }, 'nl')
    const [shown] = days.flatMap(({ visits }) => visits)
    if (!shown) throw new Error('The week does not show the viewing')
    await answer(id, { words: 'Toch te duur.', mayQuote: 'yes' })
    expect(await saveViewing('/api', shown, { feedbackShown: true })).toBe('stale')
    expect(await told()).toEqual([])
  })

  it('is hidden again when the visitor changes an answer, and tells nothing of who did not come', async () => {
    const { id } = await visit({ feedback: 'Mooi', feedbackShown: true })
    await answer(id, { liking: 'no' })
    expect(await told()).toEqual([])
    await visit({ outcome: 'absent', feedback: 'Kwam niet', feedbackShown: true })
    expect(await told()).toEqual([])
  })
})
