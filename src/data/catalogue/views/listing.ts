import type { PropertyCardView } from '@/components/cards/PropertyCard'
import type { SaveView } from '@/components/saved/SaveMarks'
import { bannerOf, isOnOffer } from '@/domain/catalogue/availability'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { RouteTable } from '@/i18n/routes'
import { optionName, translate } from '@/i18n/translate'
import type { PropertyDetail } from '@/payload-types'

import { findPropertyDetail } from '../propertyDetail'
import { findSavedListingPages, type SavedListingPages } from '../savedListings'
import { loaded } from '@/data/core/relations'
import { findRoutes, propertyRoute } from '@/data/site/routes'
import type { ListingSummary } from '../search/listingSummaryRows'
import { energyBadge } from './energy'
import { pictureOf } from './picture'
import { listingName } from './listingName'
import { priceFormatter, type PriceView } from './price'

export { listingName }

/** The facts of a card by the WebID of the type; all others are houses and what is like them. */
const cardFacts: Readonly<Record<number, readonly CardFact[]>> = {
  2: ['bedrooms', 'livingArea', 'terraceArea'],
  3: ['livingArea', 'terraceArea'],
  4: ['groundArea', 'frontWidth'],
  6: ['totalArea', 'frontWidth', 'groundArea'],
  7: ['totalArea', 'groundArea'],
  8: ['totalArea'],
  9: ['totalArea'],
}
const houseFacts = ['bedrooms', 'livingArea', 'groundArea'] as const
type CardFact = (typeof houseFacts)[number] | 'terraceArea' | 'frontWidth' | 'totalArea'

/** Returns up to three facts that matter for this kind of listing; one that is not known is left out. */
function factsOf(property: ListingSummary, locale: Locale): string[] {
  const t = translate(locale)
  const area = (value: number) => ({ area: formatNumber(value) })
  const says: Record<CardFact, (value: number) => string> = {
    bedrooms: (count) => t('bedrooms', { count }),
    livingArea: (value) => t('area', area(value)),
    totalArea: (value) => t('area', area(value)),
    groundArea: (value) => t('ground', area(value)),
    terraceArea: (value) => t('list.card.terrace', area(value)),
    frontWidth: (value) => t('list.card.front', { width: formatNumber(value) }),
  }
  const kind = loaded(property.mainType)?.webId
  const facts = (kind !== undefined && cardFacts[kind]) || houseFacts
  return facts.flatMap((fact) => {
    const value =
      fact === 'totalArea' ? (property.totalArea ?? property.livingArea) : property[fact]
    return value ? [says[fact](value)] : []
  })
}

/** Returns where a listing is: its street and number where they are public, and its town. */
function whereOf({ street, houseNumber, boxNumber, city }: ListingSummary, locale: Locale): string {
  const box = boxNumber ? translate(locale)('detail.box', { box: boxNumber }) : ''
  const address = street ? [street, houseNumber, box].filter(Boolean).join(' ') : ''
  return [address, loaded(city)?.name].filter(Boolean).join(', ')
}

/** The energy label of a card in words; empty where there is none. */
export const energyText = ({ epc }: Pick<PropertyCardView, 'epc'>): string =>
  epc ? `${epc.title} ${epc.name}` : ''

/** What all cards of a page have in common, and the cards that were made with it. */
type CardContext = {
  routes: RouteTable
  detail: PropertyDetail
  cards: WeakMap<ListingSummary, PropertyCardView>
  savedPages: SavedListingPages
  priceOf: (property: ListingSummary) => PriceView
  locale: Locale
}

/** What the buttons of a card are called, of the lists that have a page. */
function saveLabels(pages: SavedListingPages, title: string, locale: Locale): SaveView['labels'] {
  const t = translate(locale)
  return {
    ...(pages.favourites && { favourites: t('favourites.keep', { title }) }),
    ...(pages.compare && { compare: t('compare.keep', { title }) }),
  }
}

function cardOf(
  property: ListingSummary,
  { routes, savedPages, priceOf, locale }: CardContext,
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
    ...(reference && { listing: reference }),
    ...(property.title && { title: property.title, where: whereOf(property, locale) }),
    ...(property.morePictures?.length && { more: property.morePictures }),
    facts: factsOf(property, locale),
    ...(reference && {
      saves: { reference, labels: saveLabels(savedPages, `${place}, ${heading}`, locale) },
    }),
  }
}

/** What cards have in common, by the route table: both are kept in memory until a page changes. */
const contexts = new WeakMap<RouteTable, CardContext>()

async function loadCardContext(locale: Locale): Promise<CardContext> {
  const [routes, detail, savedPages, priceOf] = await Promise.all([
    findRoutes(locale),
    findPropertyDetail(locale),
    findSavedListingPages(locale),
    priceFormatter(locale),
  ])
  const known = contexts.get(routes)
  if (known?.detail === detail) return known
  const cards: CardContext['cards'] = new WeakMap()
  const context = { routes, detail, cards, savedPages, priceOf, locale }
  contexts.set(routes, context)
  return context
}

/** Makes the card of a listing once, while the listing is in memory. */
function cachedCard(property: ListingSummary, context: CardContext): PropertyCardView {
  const card = context.cards.get(property) ?? cardOf(property, context)
  context.cards.set(property, card)
  return card
}

/** Returns listings as cards. What the cards have in common is loaded once. */
export async function propertyCards(
  properties: readonly ListingSummary[],
  locale: Locale,
): Promise<PropertyCardView[]> {
  const context = await loadCardContext(locale)
  return properties.map((property) => cachedCard(property, context))
}

/** Returns a listing as a card. */
export const propertyCard = async (
  property: ListingSummary,
  locale: Locale,
): Promise<PropertyCardView> => cachedCard(property, await loadCardContext(locale))
