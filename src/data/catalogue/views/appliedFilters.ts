import { toggled, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { formatEuros } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import { ofTown } from '@/i18n/places'
import { optionName, translate } from '@/i18n/translate'

import type { ListResult } from '../search/queryList'

/** One filter of a list query, with its label and the change that removes it. */
export type AppliedFilter = { label: string; without: Partial<ListQuery> }

const isSameTown = (a: { name: string; zip: string }) => (b: { name: string; zip: string }) =>
  a.name === b.name && a.zip === b.zip

type RelaxedList = Pick<ListResult, 'question' | 'relaxed' | 'offers'>

/** Names the filter that each relaxed query of an empty list gave up, with what it finds then. */
export function droppedFilters(
  { question, relaxed, offers }: RelaxedList,
  locale: Locale,
): { filter: string; count: number; question: ListQuery }[] {
  const typeName = (type: number) =>
    offers.types.find(({ value }) => value === type)?.name ?? String(type)
  const labelsOf = (query: ListQuery) =>
    appliedFilters(query, typeName, locale).map(({ label }) => label)
  const all = labelsOf(question)
  return relaxed.map(({ question: query, total }) => {
    const otherLabels = labelsOf(query)
    const dropped = all.filter((label) => !otherLabels.includes(label))
    return { filter: dropped.join(', '), count: total, question: query }
  })
}

const filter = (label: string, without: Partial<ListQuery>): AppliedFilter => ({ label, without })

/** The filter of a value, where the query has one. */
const optional = <Value>(
  value: Value | undefined,
  filterOf: (value: Value) => AppliedFilter,
): AppliedFilter[] => (value === undefined ? [] : [filterOf(value)])

/** Lists the filters of a list query, each with its label. */
export function appliedFilters(
  query: ListQuery,
  typeName: (webId: number) => string,
  locale: Locale,
): AppliedFilter[] {
  const t = translate(locale)
  const { towns, types, provinces, regions, epc, has } = query
  return [
    ...towns.map((town) =>
      filter(town.name, { towns: towns.filter((other) => !isSameTown(town)(other)) }),
    ),
    ...optional(query.near, ({ name, km }) =>
      filter(t('features.near', { town: ofTown(name, locale), km }), { near: undefined }),
    ),
    ...provinces.map((province) =>
      filter(optionName(locale, 'province', province), { provinces: toggled(provinces, province) }),
    ),
    ...regions.map((region) =>
      filter(optionName(locale, 'region', region), { regions: toggled(regions, region) }),
    ),
    ...optional(query.within, () => filter(t('list.within'), { within: undefined })),
    ...types.map((type) => filter(typeName(type), { types: toggled(types, type) })),
    ...optional(query.priceFrom, (price) =>
      filter(t('list.chip.priceFrom', { price: formatEuros(price) }), { priceFrom: undefined }),
    ),
    ...optional(query.priceTo, (price) =>
      filter(t('list.chip.priceTo', { price: formatEuros(price) }), { priceTo: undefined }),
    ),
    ...optional(query.bedrooms, (count) =>
      filter(t('list.bedroomsFrom', { count }), { bedrooms: undefined }),
    ),
    ...optional(query.area, (area) => filter(t('list.areaFrom', { area }), { area: undefined })),
    ...epc.map((label) =>
      filter(t('list.chip.epc', { label: label.toUpperCase() }), { epc: toggled(epc, label) }),
    ),
    ...(query.onlyNew ? [filter(t('list.onlyNew'), { onlyNew: false })] : []),
    ...has.map((feature) =>
      filter(optionName(locale, 'feature', feature), { has: toggled(has, feature) }),
    ),
  ]
}
