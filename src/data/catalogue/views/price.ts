import { bannerOf } from '@/domain/catalogue/availability'
import { priceOf, type Price } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { findPropertyDetail } from '../propertyDetail'

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

function perPeriod(
  { amount, per, unitText }: Extract<Price, { kind: 'amount' }>,
  locale: Locale,
): string {
  const t = translate(locale)
  if (unitText) return [amount, unitText].join(' ')
  if (per === 'total') return amount
  return per === 'month'
    ? t('perMonth', { price: amount })
    : t(`detail.price.${per}`, { price: amount })
}

/** Writes a price in a language. */
function priceName(price: Price, locale: Locale): string {
  const t = translate(locale)
  switch (price.kind) {
    case 'marquee':
      return optionName(locale, 'marquee', price.marquee)
    case 'on_request':
      return t('priceOnRequest')
    case 'amount':
      return price.from
        ? t('priceFrom', { price: perPeriod(price, locale) })
        : perPeriod(price, locale)
    default:
      return price satisfies never
  }
}

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

/** Writes the price for the owner, also when it is not public; empty while there is none. */
export const ownerPrice = (
  property: Omit<Priced, 'marquee' | 'status' | 'unitStatus'>,
  locale: Locale,
): string => {
  const price = priceOf({ ...property, publishPrice: true }, [])
  return price.kind === 'amount' ? priceName(price, locale) : ''
}

export const priceView = async (property: Priced, locale: Locale): Promise<PriceView> =>
  (await priceFormatter(locale))(property)

export const priceText = async (property: Priced, locale: Locale): Promise<string> =>
  (await priceView(property, locale)).text
