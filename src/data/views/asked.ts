import { toggled, type Question } from '@/domain/listings/question'
import { formatEuros } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

/** One thing that is asked, as visitors read it, and what changes when it is let go. */
export type Wish = { label: string; without: Partial<Question> }

const sameTown = (a: { name: string; zip: string }) => (b: { name: string; zip: string }) => a.name === b.name && a.zip === b.zip

/** What a question asks, one thing after the other. */
export function wishesIn(question: Question, typeName: (webId: number) => string, locale: Locale): Wish[] {
  const t = translate(locale)
  const { towns, near, types, provinces, regions, epc, has, priceFrom, priceTo, bedrooms, area, onlyNew, within } = question
  const wish = (label: string, without: Partial<Question>): Wish => ({ label, without })
  return [
    ...towns.map((town) => wish(town.name, { towns: towns.filter((one) => !sameTown(town)(one)) })),
    ...(near === undefined ? [] : [wish(t('features.near', { town: near.name, km: near.km }), { near: undefined })]),
    ...provinces.map((one) => wish(optionName(locale, 'province', one), { provinces: toggled(provinces, one) })),
    ...regions.map((one) => wish(optionName(locale, 'region', one), { regions: toggled(regions, one) })),
    ...(within === undefined ? [] : [wish(t('list.within'), { within: undefined })]),
    ...types.map((one) => wish(typeName(one), { types: toggled(types, one) })),
    ...(priceFrom === undefined ? [] : [wish(t('list.chip.priceFrom', { price: formatEuros(priceFrom) }), { priceFrom: undefined })]),
    ...(priceTo === undefined ? [] : [wish(t('list.chip.priceTo', { price: formatEuros(priceTo) }), { priceTo: undefined })]),
    ...(bedrooms === undefined ? [] : [wish(t('list.bedroomsFrom', { count: bedrooms }), { bedrooms: undefined })]),
    ...(area === undefined ? [] : [wish(t('list.areaFrom', { area }), { area: undefined })]),
    ...epc.map((one) => wish(t('list.chip.epc', { label: one.toUpperCase() }), { epc: toggled(epc, one) })),
    ...(onlyNew ? [wish(t('list.onlyNew'), { onlyNew: false })] : []),
    ...has.map((one) => wish(t(`features.names.${one}`), { has: toggled(has, one) })),
  ]
}
