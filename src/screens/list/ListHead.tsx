import type { ReactNode } from 'react'

import { SortMenu } from '@/components/list/FilterBar'
import { Breadcrumbs, type Crumb } from '@/components/shell/Breadcrumbs'
import type { ListPage } from '@/data/catalogue/listings'
import { sorts } from '@/domain/catalogue/lists/listQuery'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { listAddress } from './filters'

type Props = {
  list: ListPage
  base: string
  heading: string
  crumbs: readonly Crumb[]
  locale: Locale
  /** Below the heading. */
  children?: ReactNode
}

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

/** The head of a list: where it stands, what it lists and how many, and its order. */
export function ListHead({ list, base, heading, crumbs, locale, children }: Props) {
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
      {children}
    </header>
  )
}
