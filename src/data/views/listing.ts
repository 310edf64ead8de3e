import type { PropertyCardView } from '@/components/cards/PropertyCard'
import { isToBeHad } from '@/domain/availability'
import type { Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { findKeptPages } from '../kept'
import { loaded } from '../payload'
import { findRoutes, propertyRoute } from '../routes'
import type { Listed } from '../search/listedRows'
import { energyBadge } from './energy'
import { pictureOf } from './picture'
import { priceText } from './price'

function factsOf({ bedrooms, livingArea, groundArea }: Listed, locale: Locale): string[] {
  const t = translate(locale)
  return [
    bedrooms ? t('bedrooms', { count: bedrooms }) : '',
    livingArea ? t('area', { area: formatNumber(livingArea, locale) }) : '',
    groundArea ? t('ground', { area: formatNumber(groundArea, locale) }) : '',
  ].filter((fact) => fact !== '')
}

/** "House in Ghent", in the order the language puts it. */
export function placeOf({ mainType, city }: Pick<Property, 'mainType' | 'city'>, locale: Locale): string {
  const [type, town] = [loaded(mainType)?.name ?? '', loaded(city)?.name ?? '']
  return type && town ? translate(locale)('typeInCity', { type, city: town }) : type || town
}

export async function propertyCard(property: Listed, locale: Locale): Promise<PropertyCardView> {
  const { marquee, id, reference } = property
  const [routes, { favourites }, heading] = await Promise.all([findRoutes(locale), findKeptPages(locale), priceText(property, locale)])
  const route = propertyRoute(property)
  const picture = pictureOf(property.pictures?.[0])
  const epc = energyBadge(property, locale)
  const ribbon = marquee && marquee !== 'none' ? optionName(locale, 'marquee', marquee) : undefined
  const place = placeOf(property, locale)
  return {
    id,
    href: route && routes.hrefFor(route),
    ...(picture && { picture }),
    ...(ribbon && { flag: { text: ribbon, tone: !isToBeHad(property) ? 'closed' : marquee === 'new' ? 'new' : 'quiet' } }),
    heading,
    ...(epc && { epc }),
    place,
    facts: factsOf(property, locale),
    ...(favourites && reference && { heart: { reference, label: translate(locale)('favourites.keep', { title: `${place}, ${heading}` }) } }),
  }
}
