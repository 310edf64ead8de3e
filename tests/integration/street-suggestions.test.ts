import fs from 'node:fs'
import path from 'node:path'

import { beforeAll, describe, expect, it } from '@jest/globals'

import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { findSearchResults } from '@/data/catalogue/search/searchResults'
import { prepareStreets } from '@/data/catalogue/search/streetSuggestions'
import { findSuggestions } from '@/data/catalogue/search/suggestions'
import { EVERYTHING } from '@/data/core/cacheTags'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { makeFromExtract } from '../../scripts/lib/map/from-extract.mjs'
import { inventedVillage, VILLAGE_BOUNDS, VILLAGE_CENTRE } from '../support/inventedVillage.mjs'
import { osmExtract } from '../support/osmExtract.mjs'
import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()
const folder = path.join(env.VAR_DIR, 'map')
const [longitude = 0, latitude = 0] = VILLAGE_CENTRE
/** The Veldweg is a line from west to east there. */
const ON_VELDWEG = { latitude: 51.004, longitude }
const NEAR_VELDWEG = { latitude: 51.0065, longitude }
let defaults: Pick<Property, 'city' | 'mainType'>

const everything = () => updateListingIndex([EVERYTHING])
const indexFiles = () => fs.readdirSync(folder).filter((name) => name.endsWith('.streets'))

beforeAll(async () => {
  const { payload } = site
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      languages: (['nl', 'fr'] as const).map((code) => ({ code, use: true })),
      defaultLanguage: 'nl',
    },
  })
  const city = await createTown(payload, { name: 'Verzonnen', latitude, longitude })
  await payload.update({
    collection: 'cities',
    id: city.id,
    locale: 'fr',
    data: { name: 'Inventée' },
  })
  defaults = { city: city.id, mainType: (await createType(payload)).id }
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Zoeken', path: 'zoeken', kind: 'search', public: true, _status: 'published' },
  })
  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'fr',
    data: { title: 'Chercher', path: 'chercher', public: true, _status: 'published' },
  })
  await everything()
})

const offer = (title: string, more: Partial<Property>) =>
  site.payload.create({
    collection: 'properties',
    data: {
      ...defaults,
      title,
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      public: true,
      _status: 'published',
      ...more,
    },
  })

const streets = async (typed: string, locale: Locale = 'nl') =>
  (await findSuggestions(typed, locale)).streets?.map(({ street, town }) => `${street}, ${town}`)

describe('the names of streets while they are typed', () => {
  it('are not completed without a map file, and then not until its streets are collected', async () => {
    expect(await findSuggestions('dorpsst', 'nl')).not.toHaveProperty('streets')
    const extract = path.join(env.VAR_DIR, 'village.osm.pbf')
    fs.writeFileSync(extract, osmExtract(inventedVillage(), { bounds: VILLAGE_BOUNDS }))
    await makeFromExtract({ folder, file: extract })
    expect(await findSuggestions('dorpsst', 'nl')).not.toHaveProperty('streets')
    await prepareStreets()
    expect(await streets('dorpsst')).toEqual(['Dorpsstraat, Verzonnen'])
  })

  it('are completed in the words of the language, with what else was typed', async () => {
    expect(await findSuggestions('veldw', 'nl')).toMatchObject({
      streets: [{ street: 'Veldweg', town: 'Verzonnen', href: '/nl/zoeken/?q=Veldweg%2C+Verzonnen' }],
    }) // prettier-ignore
    expect(await findSuggestions("rue de l'eg", 'fr')).toMatchObject({
      streets: [{ href: '/fr/chercher/?q=Rue+de+l%E2%80%99%C3%89glise%2C+Invent%C3%A9e' }],
    })
    expect(await findSuggestions('huis veldw 5 verzonnen', 'nl')).toMatchObject({
      streets: [{ street: 'Veldweg 5', href: '/nl/zoeken/?q=huis+Veldweg+5%2C+Verzonnen' }],
    })
  })

  it('are not completed after other words, or in another place', async () => {
    for (const typed of ['ve', 'veldx', 'verzonnen', 'huis', 'veldw landen', '', '🏡'])
      expect([typed, await streets(typed)]).toEqual([typed, undefined])
  })

  it('lead to what the whole name finds, nearest to the public point of each home', async () => {
    const open = await offer('Open', { ...NEAR_VELDWEG, street: 'Akker', publishAddress: true })
    // Its public point is the middle of the town, further away than the other home.
    const hidden = await offer('Verborgen', {
      ...ON_VELDWEG,
      street: 'Veldweg',
      publishAddress: false,
    })
    await everything()
    const [suggestion] = (await findSuggestions('veldw', 'nl')).streets ?? []
    const { searchParams } = new URL(suggestion?.href ?? '', 'http://localhost')
    const found = await findSearchResults(searchParams.get('q') ?? '', 'nl')
    expect(found.properties).toEqual([])
    expect(found.street).toBe('Veldweg')
    expect(found.nearby.map(({ reference }) => reference)).toEqual([
      open.reference,
      hidden.reference,
    ])
  })

  it('are the same whether or not a hidden home stands in one of them', async () => {
    const before = [await findSuggestions('kerkst', 'nl'), await findSuggestions('dorpsst', 'nl')]
    await offer('Verborgen', { latitude, longitude, street: 'Kerkstraat', publishAddress: false })
    await everything()
    expect([await findSuggestions('kerkst', 'nl'), await findSuggestions('dorpsst', 'nl')]).toEqual(
      before,
    )
  })
})

describe('the collected streets', () => {
  const made = () => fs.statSync(path.join(folder, indexFiles()[0] ?? '')).ino

  it('are collected once for a map file, and again for other towns', async () => {
    const first = made()
    await prepareStreets()
    expect(made()).toBe(first)
    await createTown(site.payload, { name: 'Elders', zip: '4000', latitude: 50.6, longitude: 5.5 })
    await everything()
    await prepareStreets()
    expect(made()).not.toBe(first)
    expect(await streets('dorpsst')).toEqual(['Dorpsstraat, Verzonnen'])
  })

  it('of a map file before this one are removed', async () => {
    fs.writeFileSync(path.join(folder, '0123456789abcdef.streets'), '')
    fs.rmSync(path.join(folder, indexFiles().find((name) => !name.startsWith('0123')) ?? ''))
    await prepareStreets()
    expect(indexFiles()).toEqual([expect.not.stringMatching(/^0123456789abcdef/)])
    expect(await streets('veldw')).toEqual(['Veldweg, Verzonnen'])
  })
})
