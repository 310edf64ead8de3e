import type { PictureView } from '@/components/media/Picture'
import { standingOf, type Standing } from '@/domain/portal/standing'
import type { Locale } from '@/i18n/locales'

import { addressOf } from '../views/place'
import { placeOf } from '../views/called'
import { pictureOf } from '../views/picture'
import { askedPrice } from '../views/price'
import type { OwnProperty } from './own'

export type Head = { title: string; town: string; price: string; standing: Standing; picture: PictureView | undefined }

/** A property as its owner calls it: by its street, which visitors may not see, and where it stands. */
export async function headOf(property: OwnProperty, locale: Locale): Promise<Head> {
  const [street, ...rest] = addressOf(property, locale)
  const hasStreet = Boolean(property.street) && street !== undefined
  return {
    title: hasStreet ? street : placeOf(property, locale),
    town: (hasStreet ? rest : [street, ...rest]).filter(Boolean).join(', '),
    price: askedPrice(property, locale),
    standing: standingOf({ ...property, isPublished: property._status === 'published' }),
    picture: pictureOf(property.pictures?.[0]),
  }
}
