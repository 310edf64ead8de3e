import { beforeAll, describe, expect, it } from '@jest/globals'
import type { TypedUser } from 'payload'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let property: string
let agent: string

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  const mainType = (await createType(payload)).id
  const city = (await createTown(payload)).id
  const data = {
    title: 'Huis',
    mainType,
    city,
    owners: [String(people.ownerA.id)],
    _status: 'draft',
  } as const
  property = (
    await payload.create({
      collection: 'properties',
      draft: true,
      data: { ...data, owners: [...data.owners] },
    })
  ).id
  agent = await logIn(payload, 'users', 'agent@people.test', PASSWORD)
})

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(new Date())
const usual = {
  kind: 'communication',
  type: 'call',
  day: today,
  contact: 'An',
  source: '',
  subject: 'Gebeld',
  comment: 'Alles goed',
  visits: null,
  visibleToOwner: true,
}

const record = (body: unknown, cookie: string | undefined = agent, id = property) =>
  ask(site.payload, `/properties/${id}/activities`, {
    method: 'POST',
    body,
    ...(cookie && { cookie }),
  })

describe('what happens with a property', () => {
  it('is recorded from its page with the moment it is recorded at, and its owner sees it', async () => {
    const before = Date.now()
    const answer = await record(usual)
    expect(answer.status).toBe(200)
    const { id } = await answer.json()
    const made = await site.payload.findByID({ collection: 'activities', id, depth: 0 })
    expect(made).toMatchObject({
      property,
      kind: 'communication',
      type: 'call',
      subject: 'Gebeld',
      comment: 'Alles goed',
      status: 'done',
      visibleToOwner: true,
    })
    expect(Date.parse(made.date)).toBeGreaterThanOrEqual(before)
    const seen = async (user: TypedUser) =>
      (await site.payload.find({ collection: 'activities', user, overrideAccess: false })).totalDocs
    expect([await seen(people.ownerA), await seen(people.ownerB)]).toEqual([1, 0])
  })

  it('stands on the day that was chosen, on the clock of Brussels', async () => {
    const { id } = await (await record({ ...usual, day: '2026-03-29' })).json()
    expect((await site.payload.findByID({ collection: 'activities', id })).date).toBe(
      '2026-03-29T10:00:00.000Z',
    )
  })

  it('is refused with what is wrong with it', async () => {
    const told = async (body: unknown) => {
      const answer = await record(body)
      return [answer.status, (await answer.json()).problem]
    }
    expect(await told({ ...usual, subject: '  ' })).toEqual([422, 'subjectMissing'])
    expect(await told({ ...usual, day: '2026-02-30' })).toEqual([400, 'notUnderstood'])
    expect(await told({ ...usual, kind: 'gossip' })).toEqual([400, 'notUnderstood'])
    expect(await told({ ...usual, visits: 1.5 })).toEqual([400, 'notUnderstood'])
    expect(await told({ ...usual, subject: { length: 3 } })).toEqual([400, 'notUnderstood'])
    expect((await record(usual, agent, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await record(usual, '')).status).toBe(403)
    expect(
      (await record(usual, await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)))
        .status,
    ).toBe(403)
  })
})

describe('what a visitor thought', () => {
  const visit = (start: string, status: 'confirmed' | 'requested' = 'confirmed') =>
    site.payload.create({
      collection: 'appointments',
      data: {
        property,
        start,
        status,
        lastName: 'Visser',
        email: 'v@visitor.test',
        language: 'nl',
      },
      context: { quiet: true },
    })
  const write = (id: string, body: unknown, cookie: string | undefined = agent) =>
    ask(site.payload, `/appointments/${id}/feedback`, {
      method: 'POST',
      body,
      ...(cookie && { cookie }),
    })

  it('is written down, and the visit was made', async () => {
    const { id, updatedAt } = await visit(new Date(Date.now() - 86_400_000).toISOString())
    const text = { feedback: 'Mooi, maar druk', shown: true, updatedAt }
    expect((await write(id, text)).status).toBe(200)
    expect(await site.payload.findByID({ collection: 'appointments', id })).toMatchObject({
      feedback: 'Mooi, maar druk',
      feedbackShown: true,
      status: 'done',
    })
  })

  it('is not written over a viewing that was cancelled or told of meanwhile', async () => {
    const { id, updatedAt } = await visit(new Date(Date.now() - 86_400_000).toISOString())
    const data = { status: 'cancelled', feedback: 'Belde af' } as const
    await site.payload.update({ collection: 'appointments', id, data })
    expect((await write(id, { feedback: 'Mooi', shown: true, updatedAt })).status).toBe(409)
    expect(await site.payload.findByID({ collection: 'appointments', id })).toMatchObject(data)
  })

  it('is not known of a visit to come, and never empty', async () => {
    const { id, updatedAt } = await visit(new Date(Date.now() + 86_400_000).toISOString())
    const text = { feedback: 'x', shown: true, updatedAt }
    expect((await write(id, text)).status).toBe(404)
    expect((await write(id, { ...text, feedback: ' ' })).status).toBe(400)
    expect((await write(id, text, '')).status).toBe(403)
    expect(await site.payload.findByID({ collection: 'appointments', id })).toMatchObject({
      status: 'confirmed',
    })
  })
})
