import type { PropertyCardView } from '@/components/cards/PropertyCard'
import { isToBeHad } from '@/domain/availability'
import type { Locale } from '@/i18n/locales'
import type { RouteTable } from '@/i18n/routes'
import { formatNumber } from '@/i18n/numbers'
import { optionName, translate } from '@/i18n/translate'

import { findKeptPages } from '../kept'
import { findRoutes, propertyRoute } from '../routes'
import type { Listed } from '../search/listedRows'
import { energyBadge } from './energy'
import { pictureOf } from './picture'
import { placeOf } from './called'
import { pricing, type PriceView } from './price'

export { placeOf }

function factsOf({ bedrooms, livingArea, groundArea }: Listed, locale: Locale): string[] {
  const t = translate(locale)
  return [
    bedrooms ? t('bedrooms', { count: bedrooms }) : '',
    livingArea ? t('area', { area: formatNumber(livingArea, locale) }) : '',
    groundArea ? t('ground', { area: formatNumber(groundArea, locale) }) : '',
  ].filter((fact) => fact !== '')
}

type Asked = { routes: RouteTable; favourites: string | undefined; priceOf: (property: Listed) => PriceView; locale: Locale }

function cardOf(property: Listed, { routes, favourites, priceOf, locale }: Asked): PropertyCardView {
  const { marquee, id, reference } = property
  const heading = priceOf(property).text
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

async function ask(locale: Locale): Promise<Asked> {
  const [routes, { favourites }, priceOf] = await Promise.all([findRoutes(locale), findKeptPages(locale), pricing(locale)])
  return { routes, favourites, priceOf, locale }
}

/** Listings as cards: what they have in common is asked once. */
export async function propertyCards(properties: readonly Listed[], locale: Locale): Promise<PropertyCardView[]> {
  const asked = await ask(locale)
  return properties.map((property) => cardOf(property, asked))
}

export const propertyCard = async (property: Listed, locale: Locale): Promise<PropertyCardView> => cardOf(property, await ask(locale))
