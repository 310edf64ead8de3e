import type { Where } from 'payload'

import { availabilitySelect } from '@/domain/catalogue/availability'
import type { Locale } from '@/i18n/locales'
import type { Owner, Property } from '@/payload-types'

import { asPublic, payload } from '../core/payload'

const select = {
  ...({
    reference: true,
    goal: true,
    ...availabilitySelect,
    _status: true,
    publishedOn: true,
    mainType: true,
    city: true,
  } as const),
  ...({
    street: true,
    houseNumber: true,
    boxNumber: true,
    publishAddress: true,
    price: true,
    priceUnit: true,
    priceUnitText: true,
    contractType: true,
    publishPrice: true,
  } as const),
  ...({ pictures: true, contact: true, agreementOn: true, deedOn: true } as const),
  updatedAt: true,
} as const

/** The further fields that the advice needs. */
const advertisedFields = {
  plans: true,
  videos: true,
  virtualTour: true,
  description: true,
  epcLabel: true,
  epcLabelText: true,
  newBuild: true,
  constructionYear: true,
  livingArea: true,
  totalArea: true,
} as const

/** The fields of a property in lists and headings of the portal. */
export type OwnProperty = Pick<Property, 'id' | keyof typeof select>

export type AdvertisedProperty = OwnProperty & Pick<Property, keyof typeof advertisedFields>

/**
 * The query filters by owner, so that an earlier owner finds nothing. Only staff may filter
 * properties by owner, so it bypasses access control and selects all it returns.
 */
const ownQuery = (owner: Owner, locale: Locale, conditions: Where[] = []) => ({
  collection: 'properties' as const,
  ...asPublic(locale),
  overrideAccess: true,
  select,
  where: { and: [{ owners: { in: [owner.id] } }, ...conditions] },
  joins: false as const,
  depth: 1,
})

/** Returns the properties of this owner, the newest first. */
export async function findOwnProperties(owner: Owner, locale: Locale): Promise<OwnProperty[]> {
  const { docs } = await (
    await payload()
  ).find({ ...ownQuery(owner, locale), sort: '-reference', pagination: false })
  return docs
}

/** Returns one property of this owner by its reference. */
export async function findOwnProperty(
  owner: Owner,
  reference: number,
  locale: Locale,
): Promise<AdvertisedProperty | null> {
  const query = ownQuery(owner, locale, [{ reference: { equals: reference } }])
  const { docs } = await (
    await payload()
  ).find({ ...query, select: { ...select, ...advertisedFields }, limit: 1, pagination: false })
  return docs[0] ?? null
}
