import { placeOf as spotOf } from '@/data/places'
import { loaded } from '@/data/payload'
import { picturesOf } from '@/data/views/picture'
import { isToBeHad } from '@/domain/availability'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type Thing = Record<string, unknown>

/** Types that search engines know by the number the agencies' systems give them; the others are simply accommodation. */
const kinds: Record<number, string> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' }

const squareMetres = (value: number): Thing => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' })

function addressOf({ publishAddress, street, houseNumber, boxNumber, city }: Property): Thing {
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

function homeOf(property: Property, locale: Locale): Thing {
  const { bedrooms, bathrooms, livingArea, constructionYear, epcValue, epcLabel } = property
  const spot = spotOf(property)
  return {
    '@type': kinds[loaded(property.mainType)?.webId ?? 0] ?? 'Accommodation',
    address: addressOf(property),
    ...(spot?.isExact && { geo: { '@type': 'GeoCoordinates', latitude: spot.lat, longitude: spot.lng } }),
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

function offerOf({ goal, price, publishPrice, ...property }: Property): Thing {
  return {
    '@type': 'Offer',
    businessFunction: `http://purl.org/goodrelations/v1#${goal === 'rent' ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${isToBeHad(property) ? 'InStock' : 'SoldOut'}`,
    ...(publishPrice && typeof price === 'number' && isToBeHad(property) && { price, priceCurrency: 'EUR' }),
  }
}

type Told = { title: string; description: string; url: string | undefined; absolute: (href: string) => string }

/** A listing in the words of search engines: nothing in it that its page does not show. */
export function listingOf(property: Property, { title, description, url, absolute }: Told, locale: Locale): Thing {
  return {
    '@type': 'RealEstateListing',
    name: title,
    description,
    inLanguage: locale,
    ...(url && { url: absolute(url) }),
    ...(property.publishedOn && { datePosted: property.publishedOn.slice(0, 10) }),
    image: picturesOf(property.pictures).map(({ src, sizes }) => absolute(sizes.at(-1)?.src ?? src)),
    about: homeOf(property, locale),
    offers: { ...offerOf(property), offeredBy: { '@id': absolute('/#agency') } },
  }
}
