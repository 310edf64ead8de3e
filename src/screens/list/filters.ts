import type { FilterInput } from '@/components/list/filterInputs'
import type { ListPage } from '@/data/catalogue/listings'
import { appliedFilters } from '@/data/catalogue/views/appliedFilters'
import { changedQuery, writeListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { formatEuros } from '@/domain/catalogue/price'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { ofTown } from '@/i18n/places'
import { optionName, translate } from '@/i18n/translate'

export const filterKeys = ['place', 'type', 'price', 'bedrooms', 'more'] as const
export type FilterKey = (typeof filterKeys)[number]

/** The part of a list query that each filter of the bar sets. */
const parts: Record<FilterKey, Partial<ListQuery>> = {
  place: { towns: [], provinces: [], regions: [], near: undefined, within: undefined },
  type: { types: [] },
  price: { priceFrom: undefined, priceTo: undefined },
  bedrooms: { bedrooms: undefined },
  more: { area: undefined, epc: [], has: [], onlyNew: false, withGone: false },
}

/** Returns a function that writes the address of the list for a query. */
export const listAddress =
  (base: string) =>
  (question: ListQuery): string =>
    base + writeListQuery(question)

/** Returns the address of the list without what one filter of the bar has set. */
export const clearedAddress = (question: ListQuery, base: string, key: FilterKey): string =>
  listAddress(base)(changedQuery(question, parts[key]))

const typeNameIn = ({ offers }: Pick<ListPage, 'offers'>) => {
  const names = new Map(offers.types.map(({ value, name }) => [value, name]))
  return (type: number) => names.get(type) ?? String(type)
}

/** Returns the values that are set in one filter of the bar, by name. */
function labelsOf(list: ListPage, key: FilterKey, locale: Locale): string[] {
  const others = filterKeys.filter((other) => other !== key)
  const own = others.reduce((query, other) => ({ ...query, ...parts[other] }), list.question)
  return appliedFilters(own, typeNameIn(list), locale).map(({ label }) => label)
}

/** Returns how many filters are set. */
export const countFilters = (list: ListPage, locale: Locale): number =>
  appliedFilters(list.question, typeNameIn(list), locale).length

const initial = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns what the button of a filter says when it is set: its value, or its first and how many more. */
export function summaryOfFilter(
  list: ListPage,
  key: FilterKey,
  locale: Locale,
): string | undefined {
  const t = translate(locale)
  const { bedrooms, priceFrom, priceTo } = list.question
  if (key === 'bedrooms')
    return bedrooms === undefined ? undefined : t('list.bar.bedrooms', { count: bedrooms })
  if (key === 'price' && priceFrom !== undefined && priceTo !== undefined)
    return t('list.bar.priceBetween', { from: formatEuros(priceFrom), to: formatEuros(priceTo) })
  const labels = labelsOf(list, key, locale)
  const [first] = labels
  if (key === 'more') {
    const count = labels.length + Number(list.question.withGone)
    return count > 0 ? t('list.bar.moreSet', { count }) : undefined
  }
  if (first === undefined) return undefined
  const rest = labels.length - 1
  return rest > 0 ? t('list.bar.plus', { first: initial(first), count: rest }) : initial(first)
}

/** Returns the towns of the list, and those that are chosen. */
export const townOptions = ({ offers }: ListPage): FilterInput[] =>
  offers.towns.map(({ value: { name, zip }, count, isChosen }) => ({
    name: 'city',
    value: `${name}|${zip}`,
    label: `${name} (${zip})`,
    count,
    isChosen,
  }))

/** Returns what can be chosen of a place besides towns: provinces, regions, a drawn area. */
export function areaOptions({ question, offers }: ListPage, locale: Locale): FilterInput[] {
  const t = translate(locale)
  const { within, near } = question
  const isChosen = true
  return [
    ...(within === undefined
      ? []
      : [{ name: 'within', value: within, label: t('list.bar.drawn'), isChosen }]),
    ...(near === undefined
      ? []
      : [
          {
            name: 'near',
            value: `${near.name}|${near.zip}|${near.km}`,
            label: initial(t('features.near', { town: ofTown(near.name, locale), km: near.km })),
            isChosen,
          },
        ]),
    ...offers.provinces.map(({ value, ...option }) => ({
      ...option,
      name: 'province',
      value,
      label: optionName(locale, 'province', value),
    })),
    ...offers.regions.map(({ value, ...option }) => ({
      ...option,
      name: 'region',
      value,
      label: t('list.wholeRegion', { inRegion: optionName(locale, 'inRegion', value) }),
    })),
  ]
}

export const typeOptions = ({ offers }: ListPage): FilterInput[] =>
  offers.types.map(({ value, name, count, isChosen }) => ({
    name: 'type',
    value: String(value),
    label: name,
    count,
    isChosen,
  }))

export const epcOptions = ({ offers }: ListPage): FilterInput[] =>
  offers.epc.map(({ value, ...option }) => ({
    ...option,
    name: 'epc',
    value,
    label: value.toUpperCase(),
  }))

/** Returns the features, with new homes first. */
export function featureOptions({ offers }: ListPage, locale: Locale): FilterInput[] {
  const { count, isChosen } = offers.onlyNew
  return [
    { name: 'new', value: '1', label: translate(locale)('list.onlyNew'), count, isChosen },
    ...offers.has.map(({ value, ...option }) => ({
      ...option,
      name: 'has',
      value,
      label: optionName(locale, 'feature', value),
    })),
  ]
}

/** Returns the steps of a filter of which one can be chosen, with "any" first. */
export function stepOptions(
  { question, offers }: ListPage,
  name: 'bedrooms' | 'area',
  locale: Locale,
): FilterInput[] {
  const t = translate(locale)
  const steps = name === 'bedrooms' ? offers.bedrooms : offers.areas
  const label = (value: number) => (name === 'bedrooms' ? `${value}+` : `${value} m²`)
  const chosen = question[name]
  const isUnlisted = chosen !== undefined && steps.every(({ value }) => value !== chosen)
  return [
    { name, value: '', label: t('list.bar.all'), isChosen: chosen === undefined },
    ...steps.map(({ value, count, isChosen }) => ({
      name,
      value: String(value),
      label: label(value),
      count,
      isChosen,
    })),
    ...(isUnlisted ? [{ name, value: String(chosen), label: label(chosen), isChosen: true }] : []),
  ]
}

/** Returns the switch for what is sold or let. */
export const goneOption = ({ question }: ListPage, goal: Goal, locale: Locale): FilterInput => ({
  name: 'sold',
  value: '1',
  label: translate(locale)(`list.bar.gone.${goal}`),
  isChosen: question.withGone,
})

/** Returns what the form of the filters sends along, though it is no filter. */
export const hiddenFields = ({ sort, view }: ListQuery): { name: string; value: string }[] => [
  ...(sort === 'newest' ? [] : [{ name: 'sort', value: sort }]),
  ...(view === 'map' ? [{ name: 'view', value: view }] : []),
]
