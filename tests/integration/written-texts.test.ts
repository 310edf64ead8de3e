import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { FlattenedField } from 'payload'

import { recordMissingCompliance } from '@/data/catalogue/compliance'
import { publishDue } from '@/data/core/publishDue'
import { writtenTexts, type AdvertisedCollection } from '@/domain/legal/writtenTexts'
import type { Project, Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let agent: string
let house: string
let ghent: string
let namur: string

beforeAll(async () => {
  const { payload } = site
  await settle(payload)
  agent = await logIn(payload, 'users', 'agent@people.test', PASSWORD)
  house = (await createType(payload)).id
  ghent = (await createTown(payload, { name: 'Proefgent' })).id
  namur = (await createTown(payload, { name: 'Proefnamen', zip: '5000' })).id
})

afterEach(async () => {
  await site.payload.updateGlobal({ slug: 'settings', data: { excludingWords: null } })
})

type Language = 'nl' | 'fr'
const EXCLUDING = 'Pas d’allocataires'
const PROMISE = 'PEB en cours'

/** As a program does, before which no gate stands. */
const property = (more: Partial<Property> = {}) =>
  site.payload.create({
    collection: 'properties',
    data: {
      title: 'Loft',
      goal: 'rent',
      status: 'active',
      marquee: 'none',
      mainType: house,
      city: ghent,
      ...lawful,
      monthlyRent: 900,
      ...more,
    },
  })
const project = (more: Partial<Project> = {}) =>
  site.payload.create({
    collection: 'projects',
    data: { title: 'Park', goal: 'rent', city: ghent, ...more },
  })
const write = (collection: AdvertisedCollection, id: string, locale: Language, data: object) =>
  site.payload.update({ collection, id, locale, draft: true, data })

type Answer = { errors?: { data?: { errors: { path: string; message: string }[] } }[] }

async function publish(collection: AdvertisedCollection, id: string, more: object = {}) {
  const response = await ask(site.payload, `/${collection}/${id}?locale=nl`, {
    method: 'PATCH',
    body: { ...more, _status: 'published' },
    cookie: agent,
  })
  const { errors }: Answer = await response.json()
  const refused = errors?.[0]?.data?.errors ?? []
  return {
    status: response.status,
    at: refused.map(({ path }) => path),
    message: refused.map(({ message }) => message).join(' '),
  }
}
const refusedAt = (...at: string[]) => expect.objectContaining({ status: 400, at })

describe('a property', () => {
  it('is not published with a phrase that stands only in a French text for search engines', async () => {
    const { id } = await property()
    await write('properties', id, 'fr', { meta: { description: `Studio. ${EXCLUDING}.` } })
    const refused = await publish('properties', id, { title: 'Mooie loft' })
    expect(refused).toEqual(refusedAt('meta.description'))
    expect(refused.message).toContain(`pas d'allocataires (Frans)`)
    await write('properties', id, 'fr', { meta: { description: 'Studio.' } })
    expect((await publish('properties', id)).status).toBe(200)
  })

  it.each<[string, object]>([
    ['typeDescription', { typeDescription: EXCLUDING }],
    ['availability', { availability: EXCLUDING }],
    ['priceUnitText', { priceUnitText: EXCLUDING }],
    ['meta.title', { meta: { title: EXCLUDING } }],
    [
      'videos.0.title',
      { videos: [{ url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: EXCLUDING }] },
    ],
  ])(
    'is not published with a phrase in %s, in the language of the save or another',
    async (path, data) => {
      const own = await property()
      expect(await publish('properties', own.id, data)).toEqual(refusedAt(path))
      const other = await property()
      await write('properties', other.id, 'fr', data)
      expect(await publish('properties', other.id)).toEqual(refusedAt(path))
      const sale = await property({ goal: 'sale' })
      expect((await publish('properties', sale.id, data)).status).toBe(200)
    },
  )

  it('is not published with a promise for the number of its certificate, in any region', async () => {
    for (const city of [ghent, namur]) {
      const { id } = await property({ city, epcCertificate: PROMISE })
      expect(await publish('properties', id)).toEqual(refusedAt('epcCertificate'))
    }
  })

  it('waits at its planned moment with a promise in a French text for search engines', async () => {
    const { id } = await property({ goal: 'sale', city: namur })
    await write('properties', id, 'fr', {
      meta: { title: PROMISE },
      publishAt: new Date(Date.now() - 60_000).toISOString(),
    })
    expect(await publishDue()).toBe(0)
    await write('properties', id, 'fr', { meta: { title: 'PEB B' } })
    expect(await publishDue()).toBe(1)
  })

  it('does not come back with a French phrase of an older version that is restored', async () => {
    const { payload } = site
    const { id } = await property()
    const french = (title: string) =>
      payload.update({
        collection: 'properties',
        id,
        locale: 'fr',
        data: { meta: { title }, _status: 'published' },
      })
    await french(EXCLUDING)
    await french('Studio')
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    const restore = (version: string | undefined) =>
      ask(payload, `/properties/versions/${version}`, { method: 'POST', cookie: agent })
    const refused = await restore(docs[1]?.id)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining(`pas d'allocataires`),
    ])
    expect((await restore(docs[2]?.id)).status).toBe(200)
  })

  it('has the same gaps when it was written past the studio', async () => {
    const { payload } = site
    const { id } = await property({ _status: 'published' })
    await payload.updateGlobal({ slug: 'settings', data: { excludingWords: 'geen katten' } })
    await write('properties', id, 'fr', {
      videos: [{ url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Geen katten' }],
    })
    const gaps = async () =>
      (await payload.findByID({ collection: 'properties', id, draft: true, depth: 0 })).gaps
    const saved = await gaps()
    expect(saved).toBe('noExclusion')
    await payload.db.pool.query(
      'update _properties_v set version_gaps = null, version_completeness = null where parent_id = $1',
      [id],
    )
    await recordMissingCompliance()
    expect(await gaps()).toBe(saved)
  })
})

describe('a project', () => {
  it.each<[string, object]>([
    ['title', { title: EXCLUDING }],
    ['delivery', { delivery: EXCLUDING }],
    ['meta.title', { meta: { title: EXCLUDING } }],
    ['meta.description', { meta: { description: EXCLUDING } }],
    ['constructions.0.title', { constructions: [{ title: EXCLUDING }] }],
    ['constructions.1.text', { constructions: [{ title: 'A' }, { text: EXCLUDING }] }],
  ])(
    'is not published with a phrase in %s, in the language of the save or another',
    async (path, data) => {
      const own = await project()
      expect(await publish('projects', own.id, data)).toEqual(refusedAt(path))
      const other = await project()
      await write('projects', other.id, 'fr', data)
      expect(await publish('projects', other.id)).toEqual(refusedAt(path))
      const sale = await project({ goal: 'sale' })
      expect((await publish('projects', sale.id, data)).status).toBe(200)
    },
  )

  it('is published in the save that takes the row with the French phrase out', async () => {
    const { id } = await project()
    await write('projects', id, 'fr', { constructions: [{ text: EXCLUDING }] })
    expect((await publish('projects', id, { constructions: [] })).status).toBe(200)
  })

  it('is not published with a promise of a certificate where the law forbids it', async () => {
    const promise = { constructions: [{ text: PROMISE }] }
    const walloon = await project({ goal: 'sale', city: namur })
    const refused = await publish('projects', walloon.id, promise)
    expect(refused).toEqual(refusedAt('constructions.0.text'))
    expect(refused.message).toContain(PROMISE)
    const flemish = await project({ goal: 'sale' })
    expect((await publish('projects', flemish.id, promise)).status).toBe(200)
  })

  it('waits at its planned moment with a French promise', async () => {
    const publishAt = new Date(Date.now() - 60_000).toISOString()
    const { id } = await project({ goal: 'sale', city: namur, publishAt })
    await write('projects', id, 'fr', { delivery: PROMISE })
    expect(await publishDue()).toBe(0)
    await write('projects', id, 'fr', { delivery: '2027' })
    expect(await publishDue()).toBe(1)
  })

  it('that is live keeps the words it has while its price changes, and gets no others', async () => {
    const { id } = await project({ delivery: EXCLUDING, city: namur, _status: 'published' })
    expect((await publish('projects', id, { priceMin: 700 })).status).toBe(200)
    expect(await publish('projects', id, { title: PROMISE })).toEqual(refusedAt('title'))
  })
})

describe('the list of texts', () => {
  const written = ['text', 'textarea', 'richText']

  const textsIn = (fields: readonly FlattenedField[], before: string): string[] =>
    fields.flatMap((field) => {
      const path = `${before}${field.name}`
      if ('flattenedFields' in field) return textsIn(field.flattenedFields, `${path}.`)
      return 'localized' in field && field.localized && written.includes(field.type) ? [path] : []
    })

  it.each(['properties', 'projects'] as const)(
    'has every text of %s that is written in more than one language',
    (collection) => {
      const { texts, rows } = writtenTexts[collection]
      const listed = [
        ...texts,
        ...Object.entries(rows).flatMap(([list, fields]) => fields.map((one) => `${list}.${one}`)),
      ]
      const { flattenedFields } = site.payload.collections[collection].config
      expect(textsIn(flattenedFields, '').toSorted()).toEqual(listed.toSorted())
    },
  )
})
