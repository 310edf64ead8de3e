import { beforeAll, describe, expect, it } from '@jest/globals'
import type { CollectionSlug, TypedUser } from 'payload'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'
import { overHttp, settle, type People } from './support/people'

const site = usePayload()
let people: People

/** A draft listing of this owner, with a note he may see, one he may not, and the same for papers. */
async function entrust(owner: TypedUser, mainType: string, city: string) {
  const { payload } = site
  const owners = [String(owner.id)]
  const { id: property } = await payload.create({
    collection: 'properties',
    draft: true,
    data: { title: `Pand van ${owner.email}`, mainType, city, owners, _status: 'draft' },
  })
  for (const visibleToOwner of [true, false]) {
    const subject = visibleToOwner ? 'shown' : 'internal'
    await payload.create({
      collection: 'activities',
      data: { property, subject, kind: 'history', date: '2026-11-21T09:00:00Z', visibleToOwner },
    })
    const data = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
    )
    const file = { data, name: `${subject}.pdf`, mimetype: 'application/pdf', size: data.length }
    await payload.create({
      collection: 'documents',
      data: { title: subject, kind: 'contract', property, visibleToOwner },
      file,
    })
  }
  return property
}

let propertyA: string
let propertyB: string

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  const type = await createType(payload, { name: 'Woning' })
  const city = await createTown(payload)
  propertyA = await entrust(people.ownerA, type.id, city.id)
  propertyB = await entrust(people.ownerB, type.id, city.id)
  const received = { language: 'nl', status: 'new', receivedAt: '2026-11-21T09:00:00Z' } as const
  const sought = { language: 'nl', status: 'active', frequency: 'daily' } as const
  await payload.create({
    collection: 'subscribers',
    data: { email: 'lezer@people.test', language: 'nl', status: 'subscribed' },
  })
  await payload.create({
    collection: 'enquiries',
    data: { kind: 'contact', email: 'vrager@people.test', ...received },
  })
  await payload.create({
    collection: 'demands',
    data: { goal: 'sale', email: 'zoeker@people.test', ...sought },
  })
  const visit = {
    property: propertyA,
    email: 'bezoeker@people.test',
    language: 'nl',
    status: 'requested',
  } as const
  await payload.create({ collection: 'appointments', data: visit })
  await payload.create({
    collection: 'testimonials',
    data: { name: 'Klant', comment: 'Top', status: 'published' },
  })
})

/** Everything this person gets from a collection over HTTP, drafts included; nothing when the collection refuses. */
async function seen(
  collection: CollectionSlug,
  user: TypedUser | null,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  for (const draft of [true, false]) {
    const { docs } = await site.payload
      .find({ collection, depth: 2, limit: 0, draft, ...overHttp(user) })
      .catch((error: unknown) => {
        if (error instanceof Error && 'status' in error && error.status === 403) return { docs: [] }
        throw error
      })
    found.push(...docs.map((one) => ({ ...one })))
  }
  return found
}

describe('what leaks', () => {
  it('shows a stranger over HTTP nothing of any collection', async () => {
    for (const { slug } of site.payload.config.collections)
      expect([slug, await seen(slug, null)]).toEqual([slug, []])
  })

  it('shows an owner nothing of another owner, wherever he looks', async () => {
    for (const { slug } of site.payload.config.collections) {
      const text = JSON.stringify(await seen(slug, people.ownerB))
      expect([slug, text.includes(propertyA)]).toEqual([slug, false])
      expect([slug, text.includes(String(people.ownerA.id))]).toEqual([slug, false])
      expect([slug, text.includes(String(people.ownerA.email))]).toEqual([slug, false])
    }
  })

  it('shows an owner his own draft, and of its activities and papers those meant for him', async () => {
    const ids = async (slug: CollectionSlug, key: string) => [
      ...new Set((await seen(slug, people.ownerB)).map((one) => one[key])),
    ]
    expect(await ids('properties', 'id')).toEqual([propertyB])
    expect(await ids('activities', 'subject')).toEqual(['shown'])
    expect(await ids('documents', 'title')).toEqual(['shown'])
    expect(await ids('owners', 'id')).toEqual([people.ownerB.id])
    expect(await ids('users', 'id')).toEqual([])
  })

  it('opens neither document nor version of another owner by its id', async () => {
    const mine = overHttp(people.ownerB)
    await expect(
      site.payload.findByID({ collection: 'properties', id: propertyA, draft: true, ...mine }),
    ).rejects.toThrow()
    await expect(
      site.payload.findVersions({
        collection: 'properties',
        where: { parent: { equals: propertyA } },
        ...mine,
      }),
    ).rejects.toThrow()
    await expect(
      site.payload.findByID({ collection: 'owners', id: people.ownerA.id, ...mine }),
    ).rejects.toThrow()
  })

  it('finds no other owner by filtering on what is hidden', async () => {
    const email = String(people.ownerA.email)
    const asked = {
      collection: 'properties',
      where: { 'owners.email': { equals: email } },
      ...overHttp(people.ownerB),
    } as const
    await expect(site.payload.find(asked)).rejects.toThrow()
  })

  it('shows the site no draft and no person', async () => {
    const asSite = { overrideAccess: false, depth: 2 } as const
    expect(
      (await site.payload.find({ collection: 'properties', draft: true, ...asSite })).docs,
    ).toEqual([])
    for (const collection of [
      'owners',
      'users',
      'enquiries',
      'demands',
      'appointments',
      'subscribers',
    ] as const) {
      await expect(site.payload.find({ collection, ...asSite })).rejects.toThrow()
    }
  })
})

describe('a key to the personal page of somebody else', () => {
  it('is neither read from an email nor guessed by a query, by whatever colleague', async () => {
    const key = 'https://agency.example/api/unsubscribe?lang=nl&key=report.1.2.3'
    const mail = await site.payload.create({
      collection: 'mails',
      data: {
        kind: 'demand_matches',
        status: 'sent',
        language: 'nl',
        to: 'somebody@people.test',
        subject: 'Report',
        queuedAt: '2026-01-01T00:00:00Z',
        attempts: 1,
        messageId: '<key@people.test>',
        unsubscribe: key,
        html: key,
        text: key,
      },
    })
    for (const reader of [people.agent, people.editor, people.admin]) {
      const mails = { collection: 'mails', depth: 0, ...overHttp(reader) } as const
      const read = await site.payload.findByID({
        id: mail.id,
        select: { unsubscribe: true, html: true, text: true },
        ...mails,
      })
      expect(JSON.stringify([read, await site.payload.find(mails)])).not.toContain('key=')
      for (const field of ['unsubscribe', 'html', 'text'])
        await expect(
          site.payload.find({ ...mails, where: { [field]: { exists: true } } }),
        ).rejects.toThrow()
    }
  })
})

describe('the order of a list', () => {
  it.each([
    'unsubscribe',
    'text',
    'text.nl',
    '-text.id',
    'html.fr',
    'calendar.value',
    'queuedAt,text.nl',
  ])('tells nothing of an email that is never sent to the browser: %s', async (sort) => {
    const mails = { collection: 'mails', sort, ...overHttp(people.agent) } as const
    await expect(site.payload.find(mails)).rejects.toThrow('cannot be')
  })

  it.each(['hash.nl', '-salt.id', 'hash'])('tells nothing of a password: %s', async (sort) => {
    const users = { collection: 'users', sort, ...overHttp(people.agent) } as const
    await expect(site.payload.find(users)).rejects.toThrow('cannot be')
  })

  it('can be that of a field that is shown', async () => {
    const mails = { collection: 'mails', sort: '-queuedAt', ...overHttp(people.agent) } as const
    await expect(site.payload.find(mails)).resolves.toHaveProperty('docs')
  })
})
