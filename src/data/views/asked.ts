import type { Question } from '@/domain/listings/question'
import { formatEuros } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

/** What a question asks, one thing after the other, as visitors read it. */
export function askedIn(question: Question, typeName: (webId: number) => string, locale: Locale): string[] {
  const t = translate(locale)
  const { towns, near, types, provinces, regions, epc, has, priceFrom, priceTo, bedrooms, area, onlyNew } = question
  return [
    ...new Set(towns.map(({ name }) => name)),
    ...(near ? [t('features.near', { town: near.name, km: near.km })] : []),
    ...provinces.map((one) => optionName(locale, 'province', one)),
    ...regions.map((one) => optionName(locale, 'region', one)),
    ...types.map(typeName),
    ...(priceFrom === undefined ? [] : [t('list.chip.priceFrom', { price: formatEuros(priceFrom) })]),
    ...(priceTo === undefined ? [] : [t('list.chip.priceTo', { price: formatEuros(priceTo) })]),
    ...(bedrooms === undefined ? [] : [t('list.bedroomsFrom', { count: bedrooms })]),
    ...(area === undefined ? [] : [t('list.areaFrom', { area })]),
    ...epc.map((one) => t('list.chip.epc', { label: one.toUpperCase() })),
    ...(onlyNew ? [t('list.onlyNew')] : []),
    ...has.map((one) => t(`features.names.${one}`)),
  ]
}
