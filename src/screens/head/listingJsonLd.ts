import { locationOf as spotOf } from '@/data/catalogue/location'
import { loaded } from '@/data/core/payload'
import { picturesOf } from '@/data/catalogue/views/picture'
import { isOnOffer } from '@/domain/catalogue/availability'
import type { Amount, Price } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type JsonLdObject = Record<string, unknown>

/** The schema.org type of each main type number; all others are Accommodation. */
const schemaTypes: Record<number, string> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' }

const squareMetres = (value: number): JsonLdObject => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'MTK',
})

function addressOf({
  publishAddress,
  street,
  houseNumber,
  boxNumber,
  city,
}: Property): JsonLdObject {
  const town = loaded(city)
  const line = publishAddress ? [street, houseNumber, boxNumber].filter(Boolean).join(' ') : ''
  return {
    '@type': 'PostalAddress',
    ...(line && { streetAddress: line }),
    postalCode: town?.zip,
    addressLocality: town?.name,
    addressCountry: town?.country?.toUpperCase(),
  }
}

function homeOf(property: Property, locale: Locale): JsonLdObject {
  const { bedrooms, bathrooms, livingArea, constructionYear, epcValue, epcLabel } = property
  const location = spotOf(property)
  return {
    '@type': schemaTypes[loaded(property.mainType)?.webId ?? 0] ?? 'Accommodation',
    address: addressOf(property),
    ...(location?.isExact && {
      geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    }),
    ...(bedrooms && { numberOfBedrooms: bedrooms }),
    ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
    ...(livingArea && { floorSize: squareMetres(livingArea) }),
    ...(constructionYear && { yearBuilt: constructionYear }),
    ...((typeof epcValue === 'number' || epcLabel) && {
      additionalProperty: {
        '@type': 'PropertyValue',
        name: 'EPC',
        ...(typeof epcValue === 'number' && { value: epcValue, unitText: 'kWh/m²' }),
        ...(epcLabel && { description: optionName(locale, 'epcLabel', epcLabel) }),
      },
    }),
  }
}

/** The periods of a rent, as schema.org codes them. */
const periods = { month: ['MON', 'month'], week: ['WEE', 'week'], year: ['ANN', 'year'] } as const

/**
 * The price that the page shows. Without its period a rent would read as a sale at that price; a price
 * by area or paid in part is left out, because it would read as that of the whole.
 */
function priceJson(goal: Property['goal'], { value, from, per, contract }: Amount): JsonLdObject {
  if (contract) return {}
  const price = { [from ? 'minPrice' : 'price']: value, priceCurrency: 'EUR' }
  if (goal !== 'rent') {
    if (per !== 'total') return {}
    return from ? { priceSpecification: { '@type': 'PriceSpecification', ...price } } : price
  }
  if (per !== 'month' && per !== 'week' && per !== 'year') return {}
  const [unitCode, unitText] = periods[per]
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      unitCode,
      unitText,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  }
}

function offerOf(property: Property, price: Price): JsonLdObject {
  const { goal } = property
  const isOffered = isOnOffer(property)
  return {
    '@type': 'Offer',
    businessFunction: `http://purl.org/goodrelations/v1#${goal === 'rent' ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${isOffered ? 'InStock' : 'SoldOut'}`,
    ...(isOffered && price.kind === 'amount' && priceJson(goal, price)),
  }
}

type ListingSummary = {
  title: string
  description: string
  price: Price
  url: string | undefined
  absolute: (href: string) => string
}

/** Returns the structured data of a listing, only from what its page shows. */
export function listingJsonLd(
  property: Property,
  { title, description, price, url, absolute }: ListingSummary,
  locale: Locale,
): JsonLdObject {
  return {
    '@type': 'RealEstateListing',
    name: title,
    description,
    inLanguage: locale,
    ...(url && { url: absolute(url) }),
    ...(property.publishedOn && { datePosted: property.publishedOn.slice(0, 10) }),
    image: picturesOf(property.pictures).map(({ src, sizes }) =>
      absolute(sizes.at(-1)?.src ?? src),
    ),
    about: homeOf(property, locale),
    offers: { ...offerOf(property, price), offeredBy: { '@id': absolute('/#agency') } },
  }
}
