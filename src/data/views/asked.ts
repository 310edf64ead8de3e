import { openQuestion, type Question, type Town } from '@/domain/listings/question'
import { formatEuros } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

/** One thing that is asked of a list, as visitors read it. */
type Asked = { label: string }

/** What a question asks, one thing after the other. */
export function askedIn(question: Question, typeName: (webId: number) => string, locale: Locale): Asked[] {
  const t = translate(locale)
  const { towns, types, provinces, regions, epc, priceFrom, priceTo, bedrooms, area, onlyNew } = { ...openQuestion, ...question }
  const label = (text: string): Asked => ({ label: text })
  return [
    ...towns.map(({ name }: Town) => label(name)),
    ...provinces.map((one) => label(optionName(locale, 'province', one))),
    ...regions.map((one) => label(optionName(locale, 'region', one))),
    ...types.map((one) => label(typeName(one))),
    ...(priceFrom === undefined ? [] : [label(t('list.chip.priceFrom', { price: formatEuros(priceFrom) }))]),
    ...(priceTo === undefined ? [] : [label(t('list.chip.priceTo', { price: formatEuros(priceTo) }))]),
    ...(bedrooms === undefined ? [] : [label(t('list.bedroomsFrom', { count: bedrooms }))]),
    ...(area === undefined ? [] : [label(t('list.areaFrom', { area }))]),
    ...epc.map((one) => label(t('list.chip.epc', { label: one.toUpperCase() }))),
    ...(onlyNew ? [label(t('list.onlyNew'))] : []),
  ]
}
