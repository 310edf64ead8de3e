import type { Where } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Owner, Property } from '@/payload-types'

import { asPublic, payload } from '../payload'

const select = {
  ...({ reference: true, goal: true, status: true, marquee: true, unitStatus: true, _status: true, publishedOn: true, mainType: true, city: true } as const),
  ...({
    street: true,
    houseNumber: true,
    boxNumber: true,
    publishAddress: true,
    price: true,
    priceUnit: true,
    priceUnitText: true,
    publishPrice: true,
  } as const),
  ...({ pictures: true, contact: true } as const),
} as const

/** What the advice looks at beside that. */
const advertised = { plans: true, videos: true, virtualTour: true, description: true, epcLabel: true, epcLabelText: true } as const

/** What lists and heads of the portal say of a property. */
export type OwnProperty = Pick<Property, 'id' | keyof typeof select>

export type AdvertisedProperty = OwnProperty & Pick<Property, keyof typeof advertised>

/**
 * The owner stands in the question itself: whoever no longer owns a property asks for nothing. Only staff may ask listings
 * whose they are, so this question steps over the rules, and names all it takes out.
 */
const askOwn = (owner: Owner, locale: Locale, more: Where[] = []) => ({
  collection: 'properties' as const,
  ...asPublic(locale),
  overrideAccess: true,
  select,
  where: { and: [{ owners: { in: [owner.id] } }, ...more] },
  joins: false as const,
  depth: 1,
})

/** All that belongs to this owner today, the newest first. */
export async function findOwnProperties(owner: Owner, locale: Locale): Promise<OwnProperty[]> {
  const { docs } = await (await payload()).find({ ...askOwn(owner, locale), sort: '-reference', pagination: false })
  return docs
}

/** One of them, by the number in its address. */
export async function findOwnProperty(owner: Owner, reference: number, locale: Locale): Promise<AdvertisedProperty | null> {
  const asked = askOwn(owner, locale, [{ reference: { equals: reference } }])
  const { docs } = await (await payload()).find({ ...asked, select: { ...select, ...advertised }, limit: 1, pagination: false })
  return docs[0] ?? null
}
