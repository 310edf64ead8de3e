import type { Locale } from '@/i18n/locales'
import type { Appointment } from '@/payload-types'

import { findPropertiesById } from '../listings'
import { idOf, ownRequest } from '../payload'
import { propertyCard } from '../views/listing'
import { findVisit } from './change'
import { findHost, findVisited, nameOf, placeOf, whenOf } from './told'

export type ShownVisit = {
  visit: Appointment
  /** What is visited, and where its page lies while it has one. */
  title: string
  href?: string | undefined
  reference: string
  place: string
  day: string
  time: string
  host?: string | undefined
}

/** A visit as its visitor sees it. */
export async function findShownVisit(id: string, locale: Locale): Promise<ShownVisit | undefined> {
  const visit = await findVisit(id)
  const req = await ownRequest()
  const property = visit && (await findVisited(req, visit, locale))
  if (!visit || !property) return undefined
  const [[listing], host] = [await findPropertiesById([idOf(visit.property) ?? ''], locale), await findHost(req, visit, property)]
  const card = listing && (await propertyCard(listing, locale))
  return {
    ...{ visit, title: nameOf(property, locale), href: card?.href, reference: String(property.reference ?? '') },
    ...{ place: placeOf(property, locale), host, ...whenOf(visit, locale) },
  }
}
