import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'

import { EVERYTHING, tagsAfter, type Changed } from '@/data/changes/tags'
import { askList, type Scope } from '@/data/search/lists'
import { choose, similar } from '@/data/search/few'
import { renewListings } from '@/data/search/shelf'
import { openQuestion, type Question } from '@/domain/listings/question'
import { provinces, regions } from '@/domain/vocabulary'
import type { City, Property, PropertyType } from '@/payload-types'

import { usePayload } from './support/payload'

const site = usePayload()
const forSale: Scope = { goal: 'sale', types: [] }
let house: PropertyType
let flat: PropertyType
let ghent: City
let liege: City

beforeAll(async () => {
  const { payload } = site
  house = await payload.create({ collection: 'property-types', data: { name: 'Huis', webId: 1, showOrder: 1 } })
  flat = await payload.create({ collection: 'property-types', data: { name: 'Appartement', webId: 2, showOrder: 2 } })
  ghent = await payload.create({ collection: 'cities', data: { name: 'Gent', zip: '9000', country: 'be', latitude: 51.05, longitude: 3.72 } })
  liege = await payload.create({ collection: 'cities', data: { name: 'Luik', zip: '4000', country: 'be', latitude: 50.64, longitude: 5.57 } })
  await payload.update({ collection: 'cities', id: ghent.id, locale: 'fr', data: { name: 'Gand' } })
})

beforeEach(async () => {
  await site.payload.delete({ collection: 'properties', where: { id: { exists: true } } })
  await renewListings([EVERYTHING])
})

const rows = async (): Promise<Record<string, unknown>[]> => (await site.payload.db.drizzle.execute(sql`select * from property_search order by reference`)).rows

const tell = (doc: Changed, before?: Changed) => renewListings(tagsAfter('properties', doc, before))

async function offer(more: Partial<Property> = {}): Promise<Property> {
  const data = { title: 'Huis met tuin', goal: 'sale' as const, status: 'active' as const, marquee: 'none' as const, mainType: house.id, city: ghent.id }
  const doc = await site.payload.create({ collection: 'properties', data: { ...data, public: true, _status: 'published', ...more } })
  await tell({ ...doc })
  return doc
}

async function change(before: Property, data: Partial<Property>): Promise<void> {
  const doc = await site.payload.update({ collection: 'properties', id: before.id, data: { _status: 'published', ...data } })
  await tell({ ...doc }, { ...before })
}

const ask = (question: Partial<Question> = {}, scope = forSale) => askList({ ...openQuestion, ...question }, scope, 'nl')
const shown = async (question: Partial<Question> = {}, scope = forSale) => (await ask(question, scope)).references

describe('what lists are asked of', () => {
  it('holds a listing from the save on that publishes it, and no longer than it is to be seen', async () => {
    const draft = await offer({ _status: 'draft' })
    expect(await shown()).toEqual([])
    await change(draft, {})
    expect(await shown()).toEqual([draft.reference])
    await change(draft, { status: 'cancelled' })
    expect(await shown()).toEqual([])
    await change(draft, { status: 'active' })
    expect(await shown()).toEqual([draft.reference])
    await site.payload.delete({ collection: 'properties', id: draft.id })
    await tell({ ...draft })
    expect(await shown()).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('holds nothing of a save that did not come to its end', async () => {
    const kept = await offer({ price: 300_000 })
    const refused = site.payload.update({ collection: 'properties', id: kept.id, data: { price: 999_000, epcValue: 99_999 } })
    await expect(refused).rejects.toThrow()
    expect(await rows()).toMatchObject([{ price: 300_000 }])
  })

  it('does not hold a price or a place that is not published', async () => {
    const spot = { street: 'Korenlei', latitude: 51.0601, longitude: 3.7301 }
    await offer({ price: 300_000, publishPrice: false, publishAddress: false, ...spot })
    const [row] = await rows()
    expect(row).toMatchObject({ price: null, latitude: 51.05, longitude: 3.72, is_exact: false })
    expect(JSON.stringify(row)).not.toMatch(/300000|51\.06|3\.73|Korenlei/)
    expect(await shown({ priceFrom: 100_000 })).toEqual([])
  })

  it('shows a listing in the languages that are switched on for it', async () => {
    const { id, reference } = await offer()
    const doc = await site.payload.update({ collection: 'properties', id, locale: 'fr', data: { public: false, _status: 'published' } })
    await tell({ ...doc })
    expect((await askList(openQuestion, forSale, 'nl')).references).toEqual([reference])
    expect((await askList(openQuestion, forSale, 'fr')).references).toEqual([])
  })

  it('follows a listing that is sold, made cheaper and moved', async () => {
    const one = await offer({ price: 500_000 })
    expect(await shown({ priceTo: 450_000 })).toEqual([])
    await change(one, { price: 425_000 })
    expect(await shown({ priceTo: 450_000 })).toEqual([one.reference])
    await change(one, { city: liege.id })
    expect((await ask()).offers.provinces.map(({ value }) => value)).toEqual(['liege'])
    await change(one, { marquee: 'sold', status: 'sold' })
    expect(await shown()).toEqual([one.reference])
    await change(one, { goal: 'rent' })
    expect(await shown()).toEqual([])
    expect(await shown({}, { goal: 'rent', types: [] })).toEqual([one.reference])
  })

  it('follows a town that moves and a type that gets another number', async () => {
    await offer({ publishAddress: false })
    await site.payload.update({ collection: 'cities', id: ghent.id, data: { latitude: 51.1 } })
    await site.payload.update({ collection: 'property-types', id: house.id, data: { webId: 77 } })
    expect(await rows()).toMatchObject([{ latitude: 51.1, types: [77], main_type: 77 }])
    await site.payload.update({ collection: 'property-types', id: house.id, data: { webId: 1 } })
  })

  it('leaves units to their project', async () => {
    const project = await site.payload.create({ collection: 'projects', data: { title: 'De Kaai', goal: 'sale', city: ghent.id, _status: 'published' } })
    await offer({ project: project.id })
    expect(await shown()).toEqual([])
  })
})

describe('a list', () => {
  it('understands a town in any language and by its code, and names it in the visitor’s', async () => {
    const { reference } = await offer()
    for (const name of ['Gent', 'gand', 'GENT', 'Somewhere else'])
      expect(await ask({ towns: [{ name, zip: '9000' }] })).toMatchObject({ references: [reference], question: { towns: [{ name: 'Gent', zip: '9000' }] } })
  })

  it('leaves out what does not exist, and shows the last page for one beyond it', async () => {
    await offer()
    const odd = await ask({ towns: [{ name: 'Atlantis', zip: '0000' }], types: [4711], within: 'not-an-area', page: 1_000_000_000 })
    expect(odd).toMatchObject({ total: 1, question: { towns: [], types: [], page: 1 } })
    expect(odd.question.within).toBeUndefined()
  })

  it('has beside each value what choosing it shows', async () => {
    await offer({ price: 250_000, bedrooms: 2, livingArea: 90, epcLabel: 'b', newBuild: true })
    await offer({ price: 650_000, bedrooms: 4, livingArea: 210, city: liege.id, mainType: flat.id })
    const { offers } = await ask()
    const total = async (question: Partial<Question>) => (await ask(question)).total
    for (const { value, count } of offers.towns) expect(count).toBe(await total({ towns: [value] }))
    for (const { value, count } of offers.types) expect(count).toBe(await total({ types: [value] }))
    for (const { value, count } of offers.bedrooms) expect(count).toBe(await total({ bedrooms: value }))
    for (const { value, count } of offers.areas) expect(count).toBe(await total({ area: value }))
    for (const { value, count } of offers.priceFrom) expect(count).toBe(await total({ priceFrom: value }))
    for (const { value, count } of offers.priceTo) expect(count).toBe(await total({ priceTo: value }))
    for (const value of provinces) expect(offers.provinces.find((one) => one.value === value)?.count ?? 0).toBe(await total({ provinces: [value] }))
    for (const value of regions) expect(offers.regions.find((one) => one.value === value)?.count ?? 0).toBe(await total({ regions: [value] }))
    expect(offers.onlyNew.count).toBe(await total({ onlyNew: true }))
  })

  it('holds only what has every feature that is asked for, and says what one more would leave', async () => {
    const both = await offer({ garden: true, garages: 2 })
    const one = await offer({ gardenArea: 40, externalParkings: 1 })
    await offer({ terraceArea: 0, lift: true })
    expect(await shown({ has: ['garden'] })).toEqual([one.reference, both.reference])
    expect(await shown({ has: ['garden', 'garage'] })).toEqual([both.reference])
    const { offers } = await ask({ has: ['garden'] })
    expect(offers.has).toEqual([
      { value: 'garden', count: 2, isChosen: true },
      { value: 'garage', count: 1, isChosen: false },
      { value: 'parking', count: 1, isChosen: false },
    ])
  })

  it('around a town holds what lies there as far as visitors know, and names the town in their language', async () => {
    const inGhent = await offer({ publishAddress: false, latitude: 51.2, longitude: 4.4 })
    const outside = await offer({ publishAddress: true, latitude: 51.15, longitude: 3.72 })
    await offer({ city: liege.id })
    const around = (km: number) => ({ near: { name: 'Gand', zip: '9000', km } })
    expect(await ask(around(5))).toMatchObject({ references: [inGhent.reference], question: { near: { name: 'Gent', zip: '9000', km: 5 } } })
    expect(await shown(around(15))).toEqual([outside.reference, inGhent.reference])
    expect((await ask({ near: { name: 'Atlantis', zip: '0000', km: 5 } })).question.near).toBeUndefined()
  })

  it('sorts by town and type in the order of the language', async () => {
    const inLiege = await offer({ city: liege.id })
    const inGhent = await offer({ mainType: flat.id })
    expect(await shown({ sort: 'city' })).toEqual([inGhent.reference, inLiege.reference])
    expect(await shown({ sort: 'type' })).toEqual([inLiege.reference, inGhent.reference])
  })

  it('with nothing in it offers what lies nearest', async () => {
    const far = await offer({ city: liege.id, price: 900_000 })
    const near = await offer({ price: 900_000 })
    const empty = await ask({ towns: [{ name: 'Gent', zip: '9000' }], priceTo: 100_000 })
    expect(empty).toMatchObject({ total: 0, nearby: [near.reference, far.reference] })
  })
})

describe('a few of them', () => {
  it('are chosen by goal, type and banner, newest or cheapest first', async () => {
    const old = await offer({ price: 200_000, publishedOn: '2026-01-01T00:00:00.000Z' })
    const fresh = await offer({ price: 400_000, publishedOn: '2026-02-01T00:00:00.000Z', marquee: 'new' })
    expect(await choose({ goal: 'sale', limit: 5 }, 'nl')).toEqual([fresh.reference, old.reference])
    expect(await choose({ sort: 'price', limit: 1 }, 'nl')).toEqual([old.reference])
    expect(await choose({ onlyNew: true, limit: 5 }, 'nl')).toEqual([fresh.reference])
    expect(await choose({ types: [flat.id], limit: 5 }, 'nl')).toEqual([])
  })

  it('are similar without being sold', async () => {
    const [one, other] = [await offer(), await offer()]
    await offer({ marquee: 'sold', status: 'sold' })
    expect(await similar(Number(one.reference), 3, 'nl')).toEqual([other.reference])
  })
})
