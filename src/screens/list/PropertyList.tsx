import { island } from '@/components/island/island'
import type { start } from '@/components/list/list.island'
import type { Crumb } from '@/components/shell/Breadcrumbs'
import { Static } from '@/components/static/Static'
import type { ListPage } from '@/data/catalogue/listings'
import { mapPoints } from '@/data/catalogue/mapPoints'
import type { ListScope } from '@/data/catalogue/search/filterOptions'
import { PAGE_SIZE } from '@/data/catalogue/search/queryList'
import { propertyCards } from '@/data/catalogue/views/listing'
import { findFormPage } from '@/data/site/formPages'
import { changedQuery, toggled, writeListQuery } from '@/domain/catalogue/lists/listQuery'
import type { UnknownFilter } from '@/domain/catalogue/lists/unknownFilters'
import { demandHref } from '@/domain/catalogue/search/demandHref'
import type { MapMessage } from '@/domain/map/mapMessage'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import { MapView } from '@/screens/listing/MapView'
import { mapMessageOf } from '@/screens/map/message'
import { describeMarks, describePosters } from '@/screens/map/poster'

import { EmptyList } from './EmptyList'
import { listAddress } from './filters'
import { ListFilters } from './ListFilters'
import { ListHead } from './ListHead'
import { ListResults } from './ListResults'
import { SaveSearchFold } from './SaveSearch'
import { UnknownNotice } from './UnknownNotice'

const ListIsland = island<typeof start>('list', { wake: 'touch' })

type Props = {
  list: ListPage
  base: string
  scope: ListScope
  unknown: readonly UnknownFilter[]
  heading: string
  crumbs: readonly Crumb[]
  query: Query
  locale: Locale
}

/** Returns the list as scripts ask for it: language, goal and types of the page. */
const scopeQuery = ({ goal, types }: ListScope, locale: Locale): string =>
  new URLSearchParams([
    ['lang', locale],
    ['goal', goal],
    ...types.map((type) => ['of', String(type)]),
  ]).toString()

/** Returns the filters that a saved search has: those of the list, and the types of its page. */
const savedFilters = ({ list: { question }, scope }: Pick<Props, 'list' | 'scope'>): string =>
  writeListQuery({
    ...question,
    types: question.types.length > 0 ? question.types : scope.types,
    withGone: false,
    sort: 'newest',
    page: 1,
    view: 'list',
  })

/**
 * Returns what the map shows: all listings of the list, which it asks for itself; what is sold or let
 * only when the visitor asks for it.
 */
async function messageOf({ list, scope, locale }: Props): Promise<MapMessage | undefined> {
  const { question, total } = list
  if (total === 0) return undefined
  const filters = writeListQuery({ ...question, page: 1, sort: 'newest', view: 'list' }).slice(1)
  const source = `/api/map/points?${scopeQuery(scope, locale)}${filters && `&${filters}`}`
  const { within } = question
  // The browser replaces the list by the address of the page.
  const info = { total, list: `/${locale}/`, source, ...(within && { within }) }
  return mapMessageOf([], info, locale)
}

function areaOf({ list, base, locale }: Props) {
  const { question, total, offers } = list
  const address = listAddress(base)
  return {
    locale,
    total,
    hrefFor: (province: (typeof offers.provinces)[number]['value']) =>
      address(changedQuery(question, { provinces: toggled(question.provinces, province) })),
    mapHref: address({ ...question, page: 1, view: 'map' as const }),
    offers: offers.provinces,
  }
}

/** The cards of this page; on the map view the first of them, with the others behind links. */
async function findCards({ list, locale }: Props) {
  const listed = list.total === 0 ? list.alternatives : list.properties
  const [cards, goneCards] = await Promise.all([
    propertyCards(listed.slice(0, PAGE_SIZE), locale),
    propertyCards(list.goneProperties, locale),
  ])
  return { cards, goneCards }
}

/** The listings of a page with their filters, and a map beside them or in their place. */
export async function PropertyList(props: Props) {
  const { list, base, scope, unknown, heading, crumbs, query, locale } = props
  const { question, total, properties } = list
  const register = await findFormPage('demand', locale)
  const filters = savedFilters(props)
  const wish = register && demandHref(register, scope.goal, filters)
  const isMap = question.view === 'map' && total > 0
  const [{ cards, goneCards }, message, points, opening] = await Promise.all([
    findCards(props),
    messageOf(props),
    isMap ? mapPoints(properties, locale) : undefined,
    total > 0 ? describePosters(list, scope, locale) : undefined,
  ])
  const marks =
    isMap && opening ? await describeMarks(list, scope, opening.posters, locale) : undefined
  const common = { list, base, goal: scope.goal, locale }
  const save = { ...common, filters: filters.slice(1), wish, query }
  const island = { counting: `/api/map/count?${scopeQuery(scope, locale)}`, goal: scope.goal }
  return (
    <ListIsland className="split" data-view={isMap ? 'map' : 'list'} props={island}>
      <div className="split-list">
        <Static>
          <div className="contents">
            <ListFilters {...common} />
          </div>
        </Static>
        <div className="split-content">
          <ListHead list={list} base={base} heading={heading} crumbs={crumbs} locale={locale}>
            {total > 0 && <SaveSearchFold {...save} />}
          </ListHead>
          <UnknownNotice unknown={unknown} question={question} locale={locale} />
          {total === 0 && <EmptyList {...common} cards={cards} save={save} />}
          <Static>
            <ListResults {...common} cards={total === 0 ? [] : cards} goneCards={goneCards} />
          </Static>
        </div>
      </div>
      <Static>
        <aside className="split-map" aria-label={translate(locale)('map.area')}>
          <MapView
            message={message}
            points={points}
            opening={opening}
            marks={marks}
            area={areaOf(props)}
            locale={locale}
          />
        </aside>
      </Static>
    </ListIsland>
  )
}
