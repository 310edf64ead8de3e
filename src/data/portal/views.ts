import type { PictureView } from '@/components/media/Picture'
import { standingOf, type Standing } from '@/domain/portal/standing'
import type { Locale } from '@/i18n/locales'

import { findProperty } from '../listings'
import { findRoutes, propertyRoute } from '../routes'
import { placeOf } from '../views/called'
import { pictureOf } from '../views/picture'
import { addressOf } from '../views/place'
import { askedPrice } from '../views/price'
import type { OwnProperty } from './own'

export type Head = { title: string; town: string; price: string; standing: Standing; picture: PictureView | undefined }

/** A property as its owner calls it: by its street, which visitors may not see, and where it stands. */
export function headOf(property: OwnProperty, locale: Locale): Head {
  const lines = addressOf(property, locale)
  const [street, ...rest] = property.street?.trim() ? lines : [placeOf(property, locale), ...lines]
  return {
    title: street ?? '',
    town: rest.filter(Boolean).join(', '),
    price: askedPrice(property, locale),
    standing: standingOf({ ...property, isPublished: property._status === 'published' }),
    picture: pictureOf(property.pictures?.[0]),
  }
}

/** Where visitors find it, as long as they do. */
export async function publicHref({ reference }: Pick<OwnProperty, 'reference'>, locale: Locale): Promise<string | undefined> {
  const listing = reference ? await findProperty(reference, locale) : null
  const route = listing && propertyRoute(listing)
  return route ? (await findRoutes(locale)).hrefFor(route) : undefined
}
