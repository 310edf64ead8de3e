import fs from 'node:fs'
import path from 'node:path'

import { beforeAll, expect, it } from '@jest/globals'
import { createElement } from 'react'

import { findProperty } from '@/data/catalogue/listings'
import { EVERYTHING } from '@/data/core/cacheTags'
import { updateListingIndex } from '@/data/catalogue/search/listingIndex'
import { env } from '@/env'
import type { Setting } from '@/payload-types'
import { mapMessageOf } from '@/screens/map/message'
import { Neighbourhood } from '@/screens/neighbourhood/Neighbourhood'

import { makeFromExtract } from '../../scripts/lib/map/from-extract.mjs'
import { inventedVillage, VILLAGE_BOUNDS, VILLAGE_CENTRE } from '../support/inventedVillage.mjs'
import { osmExtract } from '../support/osmExtract.mjs'
import { createTown, createType } from './support/fixtures'
import { draw } from './support/page'
import { usePayload } from './support/payload'

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
