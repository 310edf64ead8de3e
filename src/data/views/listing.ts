import type { PropertyCardView } from '@/components/cards/PropertyCard'
import { formatEuros } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { findKeptPages } from '../kept'
import { loaded } from '../payload'
import { findRoutes, propertyRoute } from '../routes'
import { pictureOf } from './picture'

/** A price that is not published never leaves the server. */
export function priceOf(property: Property, locale: Locale): string {
  const t = translate(locale)
  if (!property.publishPrice || typeof property.price !== 'number') return t('priceOnRequest')
  const price = formatEuros(property.price)
  if (property.priceUnit === 'from') return t('priceFrom', { price })
  return property.goal === 'rent' ? t('perMonth', { price }) : price
}

export function factsOf({ bedrooms, livingArea, groundArea }: Property, locale: Locale): string[] {
  const t = translate(locale)
  return [
    bedrooms ? t('bedrooms', { count: bedrooms }) : '',
    livingArea ? t('area', { area: livingArea }) : '',
    groundArea ? t('ground', { area: groundArea }) : '',
  ].filter((fact) => fact !== '')
}

/** "House in Ghent", in the order the language puts it. */
export function placeOf({ mainType, city }: Pick<Property, 'mainType' | 'city'>, locale: Locale): string {
  const [type, town] = [loaded(mainType)?.name ?? '', loaded(city)?.name ?? '']
  return type && town ? translate(locale)('typeInCity', { type, city: town }) : type || town
}

const isClosed = ({ marquee }: Pick<Property, 'marquee'>): boolean => marquee === 'sold' || marquee === 'rented'

export async function propertyCard(property: Property, locale: Locale): Promise<PropertyCardView> {
  const { marquee, epcLabel, id, reference } = property
  const [routes, { favourites }] = await Promise.all([findRoutes(locale), findKeptPages(locale)])
  const route = propertyRoute(property)
  const picture = pictureOf(property.pictures?.[0])
  const closed = isClosed(property)
  const ribbon = marquee && marquee !== 'none' ? optionName(locale, 'marquee', marquee) : undefined
  const heading = closed && ribbon ? ribbon : priceOf(property, locale)
  const place = placeOf(property, locale)
  return {
    id,
    href: route && routes.hrefFor(route),
    ...(picture && { picture }),
    ...(ribbon && { flag: { text: ribbon, tone: closed ? 'closed' : marquee === 'new' ? 'new' : 'quiet' } }),
    heading,
    ...(epcLabel && { epc: { label: epcLabel, name: optionName(locale, 'epcLabel', epcLabel), title: translate(locale)('epcLabel') } }),
    place,
    facts: factsOf(property, locale),
    ...(favourites && reference && { heart: { reference, label: translate(locale)('favourites.keep', { title: `${place}, ${heading}` }) } }),
  }
}
