import fs from 'node:fs'
import path from 'node:path'

import { beforeAll, describe, expect, it } from '@jest/globals'
import { createElement } from 'react'

import { findProperty } from '@/data/catalogue/listings'
import { EVERYTHING } from '@/data/core/cacheTags'
import { findSuggestions } from '@/data/catalogue/search/suggestions'
import { findSearchResults } from '@/data/catalogue/search/searchResults'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { env } from '@/env'
import type { Setting } from '@/payload-types'
import { mapMessageOf } from '@/screens/map/message'
import { Neighbourhood } from '@/screens/neighbourhood/Neighbourhood'

import { makeFromExtract } from '../../scripts/lib/map/from-extract.mjs'
import { inventedVillage, VILLAGE_BOUNDS, VILLAGE_CENTRE } from '../support/inventedVillage.mjs'
import { osmExtract } from '../support/osmExtract.mjs'
import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { draw } from './support/page'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
const REFERENCE = 917_312
const [longitude = 0, latitude = 0] = VILLAGE_CENTRE
let village = ''

const choose = (data: Partial<Setting>) => site.payload.updateGlobal({ slug: 'settings', data })

beforeAll(async () => {
  const extract = path.join(env.VAR_DIR, 'village.osm.pbf')
  fs.writeFileSync(extract, osmExtract(inventedVillage(), { bounds: VILLAGE_BOUNDS }))
  await makeFromExtract({ folder: path.join(env.VAR_DIR, 'map'), file: extract })
  const { payload } = site
  village = (await createTown(payload, { name: 'Verzonnen', latitude, longitude })).id
  await payload.create({
    collection: 'properties',
    data: {
      title: 'Huis in het dorp',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      reference: REFERENCE,
      mainType: (await createType(payload)).id,
      city: village,
      public: true,
      _status: 'published',
    },
  })
  await payload.create({
    collection: 'pages',
    data: {
      title: 'te-koop',
      path: 'te-koop',
      kind: 'property_list',
      list: { goal: 'sale' },
      public: true,
      _status: 'published',
    },
  })
  await updateListingIndex([EVERYTHING])
})

it('begins the map of an empty list where staff want it, and nowhere else without their choice', async () => {
  expect((await mapMessageOf([], {}, 'nl')).messageInfo.start).toBeUndefined()
  await choose({ mapPlace: village, mapZoom: 12 })
  const { start } = (await mapMessageOf([], {}, 'nl')).messageInfo
  if (!start) throw new Error('There is no start place.')
  expect((start.west + start.east) / 2).toBeCloseTo(longitude, 6)
  expect((start.south + start.north) / 2).toBeCloseTo(latitude, 3)
  await choose({ mapZoom: 10 })
  const wider = (await mapMessageOf([], {}, 'nl')).messageInfo.start
  expect((wider?.east ?? 0) - (wider?.west ?? 0)).toBeCloseTo((start.east - start.west) * 4, 6)
})

it('lists the distances that staff have ticked', async () => {
  const page = async (): Promise<string> => {
    const property = await findProperty(REFERENCE, 'nl')
    if (!property) throw new Error('The home is not public.')
    return (await draw(async () => createElement(Neighbourhood, { property, locale: 'nl' }))).text
  }
  for (const name of ['De Lindeboom', 'Dorpspark', 'Buurtmarkt', 'Linde'])
    expect(await page()).toContain(`<b>${name}</b>`)
  await choose({ nearbyPoints: ['park'] })
  expect(await page()).toContain('<b>Dorpspark</b>')
  expect(await page()).not.toContain('De Lindeboom')
})

it('finds the homes nearest to a street that is searched for, when none stands in it', async () => {
  const found = await findSearchResults('veldweg 5 verzonnen', 'nl')
  expect(found.properties).toEqual([])
  expect([found.street, found.nearby.map(({ reference }) => reference)]).toEqual([
    'Veldweg',
    [REFERENCE],
  ])
  // A word beside the name is no part of it.
  expect((await findSearchResults('kwibus in veldweg 5 verzonnen', 'nl')).street).toBe('Veldweg')
  expect((await findSearchResults('nergensstraat verzonnen', 'nl')).street).toBeUndefined()
})

it('offers them while the visitor types, and does not call the street unknown', async () => {
  const found = await findSuggestions('veldweg verzonnen', 'nl')
  expect([found.nearestTo, found.unknown, found.properties.map(({ reference }) => reference)]).toEqual([
    'Veldweg',
    [],
    [REFERENCE],
  ]) // prettier-ignore
  const nowhere = await findSuggestions('nergensstraat verzonnen', 'nl')
  expect(nowhere.nearestTo).not.toBe('nergensstraat')
  expect(nowhere.unknown).toContain('nergensstraat')
})

describe('the address in the form of a property', () => {
  let cookie = ''
  beforeAll(async () => {
    await settle(site.payload)
    cookie = await logIn(site.payload, 'users', 'editor@people.test', PASSWORD)
  })
  const find = async (query: object, as = cookie) => {
    const body = { city: village, ...query }
    const answer = await ask(site.payload, '/properties/place', {
      method: 'POST',
      cookie: as,
      body,
    })
    return { status: answer.status, body: await answer.json() }
  }
  // Of the invented village: house 5 of the Veldweg is a square of ten metres.
  const house = { lat: 51.00425, lng: 3.60705 }

  it('becomes a place by its house number, from the map file alone', async () => {
    const { body } = await find({ street: 'veldweg', houseNumber: '5' })
    expect(body.place.precision).toBe('house')
    expect(body.place.lat).toBeCloseTo(house.lat, 4)
    expect(body.place.lng).toBeCloseTo(house.lng, 4)
    expect((await find({ street: 'Veldweg', houseNumber: '3' })).body.place.precision).toBe('near')
    expect((await find({ street: 'Dorpsstraat' })).body.place.precision).toBe('street')
    const french = await find({ street: 'rue de l’eglise', houseNumber: '12' })
    expect(french.body.place.precision).toBe('house')
  })

  it('says how far the pin lies from it, and nothing without a pin', async () => {
    const address = { street: 'Veldweg', houseNumber: '5' }
    expect((await find(address)).body.metresAway).toBeUndefined()
    const near = await find({ ...address, latitude: house.lat, longitude: house.lng })
    expect(near.body.metresAway).toBeLessThan(15)
    const far = await find({ ...address, latitude: house.lat + 0.004, longitude: house.lng })
    expect(Math.abs(far.body.metresAway - 445)).toBeLessThan(15)
  })

  it('has a reason when it has no place', async () => {
    const elsewhere = await createTown(site.payload, {
      zip: '4000',
      latitude: 50.63,
      longitude: 5.57,
    })
    const nowhere = await createTown(site.payload, { zip: '4001' })
    for (const [query, problem] of [
      [{ street: 'Nergensstraat' }, 'noStreet'],
      [{ street: ' ' }, 'noStreetGiven'],
      [{ street: 'Veldweg', city: elsewhere.id }, 'notCovered'],
      [{ street: 'Veldweg', city: nowhere.id }, 'noTown'],
    ] as const)
      expect((await find(query)).body).toMatchObject({ problem })
  })

  it('is asked by staff only, with a drawn map of any place that has streets', async () => {
    expect((await find({ street: 'Veldweg' }, '')).status).toBe(403)
    expect((await find({ street: 'x'.repeat(300) })).status).toBe(400)
    const picture = (query: string, as = cookie) =>
      ask(site.payload, `/properties/place-picture?${query}`, { cookie: as })
    const drawn = await picture(`lat=${latitude}&lng=${longitude}`)
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
    expect(await drawn.text()).toContain('>Kerkstraat<')
    for (const wrong of ['lat=50.63&lng=5.57', 'lat=x&lng=1', 'lat=1e999&lng=0', ''])
      expect((await picture(wrong)).status).toBe(404)
    expect((await picture(`lat=${latitude}&lng=${longitude}`, '')).status).toBe(403)
  })
})
