import type { ListPage } from '@/data/listings'
import { wishesIn } from '@/data/views/asked'
import { changed, toggled, writeQuestion, type Question } from '@/domain/listings/question'
import { formatEuros } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

type Choice = { label: string; count: number; href: string; isChosen: boolean }
export type FilterMenu = { key: string; label: string; choices: readonly Choice[] }

/** What a visitor asks for, one thing each, and the list without it. */
export type Chip = { label: string; href: string }

export type RangeMenu = { label: string; from: Steps; to: Steps; others: { name: string; value: string }[] }
type Steps = { name: string; label: string; options: { value: number; label: string; isChosen: boolean }[] }

type Offered = { count: number; isChosen: boolean }

/** An address of the list, for a question. */
export const addressIn =
  (base: string) =>
  (question: Question): string =>
    base + writeQuestion(question)

const sameTown = (a: { name: string; zip: string }) => (b: { name: string; zip: string }) => a.name === b.name && a.zip === b.zip

/** The menus of the filter bar whose choices are links. A step that is chosen is let go by choosing it again. */
export function menusOf({ question, offers }: ListPage, base: string, locale: Locale): FilterMenu[] {
  const t = translate(locale)
  const address = addressIn(base)
  const choice = ({ count, isChosen }: Offered, label: string, change: Partial<Question>): Choice => ({
    ...{ label, count, isChosen, href: address(changed(question, change)) },
  })
  const towns = offers.towns.map((one) =>
    choice(one, `${one.name} (${one.value.zip})`, {
      towns: one.isChosen ? question.towns.filter((town) => !sameTown(one.value)(town)) : [...question.towns, one.value],
    }),
  )
  const step = (key: 'bedrooms' | 'area', label: (count: number) => string) =>
    offers[key === 'bedrooms' ? 'bedrooms' : 'areas'].flatMap((one) =>
      one.count > 0 || one.isChosen ? [choice(one, label(one.value), { [key]: one.isChosen ? undefined : one.value })] : [],
    )
  const menus = [
    { key: 'city', choices: towns },
    {
      key: 'province',
      choices: [
        ...offers.provinces.map((one) => choice(one, optionName(locale, 'province', one.value), { provinces: toggled(question.provinces, one.value) })),
        ...offers.regions.map((one) =>
          choice(one, t('list.wholeRegion', { region: optionName(locale, 'region', one.value) }), { regions: toggled(question.regions, one.value) }),
        ),
      ],
    },
    { key: 'type', choices: offers.types.map((one) => choice(one, one.name, { types: toggled(question.types, one.value) })) },
    { key: 'bedrooms', choices: step('bedrooms', (count) => t('list.bedroomsFrom', { count })) },
    { key: 'area', choices: step('area', (area) => t('list.areaFrom', { area })) },
    { key: 'epc', choices: offers.epc.map((one) => choice(one, one.value.toUpperCase(), { epc: toggled(question.epc, one.value) })) },
    {
      key: 'has',
      choices: [
        ...(offers.onlyNew.count > 0 || offers.onlyNew.isChosen ? [choice(offers.onlyNew, t('list.onlyNew'), { onlyNew: !question.onlyNew })] : []),
        ...offers.has.map((one) => choice(one, t(`features.names.${one.value}`), { has: toggled(question.has, one.value) })),
      ],
    },
  ] as const
  return menus
    .filter(({ choices }) => choices.length > 0)
    .map(({ key, choices }) => ({ key, label: key === 'has' ? t('features.label') : t(`list.filter.${key}`), choices }))
}

/** The price, as a form: from and up to, with how many each step leaves. What else is asked goes along unseen. */
export function priceMenuOf({ question, offers }: ListPage, locale: Locale): RangeMenu {
  const t = translate(locale)
  const options = (steps: ListPage['offers']['priceFrom'], chosen: number | undefined) => {
    const known = chosen === undefined || steps.some(({ value }) => value === chosen)
    const own = known ? [] : [{ value: chosen ?? 0, label: formatEuros(chosen ?? 0), isChosen: true }]
    const offered = steps.flatMap(({ value, count, isChosen }) =>
      count > 0 || isChosen ? [{ value, isChosen, label: t('list.step', { value: formatEuros(value), count }) }] : [],
    )
    return [...own, ...offered]
  }
  const rest = new URLSearchParams(writeQuestion(changed(question, { priceFrom: undefined, priceTo: undefined })))
  return {
    label: t('list.filter.price'),
    from: { name: 'price_from', label: t('list.priceFrom'), options: options(offers.priceFrom, question.priceFrom) },
    to: { name: 'price_to', label: t('list.priceTo'), options: options(offers.priceTo, question.priceTo) },
    others: [...rest].map(([name, value]) => ({ name, value })),
  }
}

/** Everything that narrows the list, each with the way back. */
export function chipsOf({ question, offers }: ListPage, base: string, locale: Locale): Chip[] {
  const typeName = (type: number) => offers.types.find(({ value }) => value === type)?.name ?? String(type)
  const address = addressIn(base)
  return wishesIn(question, typeName, locale).map(({ label, without }) => ({ label, href: address(changed(question, without)) }))
}
