import type { ReactNode } from 'react'

import { Static } from '@/components/static/Static'
import { findFormPage } from '@/data/site/formPages'
import type { ListPage } from '@/data/catalogue/listings'
import type { ListScope } from '@/data/catalogue/search/filterOptions'
import { propertyCards } from '@/data/catalogue/views/listing'
import { writeListQuery } from '@/domain/catalogue/lists/listQuery'
import type { UnknownFilter } from '@/domain/catalogue/lists/unknownFilters'
import { demandHref } from '@/domain/catalogue/search/demandHref'
import type { Locale } from '@/i18n/locales'
import { readQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { MapView } from '@/screens/listing/MapView'

import { listAddress } from './filters'
import { EmptyList } from './EmptyList'
import { ListResults } from './ListResults'
import { ListFilters } from './ListFilters'
import { UnknownNotice } from './UnknownNotice'

type Props = { list: ListPage; base: string; locale: Locale }

/** Returns the filters of the list as the query of the map. */
function filtersOf({ question }: ListPage, { goal, types }: ListScope): string {
  const written = writeListQuery({
    ...question,
    withGone: false,
    page: 1,
    sort: 'newest',
    view: 'list',
  }).slice(1)
  return [`goal=${goal}`, ...types.map((type) => `of=${type}`), written]
    .filter((part) => part !== '')
    .join('&')
}

/** The listings on a map. */
function MapResults({
  list,
  base,
  scope,
  wish,
  notice,
  locale,
}: Props & { scope: ListScope; wish: string | undefined; notice: ReactNode }) {
  const { question, total, properties } = list
  return (
    <div className="wrap pb-10">
      <Static>
        <div>
          {notice}
          <ListFilters list={list} base={base} goal={scope.goal} wish={wish} locale={locale} />
        </div>
      </Static>
      <div className="mt-6">
        <p className="mb-4">
          <a
            className="inline-flex min-h-11 items-center underline"
            href={listAddress(base)({ ...question, view: 'list' })}
          >
            {translate(locale)('list.showList')}
          </a>
        </p>
        <MapView
          listings={properties}
          locale={locale}
          query={readQuery(writeListQuery(question))}
          total={total}
          filters={filtersOf(list, scope)}
        />
      </div>
    </div>
  )
}

/** The listings of a page with their filters and paging, or on a map. */
export async function PropertyList({
  list,
  base,
  scope,
  unknown,
  locale,
}: Props & { scope: ListScope; unknown: readonly UnknownFilter[] }) {
  const { question, total, properties, goneProperties, alternatives } = list
  const register = await findFormPage('demand', locale)
  const wish = register && demandHref(register, scope.goal, listAddress(base)(question))
  const notice = <UnknownNotice unknown={unknown} question={question} locale={locale} />
  if (question.view === 'map' && total > 0)
    return (
      <MapResults
        list={list}
        base={base}
        scope={scope}
        wish={wish}
        notice={notice}
        locale={locale}
      />
    )
  const listed = total === 0 ? alternatives : properties
  const [cards, goneCards] = await Promise.all([
    propertyCards(listed, locale),
    propertyCards(goneProperties, locale),
  ])
  const resultsWith = (available: typeof cards) => (
    <ListResults
      list={list}
      base={base}
      cards={available}
      goneCards={goneCards}
      goal={scope.goal}
      locale={locale}
    />
  )
  return (
    <Static>
      <div className="wrap pb-10">
        {notice}
        <ListFilters list={list} base={base} goal={scope.goal} wish={wish} locale={locale} />
        <div className="mt-6">
          {total === 0 && (
            <EmptyList list={list} base={base} cards={cards} wish={wish} locale={locale} />
          )}
          {total === 0 && goneCards.length > 0 && <div className="mt-14">{resultsWith([])}</div>}
          {total > 0 && resultsWith(cards)}
        </div>
      </div>
    </Static>
  )
}
