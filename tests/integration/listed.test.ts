import { beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'

import { asPublic, idOf } from '@/data/core/payload'
import { publicConditions } from '@/data/core/visibility'
import { readListingRows, type ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import { pictureOf } from '@/data/catalogue/views/picture'
import { recordStatuses, unitStatuses } from '@/domain/catalogue/recordStatuses'
import { goals, banners } from '@/domain/catalogue/vocabulary'
import { priceUnits } from '@/domain/catalogue/priceUnits'
import { locales, type Locale } from '@/i18n/locales'

import { createTown, createType } from './support/fixtures'
import { usePayload } from './support/payload'

const site = usePayload()

const select = {
  reference: true,
  goal: true,
  status: true,
  marquee: true,
  unitStatus: true,
  mainType: true,
  city: true,
  project: true,
  pictures: true,
  price: true,
  priceUnit: true,
  priceUnitText: true,
  publishPrice: true,
  publishAddress: true,
  latitude: true,
  longitude: true,
  bedrooms: true,
  livingArea: true,
  groundArea: true,
  epcLabel: true,
  epcLabelText: true,
  epcValue: true,
  epcProfile: true,
} as const
const plainFields = ['id', ...Object.keys(select).filter((field) => field !== 'pictures')]

/** A different value in turn, so that every value meets every other one somewhere. */
const turn = <Value>(values: readonly Value[], number: number): Value =>
  values[number % values.length] as Value

const PRICE = 654_321
const LATITUDE = 51.0543
const LONGITUDE = 3.7174
const switches = [true, false, null] as const
/** Seven states by nine pairs of switches. */
const COUNT = 7 * 9

async function photo(alt: string, width: number): Promise<string> {
  const data = await sharp({ create: { width, height: 90, channels: 3, background: '#2f5d50' } })
    .png()
    .toBuffer()
  const { id } = await site.payload.create({
    collection: 'media',
    data: { alt, caption: `${alt}, in de zon` },
    file: { name: `${alt}.png`, data, mimetype: 'image/png', size: data.length },
  })
  await site.payload.update({ collection: 'media', id, locale: 'fr', data: { alt: `${alt} (fr)` } })
  return id
}

/** Every state by each switch of price and address, and the rest in turns; some are shown in French too, some have no words there. */
async function offer(
  number: number,
  {
    photos,
    city,
    type,
    project,
  }: { photos: string[]; city: string; type: string; project: string },
): Promise<void> {
  const { payload } = site
  const publishPrice = turn(switches, number)
  const publishAddress = turn(switches, Math.floor(number / 3))
  const doc = await payload.create({
    collection: 'properties',
    data: {
      title: `Huis ${number}`,
      city,
      mainType: type,
      goal: turn(goals, number),
      marquee: turn(banners, number),
      publishPrice,
      publishAddress,
      status: turn(recordStatuses, number),
      _status: number % 11 === 0 ? 'draft' : 'published',
      public: number % 13 !== 0,
      price: number % 17 === 0 ? null : PRICE,
      priceUnit: turn(priceUnits, number),
      priceUnitText: number % 2 ? `per stuk ${PRICE}` : null,
      latitude: LATITUDE,
      longitude: LONGITUDE,
      bedrooms: number % 5 || null,
      livingArea: 80.5 + number,
      groundArea: number % 3 ? null : 400,
      epcLabel: turn(['a', 'b', 'c', 'd', 'e', 'f'] as const, number),
      epcValue: 100.5 + number,
      unitStatus: turn(unitStatuses, number),
      pictures: turn([[], photos.slice(0, 1), photos.toReversed()], number),
      project: number % 5 ? null : project,
    },
  })
  if (number % 3 === 0) return
  const french = {
    title: `Maison ${number}`,
    public: number % 4 !== 0,
    priceUnitText: `la pièce ${PRICE}`,
    _status: doc._status ?? 'draft',
  }
  await payload.update({ collection: 'properties', id: doc.id, locale: 'fr', data: french })
}

beforeAll(async () => {
  const { payload } = site
  const { id: type } = await createType(payload)
  const { id: city } = await createTown(payload)
  const { id: project } = await payload.create({
    collection: 'projects',
    data: { title: 'De Kaai', goal: 'sale', city, _status: 'published' },
  })
  const photos = [await photo('Voorgevel', 1600), await photo('Tuin', 300)]
  for (let number = 0; number < COUNT; number++)
    await offer(number, { photos, city, type, project })
})

/** What the Local API gives the public, in the shape of a row. */
async function throughPayload(locale: Locale) {
  const { payload } = site
  const { docs } = await payload.find({
    collection: 'properties',
    ...asPublic(locale),
    depth: 0,
    pagination: false,
    select,
    where: { and: publicConditions },
  })
  const media = await payload.find({
    collection: 'media',
    ...asPublic(locale),
    depth: 0,
    pagination: false,
  })
  return docs.map((doc) => ({
    ...doc,
    pictures: media.docs.filter(({ id }) => id === idOf(doc.pictures?.[0])),
  }))
}

const shapeOf = (one: Partial<ListingSummary>) => [
  ...Object.entries(one).flatMap(([field, value]) =>
    plainFields.includes(field) && value !== null && value !== undefined ? [[field, value]] : [],
  ),
  ['picture', pictureOf(one.pictures?.[0])],
]
const shapes = (all: readonly Partial<ListingSummary>[]) =>
  new Map(
    all.map((one) => [one.reference, Object.fromEntries(shapeOf(one)) as Record<string, unknown>]),
  )

const allReferences = async () => {
  const { docs } = await site.payload.find({
    collection: 'properties',
    draft: true,
    pagination: false,
    depth: 0,
  })
  return docs.map(({ reference }) => Number(reference))
}

describe('what lists read of listings', () => {
  it.each(locales)(
    'is in %s, field by field, what the Local API gives the public',
    async (locale) => {
      const rows = shapes(await readListingRows(await allReferences(), locale))
      const expected = shapes(await throughPayload(locale))
      expect(rows).toEqual(expected)
      expect(rows.size > 0).toBe(locale === 'nl' || locale === 'fr')
    },
  )

  it('has the price, its words and the place only of those whose switch is on', async () => {
    const rows = await readListingRows(await allReferences(), 'nl')
    expect(
      new Set(rows.map(({ publishPrice, publishAddress }) => `${publishPrice} ${publishAddress}`))
        .size,
    ).toBe(9)
    for (const row of rows) {
      if (row.publishPrice !== true) expect(JSON.stringify(row)).not.toContain(String(PRICE))
      if (row.publishAddress !== true)
        expect(JSON.stringify(row)).not.toMatch(new RegExp(`${LATITUDE}|${LONGITUDE}`))
    }
    expect(rows.some(({ price }) => price === PRICE)).toBe(true)
    expect(rows.some(({ latitude }) => latitude === LATITUDE)).toBe(true)
  })

  it('reads nothing for numbers that do not exist', async () => {
    expect(await readListingRows([1_999_999_999], 'nl')).toEqual([])
  })
})
