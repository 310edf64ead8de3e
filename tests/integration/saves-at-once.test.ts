import { beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'

import { inTransaction } from '@/data/core/payload'
import { transactionOf } from '@/fields/transactionOf'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let cookie: string
let town: string
let property: string

beforeAll(async () => {
  const { payload } = site
  await settle(payload)
  cookie = await logIn(payload, 'users', 'admin@people.test', PASSWORD)
  town = (await createTown(payload)).id
  const data = {
    ...lawful,
    title: 'Huis',
    goal: 'sale' as const,
    status: 'active' as const,
    marquee: 'none' as const,
    public: true,
    mainType: (await createType(payload)).id,
    city: town,
    _status: 'published' as const,
  }
  property = (await payload.create({ collection: 'properties', data })).id
})

const patch = (path: string, body: object, method = 'PATCH') =>
  ask(site.payload, path, { method, cookie, body })
const statuses = async (...asked: Promise<Response>[]) =>
  (await Promise.all(asked)).map(({ status }) => status).toSorted()

describe('two saves in the same moment', () => {
  const seen = async (path: string) =>
    ((await (await ask(site.payload, path, { cookie })).json()) as { updatedAt: string }).updatedAt

  it('never undo each other: the second is told, for a property and its draft', async () => {
    for (const query of ['', '?draft=true']) {
      const updatedAt = await seen(`/properties/${property}?draft=true&depth=0`)
      const path = `/properties/${property}${query}`
      expect(
        await statuses(
          patch(path, { updatedAt, unitNumber: '1' }),
          patch(path, { updatedAt, price: 1 }),
        ),
      ).toEqual([200, 409])
    }
  })

  it('never undo each other in any collection that has a form, nor in a global', async () => {
    const { id } = await site.payload.create({
      collection: 'menus',
      data: { title: 'Proef', place: 'drawer' },
    })
    const updatedAt = await seen(`/menus/${id}?depth=0`)
    expect(
      await statuses(
        patch(`/menus/${id}`, { updatedAt, title: 'Een' }),
        patch(`/menus/${id}`, { updatedAt, title: 'Twee' }),
      ),
    ).toEqual([200, 409])
    const live = { _status: 'published' }
    await patch('/globals/footer', live, 'POST')
    const before = await seen('/globals/footer?depth=0')
    expect(
      await statuses(
        patch('/globals/footer', { ...live, updatedAt: before }, 'POST'),
        patch('/globals/footer', { ...live, updatedAt: before }, 'POST'),
      ),
    ).toEqual([200, 409])
  })

  it('wait for each other for some seconds only, so that many of them leave connections for the one that they wait for', async () => {
    const other = await site.payload.db.pool.connect()
    try {
      await other.query('begin')
      await other.query('select 1 from footer for update')
      const answer = await patch('/globals/footer', { _status: 'published' }, 'POST')
      expect(answer.status).toBe(409)
      expect(JSON.stringify(await answer.json())).toContain('Probeer het opnieuw')
    } finally {
      await other.query('rollback')
      other.release()
    }
  })

  it('of several documents undo nothing that a visitor does in the same moment', async () => {
    const data = { email: 'lezer@visitor.test', language: 'nl', status: 'subscribed' } as const
    const { id } = await site.payload.create({ collection: 'subscribers', data })
    const { pool } = site.payload.db
    const visitor = await pool.connect()
    try {
      await visitor.query('begin')
      await visitor.query(`update subscribers set status = 'unsubscribed' where id = $1`, [id])
      const answer = patch(`/subscribers?where[id][in][0]=${id}`, { language: 'fr' })
      const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      while ((await pool.query(waits)).rowCount === 0);
      await visitor.query('commit')
      expect((await answer).status).toBe(200)
    } finally {
      visitor.release()
    }
    const after = await site.payload.findByID({ collection: 'subscribers', id })
    expect([after.language, after.status]).toEqual(['fr', 'unsubscribed'])
  })

  it('wait to the end for anything else that they need', async () => {
    const timeout = await inTransaction(async (req) => {
      await site.payload.updateGlobal({ slug: 'footer', data: {}, req })
      const { rows } = await (await transactionOf(req)).execute(sql`show lock_timeout`)
      return rows[0]
    })
    expect(timeout).toEqual({ lock_timeout: '0' })
  })

  it('lock a row of the table that the collection is stored in', async () => {
    const { config, db } = site.payload
    for (const { slug } of [...config.collections, ...config.globals]) {
      const { rows } = await db.pool.query('select to_regclass($1) is not null as found', [
        slug.replaceAll('-', '_'),
      ])
      expect([slug, rows[0].found]).toEqual([slug, true])
    }
  })

  it('do not wait in a circle, of a property and its town or type', async () => {
    const { mainType } = await site.payload.findByID({
      collection: 'properties',
      id: property,
      depth: 0,
    })
    for (let round = 0; round < 6; round += 1)
      expect(
        await statuses(
          patch(`/properties/${property}`, {}),
          patch(`/cities/${town}`, {}),
          patch(`/properties/${property}`, {}),
          patch(`/property-types/${String(mainType)}`, { webId: 20 + round }),
        ),
      ).toEqual([200, 200, 200, 200])
  })
})

describe('what the program records', () => {
  it('stays as it is, whatever a colleague or a form that was open meanwhile sends', async () => {
    const { payload } = site
    const { id } = await payload.create({
      collection: 'appointments',
      data: { property, lastName: 'Bezoeker', language: 'nl', status: 'requested' },
    })
    const recorded = {
      askedAt: '2026-01-01T10:00:00.000Z',
      remindedAt: '2026-01-01T09:00:00.000Z',
      answeredAt: '2026-01-02T09:00:00.000Z',
      visitorWords: 'Mooi',
    }
    await payload.update({ collection: 'appointments', id, data: recorded })
    const before = await payload.findByID({ collection: 'appointments', id })
    const forged = {
      askedAt: null,
      remindedAt: null,
      answeredAt: null,
      visitorWords: 'Verzonnen',
      mayQuote: true,
      createdAt: '2019-01-01T00:00:00.000Z',
      lastName: 'Bezoekster',
    }
    expect((await patch(`/appointments/${id}`, forged)).status).toBe(200)
    const { createdAt, mayQuote } = before
    expect(await payload.findByID({ collection: 'appointments', id })).toMatchObject({
      ...recorded,
      createdAt,
      mayQuote,
      lastName: 'Bezoekster',
    })
  })

  it('is the moment at which an enquiry came, which a colleague cannot put so far back that it is deleted', async () => {
    const { payload } = site
    const receivedAt = new Date().toISOString()
    const { id } = await payload.create({
      collection: 'enquiries',
      data: { fullName: 'Bezoeker', kind: 'contact', language: 'nl', status: 'new', receivedAt },
    })
    const answer = await patch(`/enquiries/${id}`, { receivedAt: '2010-01-01T00:00:00.000Z' })
    expect(answer.status).toBe(200)
    expect((await payload.findByID({ collection: 'enquiries', id })).receivedAt).toBe(receivedAt)
  })
})

describe('a lock of a document', () => {
  const lockOf = (value: string, user: string) => ({
    document: { relationTo: 'users', value },
    user: { relationTo: 'users', value: user },
    updatedAt: '2999-01-01T00:00:00.000Z',
  })

  it('is never made by a colleague, and taken over only for themselves', async () => {
    const { payload } = site
    const { docs } = await payload.find({ collection: 'users', sort: 'email' })
    const [admin, agent] = docs.map(({ id }) => id)
    if (!admin || !agent) throw new Error('There are two colleagues')
    expect((await patch('/payload-locked-documents', lockOf(agent, admin), 'POST')).status).toBe(
      403,
    )
    const { id } = await payload.db.create({
      collection: 'payload-locked-documents',
      data: { ...lockOf(agent, agent), updatedAt: new Date().toISOString() },
    })
    const path = `/payload-locked-documents/${String(id)}`
    expect((await patch(path, lockOf(agent, agent))).status).toBe(200)
    const { user, updatedAt } = await payload.findByID({
      collection: 'payload-locked-documents',
      id: String(id),
      depth: 0,
    })
    expect(user.value).toBe(admin)
    expect(new Date(updatedAt).getFullYear()).toBeLessThan(2999)
  })

  it('never keeps an administrator from changing or ending an account', async () => {
    const { payload } = site
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'agent@people.test' } },
    })
    const id = String(docs[0]?.id)
    for (const updatedAt of ['2999-01-01T00:00:00.000Z', new Date().toISOString()])
      await payload.db.create({
        collection: 'payload-locked-documents',
        data: { ...lockOf(id, id), updatedAt },
      })
    const answer = await ask(payload, `/users/${id}`, { method: 'DELETE', cookie })
    expect(answer.status).toBe(200)
  })
})
