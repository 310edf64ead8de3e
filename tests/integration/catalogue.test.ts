import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import type { City, Property, PropertyType } from '@/payload-types'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'
import { settle, type People } from './support/people'

const site = usePayload()
let people: People
let house: PropertyType
let ghent: City
let brussels: City

beforeAll(async () => {
  const { payload } = site
  people = await settle(payload)
  house = await createType(payload, { webId: 901 })
  ghent = await createTown(payload, { name: 'Proefgent', latitude: 51.05, longitude: 3.72 })
  brussels = await createTown(payload, { name: 'Proefbrussel', zip: '1000' })
})

const offered = (more: Partial<Property> = {}) => ({
  title: 'Huis met tuin',
  goal: 'sale' as const,
  status: 'active' as const,
  marquee: 'none' as const,
  mainType: house.id,
  city: ghent.id,
  ...more,
})
const offer = (more: Partial<Property> = {}) =>
  site.payload.create({ collection: 'properties', data: offered(more) })
const change = (id: string, data: Partial<Property>) =>
  site.payload.update({ collection: 'properties', id, data })

const refusedAt = (path: string, message: RegExp = /./) => ({
  data: {
    errors: expect.arrayContaining([
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    ]),
  },
})

describe('references', () => {
  it('are given in order, pass over numbers in use and are not copied', async () => {
    const first = await offer()
    await offer({ reference: Number(first.reference) + 1 })
    const second = await offer()
    expect(second.reference).toBe(Number(first.reference) + 2)
    const copy = await site.payload.duplicate({ collection: 'properties', id: first.id })
    expect(copy.reference).toBe(Number(first.reference) + 3)
  })

  it('are refused at the field when another property has them, in a draft too', async () => {
    const one = await offer()
    const other = await offer()
    const twice = {
      collection: 'properties',
      id: other.id,
      data: { reference: one.reference },
    } as const
    await expect(site.payload.update(twice)).rejects.toMatchObject(
      refusedAt('reference', /al in gebruik/),
    )
    await expect(site.payload.update({ ...twice, draft: true })).rejects.toMatchObject(
      refusedAt('reference'),
    )
  })
})

describe('a property', () => {
  it.each<[string, Partial<Property>]>([
    ['price', { price: -1 }],
    ['epcValue', { epcValue: 9000 }],
    ['epcLabel', { epcLabel: 'g' }],
    ['constructionYear', { constructionYear: 19 }],
    ['renovationYear', { constructionYear: 1990, renovationYear: 1980 }],
    ['bedrooms', { bedrooms: 1.5 }],
    ['latitude', { latitude: 3.72 }],
    ['videos.0.url', { videos: [{ url: 'https://example.be/' }] }],
    ['virtualTour', { virtualTour: 'https://example.be/' }],
    ['title', { title: '' }],
  ])(
    'is refused at %s when that is wrong, whether it is saved or kept as a draft',
    async (path, wrong) => {
      await expect(offer(wrong)).rejects.toMatchObject(refusedAt(path))
      await expect(
        site.payload.create({ collection: 'properties', draft: true, data: offered(wrong) }),
      ).rejects.toMatchObject(refusedAt(path))
    },
  )

  it('is refused in the language of the editor', async () => {
    const req = await createLocalReq({ locale: 'nl' }, site.payload)
    req.i18n = { ...req.i18n, language: 'fr' }
    const attempt = site.payload.create({
      collection: 'properties',
      data: offered({ virtualTour: 'https://example.be/' }),
      req,
    })
    await expect(attempt).rejects.toMatchObject(refusedAt('virtualTour', /Cette adresse/))
  })

  it('can be saved in a language in which it has no title', async () => {
    const { id } = await offer()
    const saved = await site.payload.update({
      collection: 'properties',
      id,
      data: { bedrooms: 3 },
      locale: 'de',
    })
    expect(saved.bedrooms).toBe(3)
  })

  it('is listed under its main type', async () => {
    expect((await offer()).types).toEqual([expect.objectContaining({ id: house.id })])
  })

  it('carries the energy label of its value and region until someone fills in the one on the certificate', async () => {
    const { id, epcLabel } = await offer({ epcValue: 90 })
    expect(epcLabel).toBe('a')
    expect((await change(id, { epcValue: 150 })).epcLabel).toBe('b')
    expect((await change(id, { city: brussels.id })).epcLabel).toBe('c_sub')
    expect((await change(id, { epcLabel: 'd_plus' })).epcLabel).toBe('d_plus')
    expect((await change(id, { epcValue: 151 })).epcLabel).toBe('d_plus')
  })

  it('carries no label of the scale of homes where it is a shop', async () => {
    const shop = await site.payload.create({
      collection: 'property-types',
      data: { name: 'Handelspand', webId: 6 },
    })
    expect((await offer({ epcValue: 90, mainType: shop.id })).epcLabel ?? null).toBeNull()
  })

  it('takes its unique code from the Flemish certificate', async () => {
    const codeOf = async (epcCertificate: string) => (await offer({ epcCertificate })).uniqueCode
    expect(await codeOf('20081101-0000000245-00000015')).toBe('245')
    expect(await codeOf('20220514-0002593127-RES-1')).toBe('2593127')
  })

  it('is found and sorted by the postal code of its city in the list of the studio', async () => {
    await offer({ city: brussels.id })
    const where = { zip: { equals: '1000' } }
    const { docs } = await site.payload.find({
      collection: 'properties',
      draft: true,
      select: { zip: true },
      where,
      sort: 'zip',
    })
    expect(docs.length).toBeGreaterThan(0)
    expect(new Set(docs.map(({ zip }) => zip))).toEqual(new Set(['1000']))
  })
})

describe('hidden facts', () => {
  it('leave the server for staff and the owner only', async () => {
    const secret = {
      price: 100,
      publishPrice: false,
      street: 'Kerkstraat',
      publishAddress: false,
      latitude: 51.05,
      owners: [people.ownerA.id],
    }
    const { id } = await offer({ ...secret, _status: 'published' })
    const seenBy = async (user: People[keyof People] | null) => {
      const select = { price: true, street: true, latitude: true } as const
      return site.payload.findByID({
        collection: 'properties',
        id,
        overrideAccess: false,
        user,
        select,
      })
    }
    for (const user of [null, people.ownerB]) {
      const seen = await seenBy(user)
      expect([seen.price, seen.street, seen.latitude]).toEqual([undefined, undefined, undefined])
      expect(seen).not.toHaveProperty('owners')
    }
    for (const user of [people.ownerA, people.agent]) {
      const seen = await seenBy(user)
      expect([seen.price, seen.street, seen.latitude]).toEqual([100, 'Kerkstraat', 51.05])
    }
  })
})

describe('what tells a hidden price', () => {
  it('leaves the server no more than the price itself', async () => {
    const told = {
      monthlyRent: 950,
      deposit: 2850,
      notaryFee: 1200,
      registrationRight: 9000,
      requirementPrice: 950,
      rentalIncome: 11_400,
      agencyCost: 950,
    }
    const { id } = await offer({ price: 950, publishPrice: false, ...told, _status: 'published' })
    const seen = await site.payload.findByID({
      collection: 'properties',
      id,
      overrideAccess: false,
      user: null,
    })
    expect(Object.keys(seen).filter((field) => field in told || field === 'price')).toEqual([])
  })
})

describe('a row of the detail page', () => {
  const save = (advancedCondition: string) =>
    site.payload.updateGlobal({
      slug: 'property-detail',
      data: {
        groups: [
          {
            title: 'Gebouw',
            rows: [{ field: 'lift', format: 'yes_no', conditions: [{ advancedCondition }] }],
          },
        ],
      },
    })

  it('is refused with a condition that cannot be read or names no fact, and the answer says where', async () => {
    for (const [condition, part] of [
      ['floor >', '>'],
      ['verdieping > 1', 'verdieping'],
    ] as const) {
      await expect(save(condition)).rejects.toMatchObject(
        refusedAt('groups.0.rows.0.conditions.0.advancedCondition', RegExp(part)),
      )
    }
  })

  it('is kept with one that can', async () => {
    const saved = await save('lift or floor >= 1')
    expect(saved.groups?.[0]?.rows?.[0]?.conditions?.[0]?.advancedCondition).toBe(
      'lift or floor >= 1',
    )
    expect(saved.renovationYears).toBe(6)
  })
})

describe('a city', () => {
  it('is refused with a postal code that Belgium does not have, and accepted with a foreign one abroad', async () => {
    const { payload } = site
    await expect(createTown(payload, { name: 'Nergens', zip: '0999' })).rejects.toMatchObject(
      refusedAt('zip'),
    )
    await expect(
      createTown(payload, { name: 'Rijsel', zip: '59000', country: 'fr' }),
    ).resolves.toBeDefined()
  })

  it('exists once under its name and postal code', async () => {
    const again = { name: 'Proefgent', zip: '9000', country: 'be' } as const
    await expect(site.payload.create({ collection: 'cities', data: again })).rejects.toMatchObject(
      refusedAt('name'),
    )
  })
})

describe('a project', () => {
  it('is refused with a highest price below its lowest', async () => {
    const data = {
      title: 'Residentie',
      goal: 'sale',
      city: ghent.id,
      priceMin: 200,
      priceMax: 100,
    } as const
    await expect(site.payload.create({ collection: 'projects', data })).rejects.toMatchObject(
      refusedAt('priceMax'),
    )
  })
})

describe('deleting', () => {
  it('is refused while something points to the document, naming how many and where', async () => {
    const { payload } = site
    const type = await createType(payload, { name: 'Kasteel', webId: 902 })
    const content = [{ blockType: 'propertyList' as const, types: [type.id] }]
    const listing = await payload.create({
      collection: 'modules',
      data: { name: 'Kastelen', content },
    })
    await offer({ mainType: type.id, title: 'Waterslot' })
    const attempt = payload.delete({ collection: 'property-types', id: type.id })
    await expect(attempt).rejects.toThrow(/Modules: 1 \("Kastelen"\).*Panden: 1 \("Waterslot"\)/)

    await payload.delete({ collection: 'modules', id: listing.id })
    await expect(payload.delete({ collection: 'property-types', id: type.id })).rejects.toThrow(
      /Panden: 1/,
    )
  })

  it('sees a draft that points to the document', async () => {
    const { payload } = site
    const type = await createType(payload, { name: 'Hoeve', webId: 903 })
    const { id } = await offer({ _status: 'published' })
    await payload.update({ collection: 'properties', id, draft: true, data: { mainType: type.id } })
    await expect(payload.delete({ collection: 'property-types', id: type.id })).rejects.toThrow(
      /Panden: 1/,
    )
  })

  it('is possible when nothing points to the document', async () => {
    const { payload } = site
    const type = await createType(payload, { name: 'Molen', webId: 904 })
    await expect(
      payload.delete({ collection: 'property-types', id: type.id }),
    ).resolves.toBeDefined()
  })
})
