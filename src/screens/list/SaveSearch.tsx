import { Icon } from '@/components/icon/Icon'
import type { ListPage } from '@/data/catalogue/listings'
import type { Goal } from '@/domain/catalogue/vocabulary'
import { FormView } from '@/forms/FormView'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { countFilters, listAddress } from './filters'

export type SaveSearchProps = {
  list: ListPage
  base: string
  goal: Goal
  /** The filters of the list as a query, with the types of its page. */
  filters: string
  /** The address of the demand form with these filters. */
  wish: string | undefined
  query: Query
  locale: Locale
}

/** From this number of filters on, saving the search is offered with more weight. */
const MANY_FILTERS = 3

/** Asks for an email address, and saves the search with the filters of the list. */
export function SaveSearch({ list, base, goal, filters, wish, query, locale }: SaveSearchProps) {
  const search = { goal: [goal], wish: [filters], typed: query.typed ?? [] }
  return (
    <div className="save-search">
      <FormView
        kind="saved_search"
        locale={locale}
        page={listAddress(base)(list.question)}
        query={search}
      />
      {wish && (
        <a href={wish} rel="nofollow">
          {translate(locale)('list.bar.saveMore')}
        </a>
      )}
    </div>
  )
}

/** The same behind a line in the head of the list; after several filters the line is a card. */
export const SaveSearchFold = (props: SaveSearchProps) => (
  <details
    className="list-alert"
    data-many={countFilters(props.list, props.locale) >= MANY_FILTERS || undefined}
    open={props.query.typed !== undefined}
  >
    <summary>
      <Icon name="bell" />
      <span>{translate(props.locale)('list.bar.alert')}</span>
    </summary>
    <SaveSearch {...props} />
  </details>
)
