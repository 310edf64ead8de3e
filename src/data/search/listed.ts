import type { Where } from 'payload'

import { shownStatuses } from '@/domain/recordStatuses'
import type { Locale } from '@/i18n/locales'
import type { Media, Property } from '@/payload-types'

import { asPublic, idOf, payload } from '../payload'
import { listings, type Shelf } from './shelf'

/** What a card, a mark on a map and a line of a list show. Everything else of a listing stays in the database. */
const shown = {
  reference: true,
  title: true,
  goal: true,
  status: true,
  marquee: true,
  unitStatus: true,
  mainType: true,
  city: true,
  project: true,
  price: true,
  priceUnit: true,
  priceUnitText: true,
  publishPrice: true,
  monthlyRent: true,
  bedrooms: true,
  livingArea: true,
  groundArea: true,
  epcLabel: true,
  epcLabelText: true,
  epcValue: true,
  epcProfile: true,
  publishAddress: true,
  latitude: true,
  longitude: true,
  publishedOn: true,
  pictures: true,
  createdAt: true,
  updatedAt: true,
} as const

/** Published, shown in this language, and in a state that a site may show. */
export const onTheMarket: Where[] = [{ public: { equals: true } }, { status: { in: [...shownStatuses] } }]

async function firstPictures(ids: readonly string[], locale: Locale): Promise<Map<string, Media>> {
  if (ids.length === 0) return new Map()
  const { docs } = await (await payload()).find({ collection: 'media', ...asPublic(locale), depth: 0, pagination: false, where: { id: { in: [...ids] } } })
  return new Map(docs.map((media) => [media.id, media]))
}

async function read(references: readonly number[], locale: Locale, { cities, types }: Shelf): Promise<Property[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'properties',
    ...asPublic(locale),
    depth: 0,
    pagination: false,
    select: shown,
    where: { and: [...onTheMarket, { reference: { in: [...references] } }] },
  })
  const pictures = await firstPictures(
    docs.flatMap((one) => idOf(one.pictures?.[0]) ?? []),
    locale,
  )
  const byId = new Map([...types.values()].map((type) => [type.doc.id, type]))
  return docs.map((doc) => {
    const [city, type, picture] = [cities.get(idOf(doc.city) ?? ''), byId.get(idOf(doc.mainType) ?? ''), pictures.get(idOf(doc.pictures?.[0]) ?? '')]
    return {
      ...doc,
      ...(city && { city: { ...city.doc, name: city.names[locale] ?? null } }),
      ...(type && { mainType: { ...type.doc, name: type.names[locale] ?? null } }),
      pictures: picture ? [picture] : [],
    }
  })
}

/** The listings with these numbers, in this order, as far as lists show them. What was read stays until it changes. */
export async function findListed(references: readonly number[], locale: Locale): Promise<Property[]> {
  if (references.length === 0) return []
  const shelf = await listings()
  const { version } = shelf.docs
  const missing = references.filter((reference) => !shelf.docs.get(locale, reference))
  const fresh = missing.length > 0 ? await read(missing, locale, shelf) : []
  const byReference = new Map(fresh.map((doc) => [doc.reference, doc]))
  for (const doc of fresh) if (doc.reference) shelf.docs.keep(locale, doc.reference, doc, version)
  return references.flatMap((reference) => byReference.get(reference) ?? shelf.docs.get(locale, reference) ?? [])
}
