import type { ReactNode } from 'react'

import { FilterBar, PhoneBar, type FilterView } from '@/components/list/FilterBar'
import { Pills, Rows, Segments, Steps } from '@/components/list/filterInputs'
import type { ListPage } from '@/data/catalogue/listings'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import {
  areaOptions,
  clearedAddress,
  countFilters,
  epcOptions,
  featureOptions,
  filterKeys,
  goneOption,
  hiddenFields,
  listAddress,
  stepOptions,
  summaryOfFilter,
  townOptions,
  typeOptions,
  type FilterKey,
} from './filters'
import { ListPrices } from './ListPrices'

type Props = { list: ListPage; base: string; goal: Goal; locale: Locale }

/** Towns with a field that narrows them, and larger places below. */
function Places({ list, locale }: Props) {
  const t = translate(locale)
  return (
    <>
      <label className="filter-typing" hidden>
        <span className="sr-only">{t('list.bar.placeHint')}</span>
        <input
          type="search"
          autoComplete="off"
          placeholder={t('list.bar.placeHint')}
          className="field w-full"
        />
      </label>
      <p className="filter-none" role="status" data-none={t('list.bar.placeNone')} />
      <Rows
        options={[
          ...areaOptions(list, locale).filter(({ isChosen }) => isChosen),
          ...townOptions(list),
        ]}
      />
      <p className="filter-title">{t('list.filter.province')}</p>
      <Rows options={areaOptions(list, locale).filter(({ isChosen }) => !isChosen)} />
    </>
  )
}

function Others({ list, goal, locale }: Props) {
  const t = translate(locale)
  const parts: { title: string; content: ReactNode }[] = [
    {
      title: t('list.filter.area'),
      content: <Steps options={stepOptions(list, 'area', locale)} label={t('list.filter.area')} />,
    },
    { title: t('list.filter.epc'), content: <Pills options={epcOptions(list)} /> },
    { title: t('features.label'), content: <Pills options={featureOptions(list, locale)} /> },
    { title: t('list.bar.also'), content: <Pills options={[goneOption(list, goal, locale)]} /> },
  ]
  return parts.map(({ title, content }) => (
    <fieldset key={title}>
      <legend>{title}</legend>
      {content}
    </fieldset>
  ))
}

const contents: Record<FilterKey, (props: Props) => ReactNode> = {
  place: Places,
  type: ({ list }) => <Pills options={typeOptions(list)} />,
  price: ListPrices,
  bedrooms: ({ list, locale }) => (
    <>
      <p className="mb-2 text-[0.9rem] text-soft">{translate(locale)('list.bar.atLeast')}</p>
      <Segments options={stepOptions(list, 'bedrooms', locale)} />
    </>
  ),
  more: Others,
}

function filterView(key: FilterKey, props: Props): FilterView {
  const { list, base, locale } = props
  const t = translate(locale)
  const labels = { place: t('list.bar.place'), more: t('list.bar.more') }
  const Content = contents[key]
  return {
    key,
    label: key === 'place' || key === 'more' ? labels[key] : t(`list.filter.${key}`),
    summary: summaryOfFilter(list, key, locale),
    clearHref: clearedAddress(list.question, base, key),
    content: <Content {...props} />,
  }
}

function PhoneFilters({ list, base, locale }: Props) {
  const t = translate(locale)
  const isMap = list.question.view === 'map'
  const others = [
    summaryOfFilter(list, 'type', locale),
    summaryOfFilter(list, 'price', locale) ?? t('list.bar.allPrices'),
  ]
  return (
    <PhoneBar
      place={summaryOfFilter(list, 'place', locale) ?? t('list.bar.everywhere')}
      others={others.filter(Boolean).join(' · ')}
      label={t('list.bar.open')}
      count={countFilters(list, locale)}
      mapHref={listAddress(base)({ ...list.question, page: 1, view: isMap ? 'list' : 'map' })}
      mapLabel={isMap ? t('list.showList') : t('list.bar.map')}
      mapIcon={isMap ? 'list' : 'map'}
    />
  )
}

/** The filters of a list: one form, which is a bar or a sheet. */
export function ListFilters(props: Props) {
  const { list, base, locale } = props
  const t = translate(locale)
  return (
    <>
      <PhoneFilters {...props} />
      <FilterBar
        action={base}
        filters={filterKeys.map((key) => filterView(key, props))}
        hidden={hiddenFields(list.question)}
        words={{
          title: t('list.filters'),
          clear: t('list.bar.clear'),
          close: t('list.bar.close'),
          show: t('list.show'),
        }}
      >
        <a
          className="filters-map"
          href={listAddress(base)({
            ...list.question,
            page: 1,
            view: list.question.view === 'map' ? 'list' : 'map',
          })}
          rel="nofollow"
        >
          {list.question.view === 'map' ? t('list.showList') : t('list.bar.map')}
        </a>
      </FilterBar>
    </>
  )
}
