import type { ListPage } from '@/data/catalogue/listings'
import { appliedFilters } from '@/data/catalogue/views/appliedFilters'
import {
  changedQuery,
  toggled,
  writeListQuery,
  type ListQuery,
} from '@/domain/catalogue/lists/listQuery'
import { formatEuros } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

type Choice = { label: string; count: number; href: string; isChosen: boolean }
export type FilterMenu = { key: string; label: string; choices: readonly Choice[] }

/** An active filter, and the list without it. */
export type Chip = { label: string; href: string }

export type RangeMenu = {
  label: string
  from: Steps
  to: Steps
  others: { name: string; value: string }[]
}
type Steps = {
  name: string
  label: string
  options: { value: number; label: string; isChosen: boolean }[]
}

type CountedOption = { count: number; isChosen: boolean }

/** Returns a function that writes the address of the list for a query. */
export const listAddress =
  (base: string) =>
  (question: ListQuery): string =>
    base + writeListQuery(question)

const sameTown = (a: { name: string; zip: string }) => (b: { name: string; zip: string }) =>
  a.name === b.name && a.zip === b.zip

type WriteChoice = (option: CountedOption, label: string, change: Partial<ListQuery>) => Choice

const writerOf =
  (question: ListQuery, base: string): WriteChoice =>
  ({ count, isChosen }, label, change) => ({
    label,
    count,
    isChosen,
    href: listAddress(base)(changedQuery(question, change)),
  })

const townChoices = ({ question, offers }: ListPage, choice: WriteChoice): Choice[] =>
  offers.towns.map((option) =>
    choice(option, `${option.name} (${option.value.zip})`, {
      towns: option.isChosen
        ? question.towns.filter((town) => !sameTown(option.value)(town))
        : [...question.towns, option.value],
    }),
  )

function regionChoices(
  { question, offers }: ListPage,
  choice: WriteChoice,
  locale: Locale,
): Choice[] {
  const t = translate(locale)
  const provinces = offers.provinces.map((option) =>
    choice(option, optionName(locale, 'province', option.value), {
      provinces: toggled(question.provinces, option.value),
    }),
  )
  const regions = offers.regions.map((option) =>
    choice(option, t('list.wholeRegion', { region: optionName(locale, 'region', option.value) }), {
      regions: toggled(question.regions, option.value),
    }),
  )
  return [...provinces, ...regions]
}

function featureChoices(
  { question, offers: { onlyNew, has } }: ListPage,
  choice: WriteChoice,
  locale: Locale,
): Choice[] {
  const t = translate(locale)
  const features = has.map((option) =>
    choice(option, optionName(locale, 'feature', option.value), {
      has: toggled(question.has, option.value),
    }),
  )
  return onlyNew.count > 0 || onlyNew.isChosen
    ? [choice(onlyNew, t('list.onlyNew'), { onlyNew: !question.onlyNew }), ...features]
    : features
}

/** Returns the filter menus whose choices are links. Choosing a chosen step removes it. */
export function menusOf(page: ListPage, base: string, locale: Locale): FilterMenu[] {
  const { question, offers } = page
  const t = translate(locale)
  const choice = writerOf(question, base)
  const step = (key: 'bedrooms' | 'area', label: (count: number) => string) =>
    offers[key === 'bedrooms' ? 'bedrooms' : 'areas']
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .map((option) =>
        choice(option, label(option.value), { [key]: option.isChosen ? undefined : option.value }),
      )
  const types = offers.types.map((option) =>
    choice(option, option.name, { types: toggled(question.types, option.value) }),
  )
  const labels = offers.epc.map((option) =>
    choice(option, option.value.toUpperCase(), { epc: toggled(question.epc, option.value) }),
  )
  const menus = [
    { key: 'city', choices: townChoices(page, choice) },
    { key: 'province', choices: regionChoices(page, choice, locale) },
    { key: 'type', choices: types },
    { key: 'bedrooms', choices: step('bedrooms', (count) => t('list.bedroomsFrom', { count })) },
    { key: 'area', choices: step('area', (area) => t('list.areaFrom', { area })) },
    { key: 'epc', choices: labels },
    { key: 'has', choices: featureChoices(page, choice, locale) },
  ] as const
  return menus
    .filter(({ choices }) => choices.length > 0)
    .map(({ key, choices }) => ({
      key,
      label: key === 'has' ? t('features.label') : t(`list.filter.${key}`),
      choices,
    }))
}

/**
 * Returns the price filter as a form: minimum and maximum, with the number of listings of each
 * step. The other filters are sent as hidden inputs.
 */
export function priceMenuOf({ question, offers }: ListPage, locale: Locale): RangeMenu {
  const t = translate(locale)
  const options = (steps: ListPage['offers']['priceFrom'], chosen: number | undefined) => {
    const isListed = chosen === undefined || steps.some(({ value }) => value === chosen)
    const chosenOption = isListed
      ? []
      : [{ value: chosen ?? 0, label: formatEuros(chosen ?? 0), isChosen: true }]
    const countedOptions = steps.flatMap(({ value, count, isChosen }) =>
      count > 0 || isChosen
        ? [{ value, isChosen, label: t('list.step', { value: formatEuros(value), count }) }]
        : [],
    )
    return [...chosenOption, ...countedOptions]
  }
  const rest = new URLSearchParams(
    writeListQuery(changedQuery(question, { priceFrom: undefined, priceTo: undefined })),
  )
  return {
    label: t('list.filter.price'),
    from: {
      name: 'price_from',
      label: t('list.priceFrom'),
      options: options(offers.priceFrom, question.priceFrom),
    },
    to: {
      name: 'price_to',
      label: t('list.priceTo'),
      options: options(offers.priceTo, question.priceTo),
    },
    others: [...rest].map(([name, value]) => ({ name, value })),
  }
}

/** Returns the active filters, each with the address of the list without it. */
export function chipsOf({ question, offers }: ListPage, base: string, locale: Locale): Chip[] {
  const typeName = (type: number) =>
    offers.types.find(({ value }) => value === type)?.name ?? String(type)
  const address = listAddress(base)
  return appliedFilters(question, typeName, locale).map(({ label, without }) => ({
    label,
    href: address(changedQuery(question, without)),
  }))
}
