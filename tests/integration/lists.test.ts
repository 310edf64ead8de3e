import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'

import { EVERYTHING, tagsAfterChange, type ChangedDocument } from '@/data/core/cacheTags'
import { inTransaction } from '@/data/core/payload'
import {
  pickListings,
  countByGoal,
  findClosestReferences,
} from '@/data/catalogue/search/pickListings'
import { queryList, queryMap } from '@/data/catalogue/search/queryList'
import type { ListScope } from '@/data/catalogue/search/filterOptions'
import { findSearchIndex } from '@/data/catalogue/search/searchIndex'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { isOnOffer } from '@/domain/catalogue/availability'
import { emptyListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { provinces, regions } from '@/domain/catalogue/vocabulary'
import type { City, Property, PropertyType } from '@/payload-types'

import { up } from '../../migrations/20261122_140000_on_offer'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()
const forSale: ListScope = { goal: 'sale', types: [] }
const forRent: ListScope = { goal: 'rent', types: [] }
let house: PropertyType
let flat: PropertyType
let ghent: City
let liege: City

beforeAll(async () => {
  const { payload } = site
  house = await createType(payload, { showOrder: 1 })
  flat = await createType(payload, { name: 'Appartement', webId: 2, showOrder: 2 })
  ghent = await createTown(payload, { latitude: 51.05, longitude: 3.72 })
  liege = await createTown(payload, { name: 'Luik', zip: '4000', latitude: 50.64, longitude: 5.57 })
  await payload.update({ collection: 'cities', id: ghent.id, locale: 'fr', data: { name: 'Gand' } })
})

beforeEach(async () => {
  await site.payload.delete({ collection: 'properties', where: { id: { exists: true } } })
  await updateListingIndex([EVERYTHING])
})

const rows = async (): Promise<Record<string, unknown>[]> =>
  (await site.payload.db.drizzle.execute(sql`select * from property_search order by reference`))
    .rows

const tell = (doc: ChangedDocument, before?: ChangedDocument) =>
  updateListingIndex(tagsAfterChange('properties', doc, before))

async function offer(more: Partial<Property> = {}): Promise<Property> {
  const data = {
    title: 'Huis met tuin',
    goal: 'sale' as const,
    status: 'active' as const,
    marquee: 'none' as const,
    mainType: house.id,
    city: ghent.id,
  }
  const doc = await site.payload.create({
    collection: 'properties',
    data: { ...data, public: true, _status: 'published', ...more },
  })
  await tell({ ...doc })
  return doc
}

async function change(before: Property, data: Partial<Property>): Promise<void> {
  const doc = await site.payload.update({
    collection: 'properties',
    id: before.id,
    data: { _status: 'published', ...data },
  })
  await tell({ ...doc }, { ...before })
}

const ask = (question: Partial<ListQuery> = {}, scope = forSale) =>
  queryList({ ...emptyListQuery, ...question }, scope, 'nl')
const shown = async (question: Partial<ListQuery> = {}, scope = forSale) =>
  (await ask(question, scope)).references

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
    const refused = site.payload.update({
      collection: 'properties',
      id: kept.id,
      data: { price: 999_000, epcValue: 99_999 },
    })
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

  it.each([
    { price: null },
    { price: 0 },
    { price: 250, priceUnit: 'square_metre' as const },
    { goal: 'rent' as const, price: 95, priceUnit: 'square_metre_year' as const },
  ])('knows no price to compare by of $price by the $priceUnit', async (asked) => {
    const { reference } = await offer(asked)
    expect(await rows()).toMatchObject([{ reference, price: null }])
  })

  it.each([
    { price: 24_000, priceUnit: 'year' as const, month: 2000 },
    { price: 300, priceUnit: 'week' as const, month: 1300 },
    { price: 95, priceUnit: 'square_metre_year' as const, monthlyRent: 1900, month: 1900 },
    { price: 900, priceUnit: 'month' as const, month: 900 },
  ])('compares rents by the month: $price by the $priceUnit', async ({ month, ...asked }) => {
    await offer({ goal: 'rent', ...asked })
    expect(await rows()).toMatchObject([{ price: month }])
  })

  it('shows a listing in the languages that are switched on for it', async () => {
    const { id, reference } = await offer()
    const doc = await site.payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      data: { public: false, _status: 'published' },
    })
    await tell({ ...doc })
    expect((await queryList(emptyListQuery, forSale, 'nl')).references).toEqual([reference])
    expect((await queryList(emptyListQuery, forSale, 'fr')).references).toEqual([])
  })

  it('follows a listing that is sold, made cheaper and moved', async () => {
    const one = await offer({ price: 500_000 })
    expect(await shown({ priceTo: 450_000 })).toEqual([])
    await change(one, { price: 425_000 })
    expect(await shown({ priceTo: 450_000 })).toEqual([one.reference])
    await change(one, { city: liege.id })
    expect((await ask()).offers.provinces.map(({ value }) => value)).toEqual(['liege'])
    await change(one, { goal: 'rent' })
    expect(await shown()).toEqual([])
    expect(await shown({}, forRent)).toEqual([one.reference])
    await change(one, { marquee: 'rented', status: 'rented' })
    expect(await ask({}, forRent)).toMatchObject({
      total: 0,
      gone: 1,
      references: [],
      goneReferences: [],
    })
    expect(await ask({ withGone: true }, forRent)).toMatchObject({
      total: 0,
      references: [],
      goneReferences: [one.reference],
    })
    await change(one, { marquee: 'none', status: 'active' })
    expect(await shown({}, forRent)).toEqual([one.reference])
  })

  it('follows a town that moves and a type that gets another number', async () => {
    await offer({ publishAddress: false })
    await site.payload.update({ collection: 'cities', id: ghent.id, data: { latitude: 51.1 } })
    await site.payload.update({ collection: 'property-types', id: house.id, data: { webId: 77 } })
    expect(await rows()).toMatchObject([{ latitude: 51.1, types: [77], main_type: 77 }])
    await site.payload.update({ collection: 'property-types', id: house.id, data: { webId: 1 } })
  })

  it('leaves units to their project', async () => {
    const project = await site.payload.create({
      collection: 'projects',
      data: { title: 'De Kaai', goal: 'sale', city: ghent.id, _status: 'published' },
    })
    await offer({ project: project.id })
    expect(await shown()).toEqual([])
  })
})

describe('a list', () => {
  it('understands a town in any language and by its code, and names it in the visitor’s', async () => {
    const { reference } = await offer()
    for (const name of ['Gent', 'gand', 'GENT', 'Somewhere else'])
      expect(await ask({ towns: [{ name, zip: '9000' }] })).toMatchObject({
        references: [reference],
        question: { towns: [{ name: 'Gent', zip: '9000' }] },
      })
  })

  it('leaves out what does not exist, and shows the last page for one beyond it', async () => {
    await offer()
    const odd = await ask({
      towns: [{ name: 'Atlantis', zip: '0000' }],
      types: [4711],
      within: 'not-an-area',
      page: 1_000_000_000,
    })
    expect(odd).toMatchObject({ total: 1, question: { towns: [], types: [], page: 1 } })
    expect(odd.question.within).toBeUndefined()
  })

  it('has beside each value what choosing it shows', async () => {
    await offer({ price: 250_000, bedrooms: 2, livingArea: 90, epcLabel: 'b', newBuild: true })
    await offer({ price: 650_000, bedrooms: 4, livingArea: 210, city: liege.id, mainType: flat.id })
    const { offers } = await ask()
    const total = async (question: Partial<ListQuery>) => (await ask(question)).total
    for (const { value, count } of offers.towns) expect(count).toBe(await total({ towns: [value] }))
    for (const { value, count } of offers.types) expect(count).toBe(await total({ types: [value] }))
    for (const { value, count } of offers.bedrooms)
      expect(count).toBe(await total({ bedrooms: value }))
    for (const { value, count } of offers.areas) expect(count).toBe(await total({ area: value }))
    for (const { value, count } of offers.priceFrom)
      expect(count).toBe(await total({ priceFrom: value }))
    for (const { value, count } of offers.priceTo)
      expect(count).toBe(await total({ priceTo: value }))
    for (const value of provinces)
      expect(offers.provinces.find((one) => one.value === value)?.count ?? 0).toBe(
        await total({ provinces: [value] }),
      )
    for (const value of regions)
      expect(offers.regions.find((one) => one.value === value)?.count ?? 0).toBe(
        await total({ regions: [value] }),
      )
    expect(offers.onlyNew.count).toBe(await total({ onlyNew: true }))
  })

  it('holds only what has every feature that is asked for, and says what one more would leave', async () => {
    const both = await offer({ garden: true, garages: 2 })
    const one = await offer({ gardenArea: 40, externalParkings: 1 })
    await offer({ terraceArea: 0, lift: true })
    expect(await shown({ has: ['garden'] })).toEqual([one.reference, both.reference])
    expect(await shown({ has: ['garden', 'garage'] })).toEqual([both.reference])
    const { offers } = await ask({ has: ['garden'] })
    expect(offers.has.filter(({ count }) => count > 0)).toEqual([
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
    expect(await ask(around(5))).toMatchObject({
      references: [inGhent.reference],
      question: { near: { name: 'Gent', zip: '9000', km: 5 } },
    })
    expect(await shown(around(15))).toEqual([outside.reference, inGhent.reference])
    expect(
      (await ask({ near: { name: 'Atlantis', zip: '0000', km: 5 } })).question.near,
    ).toBeUndefined()
  })

  it('sorts by town and type in the order of the language', async () => {
    const inLiege = await offer({ city: liege.id })
    const inGhent = await offer({ mainType: flat.id })
    expect(await shown({ sort: 'city' })).toEqual([inGhent.reference, inLiege.reference])
    expect(await shown({ sort: 'type' })).toEqual([inLiege.reference, inGhent.reference])
  })

  it('with nothing in it offers what one filter less finds, and says which', async () => {
    const far = await offer({ city: liege.id, price: 90_000, bedrooms: 2 })
    const dear = await offer({ price: 900_000, bedrooms: 2 })
    await offer({ marquee: 'sold', price: 90_000 })
    const inGhent = { towns: [{ name: 'Gent', zip: '9000' }] }
    const empty = await ask({ ...inGhent, priceTo: 100_000 })
    expect(empty).toMatchObject({
      total: 0,
      relaxed: [
        { total: 1, question: { towns: [], priceTo: 100_000 } },
        { total: 1, question: { ...inGhent, priceTo: undefined } },
      ],
      nearby: [far.reference],
    })
    expect(await ask({ ...inGhent, priceTo: 1, bedrooms: 2 })).toMatchObject({
      relaxed: [{ total: 1, question: { ...inGhent, bedrooms: 2, priceTo: undefined } }],
      nearby: [dear.reference],
    })
  })

  it('where no single filter is to blame offers others, the nearest to place or budget first', async () => {
    const cheap = await offer({ city: liege.id, price: 169_000, bedrooms: 1 })
    const dear = await offer({ price: 900_000, bedrooms: 2 })
    expect(await ask({ priceFrom: 2_000_000, bedrooms: 9 })).toMatchObject({
      relaxed: [],
      nearby: [dear.reference, cheap.reference],
    })
    expect(
      await ask({ towns: [{ name: 'Luik', zip: '4000' }], priceTo: 1, bedrooms: 9 }),
    ).toMatchObject({ relaxed: [], nearby: [cheap.reference, dear.reference] })
    expect((await ask()).relaxed).toEqual([])
  })
})

describe('a list of a place where the agency has no town', () => {
  it('is empty, names the place in the language of the page, and offers what is nearest to it', async () => {
    const far = await offer()
    const near = await offer({ city: liege.id })
    const waremme = { towns: [{ name: 'Waremme', zip: '4300' }] }
    expect(await ask(waremme)).toMatchObject({
      total: 0,
      question: { towns: [{ name: 'Borgworm', zip: '4300' }] },
      emptyTowns: ['Borgworm'],
      nearby: [near.reference, far.reference],
    })
    expect(await ask({ near: { name: 'Waremme', zip: '4300', km: 30 } })).toMatchObject({
      total: 1,
      references: [near.reference],
    })
  })

  it('says nothing of a town that has listings, and drops a place that does not exist', async () => {
    const listing = await offer()
    expect(await ask({ towns: [{ name: 'Gent', zip: '9000' }], priceTo: 1 })).toMatchObject({
      emptyTowns: [],
    })
    expect(await ask({ towns: [{ name: 'Nergens', zip: '4300' }] })).toMatchObject({
      references: [listing.reference],
      question: { towns: [] },
    })
  })
})

describe('what is sold or let', () => {
  /** Every way to say that a listing is gone, and one under option, which is not. */
  const standings = [
    { marquee: 'none', status: 'active' },
    { marquee: 'option', status: 'active' },
    { marquee: 'sold', status: 'active' },
    { marquee: 'new', status: 'sold' },
    { marquee: 'none', status: 'rented' },
    { marquee: 'rented', status: 'active' },
  ] as const satisfies Partial<Property>[]
  const offerAll = async () => {
    const docs: Property[] = []
    for (const standing of standings) docs.push(await offer(standing))
    return docs
  }
  const offerUnits = async () => {
    const data = { title: 'Park', goal: 'sale' as const, city: ghent.id }
    const { id: project } = await site.payload.create({ collection: 'projects', data })
    return [
      await offer({ project, unitStatus: 'sold' }),
      await offer({ project, unitStatus: 'option' }),
    ]
  }
  const referencesOf = (docs: readonly Property[]) =>
    docs.map(({ reference }) => Number(reference)).sort((a, b) => a - b)

  it('is told from what is on offer by one rule, in the row and in the program', async () => {
    const docs = [...(await offerAll()), ...(await offerUnits())]
    const kept = (await rows())
      .filter((row) => row['is_offered'] === true)
      .map((row) => Number(row['reference']))
    expect(kept).toEqual(referencesOf(docs.filter(isOnOffer)))
    expect(kept).toHaveLength(3)
  })

  it('is right in rows that were there before the update, without a save of the listing', async () => {
    const docs = [...(await offerAll()), ...(await offerUnits())]
    const { payload } = site
    const { drizzle } = payload.db
    await drizzle.execute(sql`alter table property_search drop column is_offered`)
    await inTransaction(async (req) => up({ db: drizzle as never, payload, req }))
    const kept = (await rows())
      .filter((row) => row['is_offered'] === true)
      .map((row) => Number(row['reference']))
    expect(kept).toEqual(referencesOf(docs.filter(isOnOffer)))
  })

  it('is in no count: not of the list, its filters, the buttons, the towns and types of the search, a map or a module', async () => {
    const docs = await offerAll()
    await offer({
      marquee: 'sold',
      status: 'sold',
      city: liege.id,
      mainType: flat.id,
      bedrooms: 3,
      latitude: 50.64,
      longitude: 5.57,
      publishAddress: true,
    })
    const { total, gone, offers } = await ask()
    expect([total, gone]).toEqual([2, 5])
    expect(offers.towns.map(({ name, count }) => [name, count])).toEqual([['Gent', 2]])
    const offered = offers.types.filter(({ count }) => count > 0)
    expect(offered.map(({ name, count }) => [name, count])).toEqual([['Huis', 2]])
    expect(offers.bedrooms.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
    expect(await countByGoal('nl')).toEqual({ sale: 2, rent: 0 })
    const index = await findSearchIndex('nl')
    expect(index.towns.map(({ name, counts }) => [name, counts.sale])).toEqual([['Gent', 2]])
    expect(index.types.map(({ name, counts }) => [name, counts.sale])).toEqual([
      ['Huis', 2],
      ['Appartement', 0],
    ])
    const map = await queryMap(
      { ...emptyListQuery, withGone: true },
      forSale,
      { zoom: 4, most: 20 },
      'nl',
    )
    const marked = (groups: typeof map.groups) => groups.reduce((sum, { count }) => sum + count, 0)
    // On request a map has them, in marks of their own.
    expect([map.total, marked(map.groups), marked(map.goneGroups)]).toEqual([2, 2, 5])
    const unasked = await queryMap(emptyListQuery, forSale, { zoom: 4, most: 20 }, 'nl')
    expect([unasked.total, unasked.goneGroups]).toEqual([2, []])
    const on = referencesOf(docs.filter(isOnOffer))
    expect((await pickListings({ limit: 20 }, 'nl')).sort((a, b) => a - b)).toEqual(on)
    expect((await ask({ priceTo: 1 })).nearby.every((reference) => on.includes(reference))).toBe(
      true,
    )
  })

  it('stands after what is on offer, over the pages, when it is asked for', async () => {
    for (let number = 0; number < 23; number++) await offer()
    const sold = referencesOf(
      await Promise.all([1, 2, 3].map(() => offer({ status: 'sold' }))),
    ).toReversed()
    const first = await ask({ withGone: true })
    const second = await ask({ withGone: true, page: 2 })
    expect([
      first.total,
      first.pages,
      first.references.length,
      first.goneReferences.length,
    ]).toEqual([23, 2, 23, 1])
    expect([
      second.references,
      [...first.goneReferences, ...second.goneReferences].sort((a, b) => b - a),
    ]).toEqual([[], sold])
    expect(await ask()).toMatchObject({ total: 23, gone: 3, pages: 1, goneReferences: [] })
    expect(await ask({ withGone: true, view: 'map' })).toMatchObject({
      total: 23,
      goneReferences: [],
    })
  })
})

describe('a few of them', () => {
  it('are chosen by goal, type and banner, newest or cheapest first', async () => {
    const old = await offer({ price: 200_000, publishedOn: '2026-01-01T00:00:00.000Z' })
    const fresh = await offer({
      price: 400_000,
      publishedOn: '2026-02-01T00:00:00.000Z',
      marquee: 'new',
    })
    expect(await pickListings({ goal: 'sale', limit: 5 }, 'nl')).toEqual([
      fresh.reference,
      old.reference,
    ])
    expect(await pickListings({ sort: 'price', limit: 1 }, 'nl')).toEqual([old.reference])
    expect(await pickListings({ onlyNew: true, limit: 5 }, 'nl')).toEqual([fresh.reference])
    expect(await pickListings({ types: [flat.id], limit: 5 }, 'nl')).toEqual([])
  })

  it('begin with the featured ones, however new, cheap or near the others are', async () => {
    const day = (date: number) => ({ publishedOn: new Date(Date.UTC(2026, 1, date)).toISOString() })
    const dear = await offer({ ...day(1), price: 900_000 })
    const newest = await offer({ ...day(9), price: 300_000 })
    const oldest = await offer({ ...day(2), price: 500_000 })
    const last = { featured: true, price: 800_000, city: liege.id }
    await change(dear, last)
    const references = (...listings: Property[]) => listings.map(({ reference }) => reference)
    expect(await pickListings({ limit: 2 }, 'nl')).toEqual(references(dear, newest))
    expect(await pickListings({ sort: 'price', limit: 3 }, 'nl')).toEqual(
      references(dear, newest, oldest),
    )
    // A home of another town and price is not alike because it is featured.
    expect(await findClosestReferences(Number(newest.reference), 3, 'nl')).toEqual(
      references(oldest, dear),
    )
    expect(await shown()).toEqual(references(newest, oldest, dear))
    await change(dear, { featured: false })
    expect(await pickListings({ limit: 2 }, 'nl')).toEqual(references(newest, oldest))
  })

  it('are similar without being sold', async () => {
    const one = await offer()
    const other = await offer()
    await offer({ marquee: 'sold', status: 'sold' })
    expect(await findClosestReferences(Number(one.reference), 3, 'nl')).toEqual([other.reference])
  })
})
