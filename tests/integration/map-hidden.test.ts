import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { beforeAll, describe, expect, it } from '@jest/globals'
import { createElement } from 'react'

import { GET as readPicture } from '@/app/api/map/picture/[file]/route'
import { GET as readPoints } from '@/app/api/map/points/route'
import { findListPage, findProperty } from '@/data/catalogue/listings'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { EVERYTHING } from '@/data/core/cacheTags'
import { writeArea } from '@/domain/catalogue/area'
import { emptyListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { env } from '@/env'
import { locales } from '@/i18n/locales'
import type { Property } from '@/payload-types'
import { describePosters } from '@/screens/map/poster'
import { Neighbourhood } from '@/screens/neighbourhood/Neighbourhood'

import { makeFromExtract } from '../../scripts/lib/map/from-extract.mjs'
import { inventedVillage, VILLAGE_BOUNDS, VILLAGE_CENTRE } from '../support/inventedVillage.mjs'
import { osmExtract } from '../support/osmExtract.mjs'
import { createTown, createType } from './support/fixtures'
import { draw } from './support/page'
import { usePayload } from './support/payload'

const site = usePayload()
const REFERENCE = 917_311
const [lng = 0, lat = 0] = VILLAGE_CENTRE
/** Two houses of the village, neither in its middle. */
const houses = [
  { latitude: lat + 0.00317, longitude: lng - 0.00423, street: 'Veldweg', houseNumber: '17' },
  { latitude: lat - 0.00273, longitude: lng + 0.00519, street: 'Kerkstraat', houseNumber: '4' },
] as const
let property: Property

beforeAll(async () => {
  const extract = path.join(env.VAR_DIR, 'village.osm.pbf')
  fs.writeFileSync(extract, osmExtract(inventedVillage(), { bounds: VILLAGE_BOUNDS }))
  await makeFromExtract({ folder: path.join(env.VAR_DIR, 'map'), file: extract })
  const { payload } = site
  const city = await createTown(payload, { name: 'Verzonnen', latitude: lat, longitude: lng })
  property = await payload.create({
    collection: 'properties',
    data: {
      title: 'Huis in het dorp',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      reference: REFERENCE,
      mainType: (await createType(payload)).id,
      city: city.id,
      public: true,
      _status: 'published',
    },
  })
  // A listing is public in the languages in which it has a title.
  for (const locale of locales)
    await payload.update({
      collection: 'properties',
      id: property.id,
      locale,
      data: { title: 'Huis in het dorp', _status: 'published' },
    })
})

/** Moves the home, and says whether its address is public. */
async function move(house: (typeof houses)[number], publishAddress: boolean): Promise<void> {
  await site.payload.update({
    collection: 'properties',
    id: property.id,
    data: { ...house, publishAddress, _status: 'published' },
  })
  await updateListingIndex([EVERYTHING])
}

const pictureAt = (file: string) =>
  readPicture(new Request('http://localhost/'), { params: Promise.resolve({ file }) })

/** All that the maps of the site say of the home: page, picture, distances and marks. */
async function everything(locale: (typeof locales)[number]) {
  const found = await findProperty(REFERENCE, locale)
  if (!found) throw new Error('The home is not public.')
  const page = await draw(async () => createElement(Neighbourhood, { property: found, locale }))
  const [, file = ''] = /\/api\/map\/picture\/([^"]+)"/.exec(page.text) ?? []
  const picture = await pictureAt(file)
  const points = await readPoints(
    new Request(`http://localhost/api/map/points?lang=${locale}&zoom=16`),
  )
  return { page: page.text, picture: await picture.text(), points: await points.text() }
}

describe('a home whose address is not public', () => {
  it('shows the same wherever in its town it stands: page, picture, distances and marks', async () => {
    for (const locale of locales) {
      await move(houses[0], false)
      const here = await everything(locale)
      await move(houses[1], false)
      expect(await everything(locale)).toEqual(here)
      expect(here.picture).toContain('<circle cx="420" cy="380" r="133')
      expect(here.page).toContain(locale === 'nl' ? 'Verzonnen' : '9000')
      const text = JSON.stringify(here)
      for (const { latitude, longitude } of houses)
        for (const degrees of [latitude, longitude]) expect(text).not.toContain(degrees.toFixed(4))
    }
  })

  it('differs from one that is public, or this test would see nothing', async () => {
    await move(houses[0], true)
    const here = await everything('nl')
    await move(houses[1], true)
    const there = await everything('nl')
    for (const key of ['page', 'picture', 'points'] as const) expect(there[key]).not.toBe(here[key])
    expect(there.picture).not.toContain('r="133')
  })
})

describe('the picture of a neighbourhood', () => {
  it('names the streets, is kept under the address of its version only, and has no other language', async () => {
    await move(houses[0], true)
    const { page, picture } = await everything('nl')
    expect(picture).toContain('>Kerkstraat<')
    const [, file = ''] = /\/api\/map\/picture\/([^"]+)"/.exec(page) ?? []
    expect((await pictureAt(file)).headers.get('cache-control')).toContain('immutable')
    const older = await pictureAt(file.replace(/-[0-9a-f]{12}/, '-000000000000'))
    expect(older.status).toBe(200)
    expect(older.headers.get('cache-control')).toBe('no-store')
    for (const wrong of [file.replace('nl', 'xx'), 'nl-1-000000000000.svg', '..%2f', file + 'x'])
      expect((await pictureAt(wrong)).status).toBe(404)
  })

  it('stands beside straight-line distances, said as such, from the public point', async () => {
    await move(houses[0], false)
    const { page } = await everything('nl')
    expect(page).toContain('In vogelvlucht van het centrum van Verzonnen')
    expect(page).toContain('<b>De Lindeboom</b><span>School, 450 m</span>')
    await move(houses[0], true)
    expect((await everything('fr')).page).toContain('À vol d’oiseau de ce bien')
  })
})

/** The pictures with which the map of the list of homes for sale opens, for a phone first. */
async function posters(query: Partial<ListQuery> = {}) {
  const scope = { goal: 'sale', types: [] } as const
  const list = await findListPage({ ...emptyListQuery, view: 'map', ...query }, scope, 'nl')
  return (await describePosters(list, scope, 'nl'))?.posters ?? []
}

describe('the picture with which the map of a list opens', () => {
  const fileOf = ({ href }: { href: string }) => href.replace('/api/map/picture/', '')

  it('is the same wherever in its town a home without public address stands', async () => {
    await move(houses[0], false)
    const here = await posters()
    await move(houses[1], false)
    expect(await posters()).toEqual(here)
    await move(houses[1], true)
    expect(await posters()).not.toEqual(here)
  })

  it('shows the streets of its view with their names, small enough for a phone, and is kept', async () => {
    await move(houses[1], true)
    for (const poster of await posters()) {
      expect(poster.view.zoom).toBe(15)
      const answer = await pictureAt(fileOf(poster))
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      const drawn = await answer.text()
      expect(drawn).toContain('>Dorpsstraat<')
      expect(drawn).toContain('OpenStreetMap')
      expect(gzipSync(drawn).length).toBeLessThan(60_000)
    }
  })

  it('opens on the area that the visitor has drawn', async () => {
    const corner = (north: number, east: number) => ({ lat: lat + north, lng: lng + east })
    const area = [corner(0.2, 0), corner(-0.2, 0.3), corner(-0.2, -0.3)]
    const [phone] = await posters({ within: writeArea(area) })
    expect(phone?.view.zoom).toBeLessThan(10)
    expect(phone?.view.lng).toBeCloseTo(lng, 2)
  })

  it('is drawn only under an address that a page has written', async () => {
    const [poster] = await posters()
    const file = fileOf(poster ?? { href: '' })
    expect((await pictureAt(file)).status).toBe(200)
    const moved = file.replace(/_(\d+)_/, (_, north) => `_${Number(north) + 1}_`)
    for (const wrong of [
      moved,
      file.replace(/.{5}\.svg$/, 'AAAAA.svg'),
      file.replace('nl-', 'fr-'),
    ])
      expect((await pictureAt(wrong)).status).toBe(404)
  })
})

it('draws the country, and links to a map with streets, where the file has none', async () => {
  await move(houses[0], false)
  fs.rmSync(path.join(env.VAR_DIR, 'map', 'map.json'))
  const { page } = await everything('nl')
  expect(page).toContain('Kaart van België')
  expect(page).toContain('https://www.openstreetmap.org/#map=')
  expect(page).not.toContain('/api/map/picture/')
  expect(await posters()).toEqual([])
})
