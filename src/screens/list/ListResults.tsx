import { PropertyCard, type PropertyCardView } from '@/components/cards/PropertyCard'
import { Paging } from '@/components/list/Paging'
import { CachedMarkup } from '@/components/static/CachedMarkup'
import type { ListPage } from '@/data/catalogue/listings'
import { PAGE_SIZE } from '@/data/catalogue/search/queryList'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { listAddress } from './filters'
import { GONE_ANCHOR, GoneSwitch } from './GoneSwitch'

type CardsProps = {
  cards: readonly PropertyCardView[]
  level?: 2 | 3
  /** Whether the page is about them: otherwise no picture of theirs is loaded ahead. */
  isFirst?: boolean
}

export const Cards = ({ cards, level = 2, isFirst = true }: CardsProps) => (
  <div className="cards">
    {cards.map((card, index) => {
      const isEager = isFirst && index === 0
      return (
        <CachedMarkup key={index} of={card} as={`${isEager ? 'eager ' : ''}${level}`}>
          <PropertyCard property={card} eager={isEager} level={level} />
        </CachedMarkup>
      )
    })}
  </div>
)

/** The sold or rented listings, below those on offer. */
function GoneListings({
  cards,
  goal,
  locale,
}: {
  cards: readonly PropertyCardView[]
  goal: Goal
  locale: Locale
}) {
  if (cards.length === 0) return null
  return (
    <section
      aria-labelledby={GONE_ANCHOR}
      className="not-first:mt-14 not-first:border-t not-first:border-sand not-first:pt-8"
    >
      <h2 id={GONE_ANCHOR} className="mb-8 scroll-mt-28">
        {translate(locale)(`list.gone.${goal}.heading`)}
      </h2>
      <Cards cards={cards} level={3} />
    </section>
  )
}

type ResultsProps = {
  list: ListPage
  base: string
  locale: Locale
  cards: readonly PropertyCardView[]
  goneCards: readonly PropertyCardView[]
  goal: Goal
}

/** The cards of a list, its paging, and what is sold or let below. */
export function ListResults({ list, base, cards, goneCards, goal, locale }: ResultsProps) {
  const t = translate(locale)
  const { question, total } = list
  const pages = question.view === 'map' ? Math.ceil(total / PAGE_SIZE) : list.pages
  const address = listAddress(base)
  return (
    <div className="list-results">
      {cards.length > 0 && <Cards cards={cards} isFirst={question.view !== 'map'} />}
      <GoneListings cards={goneCards} goal={goal} locale={locale} />
      {total + goneCards.length > 0 && (
        <Paging
          page={question.page}
          pages={pages}
          hrefOf={(page) => address({ ...question, page, view: 'list' })}
          words={{
            title: t('list.paging', { page: question.page, pages, count: total }),
            label: t('list.pages'),
            previous: t('list.previous'),
            next: t('list.next'),
          }}
        />
      )}
      <p className="mt-4">
        <GoneSwitch list={list} base={base} goal={goal} locale={locale} />
      </p>
    </div>
  )
}
