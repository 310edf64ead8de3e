import { bannerOf } from '@/domain/catalogue/availability'
import { priceOf } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { findPropertyDetail } from '../propertyDetail'
import { priceName } from './priceName'

export type Priced = Pick<
  Property,
  | 'price'
  | 'priceUnit'
  | 'priceUnitText'
  | 'goal'
  | 'publishPrice'
  | 'marquee'
  | 'status'
  | 'unitStatus'
>

/** The text of a price; `isAmount` is false when another text takes its place. */
export type PriceView = { text: string; isAmount: boolean }

/** Returns a function that writes the price of a listing, or the text in its place. */
export async function priceFormatter(locale: Locale): Promise<(property: Priced) => PriceView> {
  const { ignoredMarquees } = await findPropertyDetail(locale)
  return (property) => {
    const price = priceOf({ ...property, marquee: bannerOf(property) }, ignoredMarquees ?? [])
    return { text: priceName(price, locale), isAmount: price.kind === 'amount' }
  }
}

/** Whether a banner stands in the place of the price, as staff have chosen it for this banner. */
export async function isPriceReplaced(property: Priced, locale: Locale): Promise<boolean> {
  const { ignoredMarquees } = await findPropertyDetail(locale)
  const price = priceOf({ ...property, marquee: bannerOf(property) }, ignoredMarquees ?? [])
  return price.kind === 'marquee'
}

export const priceView = async (property: Priced, locale: Locale): Promise<PriceView> =>
  (await priceFormatter(locale))(property)

export const priceText = async (property: Priced, locale: Locale): Promise<string> =>
  (await priceView(property, locale)).text
