import type { PictureView } from '@/components/media/Picture'
import { ownerStatusOf, type OwnerStatus } from '@/domain/portal/ownerStatus'
import type { Locale } from '@/i18n/locales'

import { findProperty } from '../catalogue/listings'
import { findRoutes, propertyRoute } from '../site/routes'
import { listingName } from '../catalogue/views/listingName'
import { pictureOf } from '../catalogue/views/picture'
import { addressOf } from '../catalogue/views/addressLines'
import { ownerPrice } from '../catalogue/views/priceName'
import type { OwnProperty } from './ownProperties'

export type PropertyHead = {
  title: string
  town: string
  price: string
  ownerStatus: OwnerStatus
  picture: PictureView | undefined
}

/**
 * Returns a property as its owner knows it: by its street, which visitors may not see, with its
 * owner status.
 */
export function propertyHead(property: OwnProperty, locale: Locale): PropertyHead {
  const lines = addressOf(property, locale)
  const [street, ...rest] = property.street?.trim()
    ? lines
    : [listingName(property, locale), ...lines]
  return {
    title: street ?? '',
    town: rest.filter(Boolean).join(', '),
    price: ownerPrice(property, locale),
    ownerStatus: ownerStatusOf({ ...property, isPublished: property._status === 'published' }),
    picture: pictureOf(property.pictures?.[0]),
  }
}

/** Returns the public address of a property while it has one. */
export async function publicHref(
  { reference }: Pick<OwnProperty, 'reference'>,
  locale: Locale,
): Promise<string | undefined> {
  const listing = reference ? await findProperty(reference, locale) : null
  const route = listing && propertyRoute(listing)
  return route ? (await findRoutes(locale)).hrefFor(route) : undefined
}
