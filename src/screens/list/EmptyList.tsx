import type { PropertyCardView } from '@/components/cards/PropertyCard'
import type { ListPage } from '@/data/catalogue/listings'
import { droppedFilters } from '@/data/catalogue/views/appliedFilters'
import type { Locale } from '@/i18n/locales'
import { inTown } from '@/i18n/places'
import { translate } from '@/i18n/translate'

import { listAddress } from './filters'
import { Cards } from './ListResults'
import { SaveSearch, type SaveSearchProps } from './SaveSearch'

type Props = {
  list: ListPage
  base: string
  cards: readonly PropertyCardView[]
  save: SaveSearchProps
  locale: Locale
}

/** What one filter less would find, and the cards of the first; or whatever else there is. */
function Alternatives({ list, base, cards, locale }: Omit<Props, 'save'>) {
  const t = translate(locale)
  const [shown, ...others] = droppedFilters(list, locale).map(({ filter, count, question }) => ({
    title: t('list.relaxed.title', { filter, count }),
    href: listAddress(base)(question),
  }))
  const [town] = list.emptyTowns
  const title = town
    ? t('list.elsewhere.nearest', { town })
    : (shown?.title ?? t('list.relaxed.others'))
  return (
    <section aria-label={title} className="mt-8">
      <h2>
        {shown ? (
          <a href={shown.href} rel="nofollow">
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {others.length > 0 && (
        <ul aria-label={t('list.relaxed.links')} className="mt-3 flex flex-wrap gap-x-6">
          {others.map((other) => (
            <li key={other.href}>
              <a
                href={other.href}
                rel="nofollow"
                className="inline-flex min-h-11 items-center underline"
              >
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Cards cards={cards} />
      </div>
    </section>
  )
}

/** Towns that the heading of an empty list names. */
const MAX_NAMED = 3

/** The message of an empty list, with a form that saves the search, and what comes closest. */
export function EmptyList({ save, ...props }: Props) {
  const { list, cards, locale } = props
  const t = translate(locale)
  const place = inTown(list.emptyTowns.slice(0, MAX_NAMED).join(', '), locale)
  return (
    <>
      <div className="max-w-[64ch] py-6">
        <h2>
          {list.emptyTowns.length > 0 ? t('list.elsewhere.title', { place }) : t('list.emptyTitle')}
        </h2>
        <p className="mt-3 text-soft">{t('list.emptyText')}</p>
        <SaveSearch {...save} />
      </div>
      {cards.length > 0 && <Alternatives {...props} />}
    </>
  )
}
