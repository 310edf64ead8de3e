import {
  formatEuros,
  priceOf,
  type Amount,
  type Price,
  type PriceFields,
} from '@/domain/catalogue/price'
import type { PriceRange } from '@/domain/catalogue/projectPrice'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

function perPeriod(
  { amount, per, unitText }: Pick<Amount, 'amount' | 'per' | 'unitText'>,
  locale: Locale,
): string {
  const t = translate(locale)
  if (unitText) return [amount, unitText].join(' ')
  if (per === 'total') return amount
  return per === 'month'
    ? t('perMonth', { price: amount })
    : t(`detail.price.${per}`, { price: amount })
}

const underContract = (price: string, contract: Amount['contract'], locale: Locale): string =>
  contract ? translate(locale)(`priceUnder.${contract}`, { price }) : price

/** Writes a price in a language. */
export function priceName(price: Price, locale: Locale): string {
  const t = translate(locale)
  switch (price.kind) {
    case 'marquee':
      return optionName(locale, 'marquee', price.marquee)
    case 'on_request':
      return t('priceOnRequest')
    case 'amount':
      return underContract(
        price.from ? t('priceFrom', { price: perPeriod(price, locale) }) : perPeriod(price, locale),
        price.contract,
        locale,
      )
    default:
      return price satisfies never
  }
}

/** Writes the range of prices of a project: "€ 283.000 to € 540.000"; one price where there is only one. */
export function rangeName(range: PriceRange, locale: Locale): string {
  const t = translate(locale)
  const { lowest, highest } = range
  const from = formatEuros(lowest)
  if (highest === undefined)
    return t('priceFrom', { price: perPeriod({ ...range, amount: from }, locale) })
  const amount =
    highest === lowest ? from : t('project.priceBetween', { from, to: formatEuros(highest) })
  return perPeriod({ ...range, amount }, locale)
}

/** Writes the price for the owner, also when it is not public; empty while there is none. */
export const ownerPrice = (
  {
    price,
    priceUnit,
    priceUnitText,
    goal,
    contractType,
  }: Pick<PriceFields, 'price' | 'priceUnit' | 'priceUnitText' | 'goal' | 'contractType'>,
  locale: Locale,
): string => {
  const shown = priceOf(
    { price, priceUnit, priceUnitText, goal, contractType, publishPrice: true },
    [],
  )
  return shown.kind === 'amount' ? priceName(shown, locale) : ''
}
