import { PropertyCard, type PropertyCardView } from '@/components/cards/PropertyCard'
import { Paging } from '@/components/list/Paging'
import { Static } from '@/components/static/Static'
import { findFormPage } from '@/data/formPages'
import type { ListPage } from '@/data/listings'
import type { Scope } from '@/data/search/lists'
import { propertyCards } from '@/data/views/listing'
import { changed, toggled, writeQuestion } from '@/domain/listings/question'
import { wishHref } from '@/domain/search/wish'
import type { Locale } from '@/i18n/locales'
import { readQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { AreaSearch } from '@/screens/listing/AreaSearch'
import { MapView } from '@/screens/listing/MapView'

import { addressIn } from './filters'
import { Narrowing } from './Narrowing'

type Props = { list: ListPage; base: string; locale: Locale }

const Cards = ({ cards }: { cards: readonly PropertyCardView[] }) => (
  <div className="cards">
    {cards.map((card, at) => (
      <PropertyCard key={at} property={card} eager={at === 0} level={2} />
    ))}
  </div>
)

/** Nothing to show is said, with what comes near and a way to hear of the next one. */
function Empty({ cards, wish, locale }: { cards: readonly PropertyCardView[]; wish: string | undefined; locale: Locale }) {
  const t = translate(locale)
  return (
    <>
      <div className="max-w-[64ch] py-6">
        <h2>{t('list.emptyTitle')}</h2>
        <p className="mt-3 text-soft">{t('list.emptyText')}</p>
        {wish && (
          <a className="button button-act mt-6 min-h-12" href={wish} rel="nofollow">
            {t('list.register')}
          </a>
        )}
      </div>
      {cards.length > 0 && (
        <section aria-label={t('list.nearby')} className="mt-8">
          <h2 className="mb-8">{t('list.nearby')}</h2>
          <Cards cards={cards} />
        </section>
      )}
    </>
  )
}

/** The same filters, as the map asks for what lies in them. */
function filtersOf({ question }: ListPage, { goal, types }: Scope): string {
  const written = writeQuestion({ ...question, page: 1, sort: 'newest', view: 'list' }).slice(1)
  return [`goal=${goal}`, ...types.map((type) => `of=${type}`), written].filter((part) => part !== '').join('&')
}

function Results({ list, base, cards, locale }: Props & { cards: readonly PropertyCardView[] }) {
  const t = translate(locale)
  const { question, pages, total } = list
  const address = addressIn(base)
  const title = t('list.paging', { page: question.page, pages, count: total })
  return (
    <div className="list-columns">
      <div className="list-results">
        <Cards cards={cards} />
        <Paging
          page={question.page}
          pages={pages}
          hrefOf={(page) => address({ ...question, page })}
          words={{ title, label: t('list.pages'), previous: t('list.previous'), next: t('list.next') }}
        />
      </div>
      <div className="list-aside">
        <AreaSearch
          locale={locale}
          total={total}
          hrefFor={(province) => address(changed(question, { provinces: toggled(question.provinces, province) }))}
          mapHref={address({ ...question, page: 1, view: 'map' })}
          offers={list.offers.provinces}
        />
      </div>
    </div>
  )
}

function OnMap({ list, base, scope, wish, locale }: Props & { scope: Scope; wish: string | undefined }) {
  const { question, total, properties } = list
  return (
    <div className="wrap pb-10">
      <Static>
        <div>
          <Narrowing list={list} base={base} wish={wish} locale={locale} />
        </div>
      </Static>
      <div className="mt-6">
        <p className="mb-4">
          <a className="inline-flex min-h-11 items-center underline" href={addressIn(base)({ ...question, view: 'list' })}>
            {translate(locale)('list.showList')}
          </a>
        </p>
        <MapView listings={properties} locale={locale} query={readQuery(writeQuestion(question))} total={total} filters={filtersOf(list, scope)} />
      </div>
    </div>
  )
}

/** The listings of a page: what narrows them, what is left, and the way on; or the same on a map. */
export async function PropertyList({ list, base, scope, locale }: Props & { scope: Scope }) {
  const { question, total, properties, alternatives } = list
  const register = await findFormPage('demand', locale)
  const wish = register && wishHref(register, scope.goal, addressIn(base)(question))
  if (question.view === 'map' && total > 0) return <OnMap list={list} base={base} scope={scope} wish={wish} locale={locale} />
  const shown = total === 0 ? alternatives : properties
  const cards = await propertyCards(shown, locale)
  return (
    <Static>
      <div className="wrap pb-10">
        <Narrowing list={list} base={base} wish={wish} locale={locale} />
        <div className="mt-6">
          {total === 0 ? <Empty cards={cards} wish={wish} locale={locale} /> : <Results list={list} base={base} cards={cards} locale={locale} />}
        </div>
      </div>
    </Static>
  )
}
