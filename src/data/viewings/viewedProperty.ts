import type { PayloadRequest } from 'payload'

import { addressLines } from '@/domain/catalogue/address'
import { homeCountry, type Country } from '@/domain/catalogue/countries'
import { priceSelect } from '@/domain/catalogue/price'
import { regionOf } from '@/domain/catalogue/regions'
import type { Locale } from '@/i18n/locales'
import { typeInTown } from '@/i18n/places'
import { optionName, translate } from '@/i18n/translate'
import { separateRequest } from '@/mail/write'
import type { Appointment, Property } from '@/payload-types'

import { idOf, loaded } from '../core/relations'

const selected = {
  ...priceSelect,
  reference: true,
  mainType: true,
  city: true,
  contact: true,
  publishAddress: true,
  street: true,
  houseNumber: true,
  boxNumber: true,
  monthlyRent: true,
  chargesRenter: true,
  minimumIncome: true,
  maximumPersons: true,
} as const

export type ViewedProperty = Pick<Property, 'id' | keyof typeof selected>

/**
 * Reads the property of a viewing, also one that is no longer on the site. The functions below
 * decide which of its data visitors may learn.
 */
export async function findViewedProperty(
  req: PayloadRequest,
  { property }: Pick<Appointment, 'property'>,
  locale: Locale,
): Promise<ViewedProperty | null> {
  return req.payload.findByID({
    ...({
      collection: 'properties',
      depth: 1,
      fallbackLocale: false,
      disableErrors: true,
    } as const),
    id: idOf(property) ?? '',
    select: selected,
    locale,
    // The email is the agency's, independent of who saves the viewing.
    overrideAccess: true,
    req: separateRequest(req),
  })
}

/** Returns the type and city of a property: "House in Ghent". */
export function propertyName(
  { mainType, city }: Pick<ViewedProperty, 'mainType' | 'city'>,
  locale: Locale,
): string {
  const type = loaded(mainType)?.name ?? ''
  const cityName = loaded(city)?.name ?? ''
  return type && cityName ? typeInTown(type, cityName, locale) : type || cityName
}

type AddressParts = Pick<ViewedProperty, 'city'> &
  Partial<Pick<ViewedProperty, 'street' | 'houseNumber' | 'boxNumber'>>

/** Returns the full address, for the colleague who goes there. */
export function fullAddress(
  { city, street, houseNumber, boxNumber }: AddressParts,
  locale: Locale,
): string {
  const { zip, name, country } = loaded(city) ?? {}
  const words = {
    box: (box: string) => translate(locale)('detail.box', { box }),
    country: (code: Country) => optionName(locale, 'country', code),
  }
  return addressLines({ street, houseNumber, boxNumber, zip, city: name, country }, words).join(
    ', ',
  )
}

/**
 * Returns the location as visitors may know it. An address that is not published is replaced by a
 * sentence that a colleague will give it.
 */
export const publicLocation = (property: ViewedProperty, locale: Locale): string =>
  property.publishAddress === true && property.street
    ? fullAddress(property, locale)
    : translate(locale)('visits.addressLater', {
        town: fullAddress({ city: property.city }, locale),
      })

/** Returns the Belgian region of a property; undefined abroad. */
export const regionIn = ({ city }: ViewedProperty) => {
  const { zip, country } = loaded(city) ?? {}
  return zip && (country ?? homeCountry) === homeCountry ? regionOf(zip) : undefined
}

/**
 * Returns the name of the colleague who receives the visitor; undefined when their profile is not
 * public.
 */
export async function findHost(
  req: PayloadRequest,
  { agent }: Pick<Appointment, 'agent'>,
  { contact }: ViewedProperty,
): Promise<string | undefined> {
  const id = idOf(agent) ?? idOf(contact)
  if (id === undefined) return undefined
  const host = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true, publicProfile: true, suspendedAt: true },
    // No visitor may read an account; the name on a public profile is all that is returned.
    overrideAccess: true,
    req: separateRequest(req),
  })
  return host?.publicProfile === true && !host.suspendedAt ? host.name : undefined
}
