import { priceOf, type Price, type priceSelect } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import type { Property, PropertyDetail } from '@/payload-types'

import { findPropertyDetail } from '../propertyDetail'
import { priceName } from './priceName'

export type Priced = Pick<Property, keyof typeof priceSelect>

/** The text of a price; `isAmount` is false when another text takes its place. */
export type PriceView = { text: string; isAmount: boolean }

/** Finds the banners in whose place no price is shown. */
export const findPriceBanners = async (
  locale: Locale,
): Promise<NonNullable<PropertyDetail['ignoredMarquees']>> =>
  (await findPropertyDetail(locale)).ignoredMarquees ?? []

/** Returns what the site shows as the price of a listing. */
export const listingPrice = async (property: Priced, locale: Locale): Promise<Price> =>
  priceOf(property, await findPriceBanners(locale))

/** Returns a function that writes the price of a listing, or the text in its place. */
export async function priceFormatter(locale: Locale): Promise<(property: Priced) => PriceView> {
  const banners = await findPriceBanners(locale)
  return (property) => {
    const price = priceOf(property, banners)
    return { text: priceName(price, locale), isAmount: price.kind === 'amount' }
  }
}

/**
 * Returns the listing without a price where a banner stands in its place: costs and sentences of the
 * law would give the price away.
 */
export async function withHiddenPrice(property: Property, locale: Locale): Promise<Property> {
  const { kind } = await listingPrice(property, locale)
  return kind === 'marquee' ? { ...property, publishPrice: false } : property
}

export const priceView = async (property: Priced, locale: Locale): Promise<PriceView> =>
  (await priceFormatter(locale))(property)

export const priceText = async (property: Priced, locale: Locale): Promise<string> =>
  (await priceView(property, locale)).text
