import { Icon } from '@/components/icon/Icon'
import { SortMenu } from '@/components/list/FilterBar'
import { Breadcrumbs, type Crumb } from '@/components/shell/Breadcrumbs'
import type { ListPage } from '@/data/catalogue/listings'
import { sorts } from '@/domain/catalogue/lists/listQuery'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { countFilters, listAddress } from './filters'

type Props = {
  list: ListPage
  base: string
  heading: string
  crumbs: readonly Crumb[]
  /** The address of the demand form with the filters of this list. */
  wish: string | undefined
  locale: Locale
}

/** From this number of filters on, saving the search is offered with more weight. */
const MANY_FILTERS = 3

function Sort({ list, base, locale }: Pick<Props, 'list' | 'base' | 'locale'>) {
  const t = translate(locale)
  const address = listAddress(base)
  return (
    <SortMenu
      label={t('list.bar.sort')}
      choices={sorts.map((sort) => ({
        label: t(`list.sort.${sort}`),
        isChosen: sort === list.question.sort,
        href: address({ ...list.question, page: 1, sort }),
      }))}
    />
  )
}

/** A link to the demand form, which takes the filters over; after several filters a card. */
function Alert({ list, wish, locale }: Pick<Props, 'list' | 'wish' | 'locale'>) {
  if (wish === undefined) return null
  const t = translate(locale)
  if (countFilters(list, locale) < MANY_FILTERS)
    return (
      <p className="list-alert">
        <a href={wish} rel="nofollow">
          <Icon name="bell" />
          <span>{t('list.bar.alert')}</span>
        </a>
      </p>
    )
  return (
    <p className="list-alert list-alert-card">
      <Icon name="bell" size={20} />
      <span>{t('list.bar.saveText')}</span>
      <a href={wish} rel="nofollow" className="button button-solid min-h-11">
        {t('list.bar.save')}
      </a>
    </p>
  )
}

/** The head of a list: where it stands, what it lists and how many, its order, and the alert. */
export function ListHead({ list, base, heading, crumbs, wish, locale }: Props) {
  return (
    <header className="list-head">
      <Breadcrumbs
        label={translate(locale)('breadcrumbs')}
        crumbs={crumbs}
        className="list-crumbs"
      />
      <div className="list-headline">
        <h1>
          {heading} <span>{list.total}</span>
        </h1>
        <Sort list={list} base={base} locale={locale} />
      </div>
      <Alert list={list} wish={wish} locale={locale} />
    </header>
  )
}
