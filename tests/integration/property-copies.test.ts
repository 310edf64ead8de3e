import { beforeAll, describe, expect, it } from '@jest/globals'

import type { Property } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()
let house: string
let ghent: string
let picture: string

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  const { payload } = site
  house = (await createType(payload, { webId: 901 })).id
  ghent = (await createTown(payload, { name: 'Proefgent' })).id
  const file = { data: PIXEL, name: 'gevel.png', mimetype: 'image/png', size: PIXEL.length }
  picture = (await payload.create({ collection: 'media', data: { alt: 'Gevel' }, file })).id
})

const offer = (more: Partial<Property> = {}) =>
  site.payload.create({
    collection: 'properties',
    data: {
      title: 'Loft',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      mainType: house,
      city: ghent,
      ...more,
    },
  })
const change = (id: string, data: Partial<Property>, locale: 'nl' | 'fr' = 'nl') =>
  site.payload.update({ collection: 'properties', id, data, locale })

const refusedAt = (path: string, message: RegExp) => ({
  data: { errors: [expect.objectContaining({ path, message: expect.stringMatching(message) })] },
})

describe('a copy of a property', () => {
  it('is a new record: a draft with a number of its own, without the marks of the original', async () => {
    const project = await site.payload.create({
      collection: 'projects',
      data: { title: 'Hof', goal: 'sale', city: ghent },
    })
    const original = await offer({
      status: 'sold',
      marquee: 'sold',
      featured: true,
      recordFile: 'D-1',
      publishedOn: '2026-01-01T00:00:00.000Z',
      _status: 'published',
      project: project.id,
      unitNumber: 'A.1',
      unitFloor: '2',
      unitStatus: 'sold',
      pictures: [picture],
      bedrooms: 3,
      price: 250_000,
    })
    const { id } = await site.payload.duplicate({ collection: 'properties', id: original.id })
    const copy = await site.payload.findByID({ collection: 'properties', id, depth: 0 })
    expect(copy).toMatchObject({
      _status: 'draft',
      status: 'prospective',
      marquee: 'none',
      featured: false,
      unitStatus: 'available',
      unitNumber: null,
    })
    expect(copy).toMatchObject({
      pictures: [picture],
      bedrooms: 3,
      price: 250_000,
      project: project.id,
      unitFloor: '2',
    })
    expect(copy.reference).not.toBe(original.reference)
    expect([copy.recordFile ?? null, copy.publishedOn ?? null]).toEqual([null, null])
  })

  it('says in each language of its title that it is one', async () => {
    const { id } = await offer({ title: 'Loft' })
    await change(id, { title: 'Loft' }, 'fr')
    const copy = await site.payload.duplicate({ collection: 'properties', id })
    const { title } = await site.payload.findByID({
      collection: 'properties',
      id: copy.id,
      locale: 'all',
    })
    expect(title).toEqual({ nl: 'Loft (kopie)', fr: 'Loft (copie)' })
  })
})

describe('similar properties', () => {
  it('are others with the same goal, six at most, and keep their order', async () => {
    const one = await offer()
    const other = await offer()
    const let_ = await offer({ goal: 'rent' })
    await expect(change(one.id, { similar: [one.id] })).rejects.toMatchObject(
      refusedAt('similar', /zichzelf/),
    )
    await expect(change(one.id, { similar: [let_.id] })).rejects.toMatchObject(
      refusedAt('similar', /hetzelfde doel/),
    )
    const seven = await Promise.all(Array.from({ length: 7 }, () => offer()))
    await expect(change(one.id, { similar: seven.map(({ id }) => id) })).rejects.toMatchObject(
      refusedAt('similar', /6/),
    )
    const saved = await change(one.id, { similar: [seven[3]?.id ?? '', other.id] })
    expect(saved.similar).toEqual(
      [seven[3], other].map((picked) => expect.objectContaining({ id: picked?.id })),
    )
  })

  it('stay when they are sold and do not hold back what is deleted', async () => {
    const one = await offer()
    const other = await offer()
    await change(one.id, { similar: [other.id] })
    await change(other.id, { status: 'sold' })
    await change(one.id, { bedrooms: 2 })
    await site.payload.delete({ collection: 'properties', id: other.id })
    expect((await site.payload.findByID({ collection: 'properties', id: one.id })).similar).toEqual(
      [],
    )
  })
})
