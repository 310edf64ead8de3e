import { priceOf, type Price, type PriceFields } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

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
export function priceName(price: Price, locale: Locale): string {
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

/** Writes the price for the owner, also when it is not public; empty while there is none. */
export const ownerPrice = (
  property: Omit<PriceFields, 'publishPrice' | 'marquee'>,
  locale: Locale,
): string => {
  const price = priceOf({ ...property, publishPrice: true }, [])
  return price.kind === 'amount' ? priceName(price, locale) : ''
}
