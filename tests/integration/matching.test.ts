import { beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { features } from '@/domain/catalogue/lists/features'
import type { Demand, ComparedListing } from '@/domain/demands/demand'
import { matchOf } from '@/domain/demands/match'
import { locales } from '@/i18n/locales'
import { runQueryWith } from '@/jobs/demands/queries'
import { demandsFor } from '@/jobs/demands/demands'
import { offersFor } from '@/jobs/demands/offers'

import { demandsIn, offersIn, towns } from './support/demands'
import { usePayload } from './support/payload'

const site = usePayload()
const kept = new Map<string, Demand>()
const there = new Map<string, ComparedListing>()
const COUNT = 150
/** Three hundred documents take their time on a busy machine. */
const TIMEOUT_MS = 240_000

async function keepDemand(
  wish: Demand,
  types: Map<number, string>,
  cityAt: Map<number, string>,
): Promise<void> {
  const { id } = await site.payload.create({
    collection: 'demands',
    data: {
      status: 'active',
      frequency: 'daily',
      language: locales[Math.log2(wish.language)] ?? 'nl',
      goal: wish.goal,
      cities: [...wish.cities],
      types: wish.types.flatMap((type) => types.get(type) ?? []),
      provinces: [...wish.provinces],
      regions: [...wish.regions],
      within: wish.within ?? null,
      nearCity: wish.near ? (cityAt.get(wish.near.latitude) ?? null) : null,
      nearKm: wish.near?.km ?? null,
      priceMin: wish.priceMin ?? null,
      priceMax: wish.priceMax ?? null,
      bedroomsMin: wish.bedrooms ?? null,
      areaMin: wish.area ?? null,
      epc: [...wish.epc],
      onlyNew: wish.onlyNew,
      has: features.filter((_, at) => (wish.has & (1 << at)) !== 0),
    },
  })
  kept.set(id, wish)
}

/** A listing that visitors may know just so much of. */
async function keepOffer(offer: ComparedListing, city: string, mainType: string): Promise<void> {
  const { payload } = site
  const { id } = await payload.create({
    collection: 'properties',
    data: {
      title: 'Huis',
      goal: offer.goal,
      mainType,
      city,
      status: 'active',
      marquee: 'none',
      public: true,
      _status: 'published',
    },
  })
  await payload.db.pool.query(
    `update property_search set goal = $2, languages = $3, city = $4, zip = $5, types = $6, price = $7, bedrooms = $8, area = $9, features = $10,
       latitude = $11, longitude = $12, epc = $13, is_new = $14 where id = $1`,
    [
      id,
      offer.goal,
      offer.languages,
      offer.city,
      offer.zip,
      offer.types,
      offer.price,
      offer.bedrooms,
      offer.area,
      offer.features,
      offer.latitude,
      offer.longitude,
      offer.epc,
      offer.isNew,
    ],
  )
  there.set(id, offer)
}

beforeAll(async () => {
  const { payload } = site
  const types = new Map<number, string>()
  for (const webId of [1, 2, 3])
    types.set(
      webId,
      (
        await payload.create({
          collection: 'property-types',
          data: { name: `Soort ${webId}`, webId, showOrder: webId },
        })
      ).id,
    )
  const places: { id: string; latitude: number; longitude: number }[] = []
  for (const [at, { latitude, longitude }] of towns.entries()) {
    const { id } = await payload.create({
      collection: 'cities',
      data: { name: `Stad ${at}`, zip: String(9000 + at), country: 'be', latitude, longitude },
    })
    places.push({ id, latitude, longitude })
  }
  const cityAt = new Map(places.map(({ id, latitude }) => [latitude, id]))
  for (const wish of fc.sample(demandsIn(places), { numRuns: COUNT, seed: 6 }))
    await keepDemand(wish, types, cityAt)
  for (const offer of fc.sample(offersIn(places), { numRuns: COUNT, seed: 7 }))
    await keepOffer(offer, places[0]?.id ?? '', types.get(1) ?? '')
}, TIMEOUT_MS)

const ask = () => runQueryWith(site.payload.db.pool)
const best = (found: readonly { id: string; score: number }[]) =>
  found.map(({ id, score }) => `${id} ${score}`).sort()

it('finds for every listing exactly the demands that looking at each of them finds, and as well', async () => {
  let met = 0
  for (const offer of there.values()) {
    const expected = [...kept]
      .flatMap(([id, wish]) => ({ ...matchOf(wish, offer), id }))
      .flatMap(({ id, score }) => (score === undefined ? [] : [{ id, score }]))
    met += expected.length
    expect(best(await demandsFor(ask(), offer))).toEqual(best(expected))
  }
  expect(met).toBeGreaterThan(COUNT)
})

it('finds for every demand exactly the listings that looking at each of them finds', async () => {
  for (const wish of kept.values()) {
    const expected = [...there]
      .flatMap(([id, offer]) => ({ ...matchOf(wish, offer), id }))
      .flatMap(({ id, score }) => (score === undefined ? [] : [{ id, score }]))
    expect(best(await offersFor(ask(), wish))).toEqual(best(expected))
  }
})

it('finds only active demands', async () => {
  const [offer] = there.values()
  if (!offer) throw new Error('there is no listing')
  await site.payload.db.pool.query('update demand_search set is_active = false')
  expect(await demandsFor(ask(), offer)).toEqual([])
})
