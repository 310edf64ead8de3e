import type { PropertyCardView } from '@/components/cards/PropertyCard'
import { bannerOf, isOnOffer } from '@/domain/catalogue/availability'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { RouteTable } from '@/i18n/routes'
import { optionName, translate } from '@/i18n/translate'

import { findSavedListingPages } from '../savedListings'
import { findRoutes, propertyRoute } from '@/data/site/routes'
import type { ListingSummary } from '../search/listingSummaryRows'
import { energyBadge } from './energy'
import { pictureOf } from './picture'
import { listingName } from './listingName'
import { priceFormatter, type PriceView } from './price'

export { listingName }

function factsOf({ bedrooms, livingArea, groundArea }: ListingSummary, locale: Locale): string[] {
  const t = translate(locale)
  return [
    bedrooms ? t('bedrooms', { count: bedrooms }) : '',
    livingArea ? t('area', { area: formatNumber(livingArea, locale) }) : '',
    groundArea ? t('ground', { area: formatNumber(groundArea, locale) }) : '',
  ].filter((fact) => fact !== '')
}

/** What all cards of a page have in common. */
type CardContext = {
  routes: RouteTable
  favourites: string | undefined
  priceOf: (property: ListingSummary) => PriceView
  locale: Locale
}

function cardOf(
  property: ListingSummary,
  { routes, favourites, priceOf, locale }: CardContext,
): PropertyCardView {
  const { id, reference } = property
  const banner = bannerOf(property)
  const heading = priceOf(property).text
  const route = propertyRoute(property)
  const picture = pictureOf(property.pictures?.[0])
  const epc = energyBadge(property, locale)
  const ribbon = banner === 'none' ? undefined : optionName(locale, 'marquee', banner)
  const place = listingName(property, locale)
  return {
    id,
    href: route && routes.hrefFor(route),
    ...(picture && { picture }),
    ...(ribbon && {
      flag: {
        text: ribbon,
        tone: !isOnOffer(property) ? 'closed' : banner === 'new' ? 'new' : 'quiet',
      },
    }),
    heading,
    ...(epc && { epc }),
    place,
    facts: factsOf(property, locale),
    ...(favourites &&
      reference && {
        heart: {
          reference,
          label: translate(locale)('favourites.keep', { title: `${place}, ${heading}` }),
        },
      }),
  }
}

async function loadCardContext(locale: Locale): Promise<CardContext> {
  const [routes, { favourites }, priceOf] = await Promise.all([
    findRoutes(locale),
    findSavedListingPages(locale),
    priceFormatter(locale),
  ])
  return { routes, favourites, priceOf, locale }
}

/** Returns listings as cards. What the cards have in common is loaded once. */
export async function propertyCards(
  properties: readonly ListingSummary[],
  locale: Locale,
): Promise<PropertyCardView[]> {
  const context = await loadCardContext(locale)
  return properties.map((property) => cardOf(property, context))
}

/** Returns a listing as a card. */
export const propertyCard = async (
  property: ListingSummary,
  locale: Locale,
): Promise<PropertyCardView> => cardOf(property, await loadCardContext(locale))
