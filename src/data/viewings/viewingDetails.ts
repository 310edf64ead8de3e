import type { Locale } from '@/i18n/locales'
import type { Appointment } from '@/payload-types'

import { findPropertiesById } from '../catalogue/listings'
import { idOf, createSystemRequest } from '../core/payload'
import { propertyCard } from '../catalogue/views/listing'
import { findViewing } from './change'
import { whenOf } from './placeholders'
import { findHost, findViewedProperty, propertyName, publicLocation } from './viewedProperty'

export type ViewingDetails = {
  visit: Appointment
  /** The name of the property, and the address of its page while it has one. */
  title: string
  href?: string | undefined
  reference: string
  place: string
  day: string
  time: string
  host?: string | undefined
}

/** Returns a viewing as its visitor sees it. */
export async function findViewingDetails(
  id: string,
  locale: Locale,
): Promise<ViewingDetails | undefined> {
  const viewing = await findViewing(id)
  const req = await createSystemRequest()
  const property = viewing && (await findViewedProperty(req, viewing, locale))
  if (!viewing || !property) return undefined
  const [listing] = await findPropertiesById([idOf(viewing.property) ?? ''], locale)
  const host = await findHost(req, viewing, property)
  const card = listing && (await propertyCard(listing, locale))
  return {
    visit: viewing,
    title: propertyName(property, locale),
    href: card?.href,
    reference: String(property.reference ?? ''),
    place: publicLocation(property, locale),
    host,
    ...whenOf(viewing, locale),
  }
}
