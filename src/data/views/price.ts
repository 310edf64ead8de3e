import { priceOf, type Price } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { findPropertyDetail } from '../propertyDetail'

export type Priced = Pick<Property, 'price' | 'priceUnit' | 'priceUnitText' | 'goal' | 'publishPrice' | 'marquee'>

function perPeriod({ amount, per, unitText }: Extract<Price, { kind: 'amount' }>, locale: Locale): string {
  const t = translate(locale)
  if (unitText) return [amount, unitText].join(' ')
  if (per === 'total') return amount
  return per === 'month' ? t('perMonth', { price: amount }) : t(`detail.price.${per}`, { price: amount })
}

/** A price in the words of a language. */
function priceName(price: Price, locale: Locale): string {
  const t = translate(locale)
  switch (price.kind) {
    case 'marquee':
      return optionName(locale, 'marquee', price.marquee)
    case 'on_request':
      return t('priceOnRequest')
    case 'amount':
      return price.from ? t('priceFrom', { price: perPeriod(price, locale) }) : perPeriod(price, locale)
    default:
      return price satisfies never
  }
}

export type PriceView = { text: string; isAmount: boolean }

/** What stands where the price of a listing is read, and whether that is an amount: for any number of listings. */
export async function pricing(locale: Locale): Promise<(property: Priced) => PriceView> {
  const { ignoredMarquees } = await findPropertyDetail(locale)
  return (property) => {
    const price = priceOf(property, ignoredMarquees ?? [])
    return { text: priceName(price, locale), isAmount: price.kind === 'amount' }
  }
}

/** The price as its owner knows it, whatever visitors are told in its place; empty while there is none. */
export const askedPrice = (property: Omit<Priced, 'marquee'>, locale: Locale): string => {
  const price = priceOf({ ...property, publishPrice: true }, [])
  return price.kind === 'amount' ? priceName(price, locale) : ''
}

export const priceView = async (property: Priced, locale: Locale): Promise<PriceView> => (await pricing(locale))(property)

export const priceText = async (property: Priced, locale: Locale): Promise<string> => (await priceView(property, locale)).text
