import { PropertyCard } from '@/components/cards/PropertyCard'
import { Icon } from '@/components/icon/Icon'
import { Choices, Menu, Range } from '@/components/list/FilterBar'
import { Paging } from '@/components/list/Paging'
import { findFormPage } from '@/data/formPages'
import type { ListPage } from '@/data/listings'
import type { Scope } from '@/data/search/lists'
import { propertyCard } from '@/data/views/listing'
import { changed, sorts, toggled, writeQuestion } from '@/domain/listings/question'
import { wishHref } from '@/domain/search/wish'
import type { Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import { readQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { AreaSearch } from '@/screens/listing/AreaSearch'
import { MapView } from '@/screens/listing/MapView'

import { addressIn, chipsOf, menusOf, priceMenuOf } from './filters'

type Props = { list: ListPage; base: string; locale: Locale }

function Filters({ list, base, locale }: Props) {
  const t = translate(locale)
  const address = addressIn(base)
  const price = priceMenuOf(list, locale)
  const { sort, priceFrom, priceTo } = list.question
  const menus = menusOf(list, base, locale).map(({ key, label, choices }) => (
    <Menu key={key} id={`filter-${key}`} label={label} isSet={choices.some(({ isChosen }) => isChosen)}>
      <Choices choices={choices} />
    </Menu>
  ))
  const priced = (
    <Menu key="price" id="filter-price" label={price.label} isSet={priceFrom !== undefined || priceTo !== undefined}>
      <Range {...price} action={base} words={{ any: t('list.any'), show: t('list.show') }} />
    </Menu>
  )
  const orders = sorts.map((one) => ({ label: t(`list.sort.${one}`), isChosen: one === sort, href: address({ ...list.question, page: 1, sort: one }) }))
  return (
    <nav aria-label={t('list.filters')} className="filter-bar border-y border-sand">
      {[...menus.slice(0, 3), priced, ...menus.slice(3)]}
      <span className="xl:ml-auto" />
      <Menu id="filter-sort" label={t(`list.sort.${sort}`)}>
        <Choices choices={orders} />
      </Menu>
    </nav>
  )
}

/** Who finds nothing today hears of the next one: the search goes along to the register. */
async function KeepInformed({ list, base, goal, locale }: Props & { goal: Goal }) {
  const register = await findFormPage('demand', locale)
  if (register === undefined) return null
  return (
    <a
      href={wishHref(register, goal, addressIn(base)(list.question))}
      rel="nofollow"
      className="ml-auto inline-flex min-h-9 items-center gap-2 text-[0.92rem] underline print:hidden"
    >
      <Icon name="mail" size={16} />
      {translate(locale)('search.informed')}
    </a>
  )
}

function Chips({ list, base, locale }: Props) {
  const t = translate(locale)
  const chips = chipsOf(list, base, locale)
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={t('list.chosen')}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            rel="nofollow"
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-sand bg-sand-2 px-3.5 text-[0.92rem] no-underline hover:border-ink"
          >
            <span className="sr-only">{t('list.remove')} </span>
            {label}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <a href={base} className="inline-flex min-h-9 items-center px-2 text-[0.92rem] underline">
          {t('list.removeAll')}
        </a>
      </li>
    </ul>
  )
}

async function Cards({ properties, locale }: { properties: Property[]; locale: Locale }) {
  const cards = await Promise.all(properties.map((property) => propertyCard(property, locale)))
  return (
    <div className="cards">
      {cards.map((card, at) => (
        <PropertyCard key={card.id} property={card} eager={at === 0} level={2} />
      ))}
    </div>
  )
}

/** Nothing to show is said, with what comes near and a way to hear of the next one. */
async function Empty({ list, base, goal, locale }: Props & { goal: Goal }) {
  const t = translate(locale)
  const register = await findFormPage('demand', locale)
  return (
    <>
      <div className="max-w-[64ch] py-6">
        <h2>{t('list.emptyTitle')}</h2>
        <p className="mt-3 text-soft">{t('list.emptyText')}</p>
        {register && (
          <a className="button button-act mt-6 min-h-12" href={wishHref(register, goal, addressIn(base)(list.question))} rel="nofollow">
            {t('list.register')}
          </a>
        )}
      </div>
      {list.alternatives.length > 0 && (
        <section aria-label={t('list.nearby')} className="mt-8">
          <h2 className="mb-8">{t('list.nearby')}</h2>
          <Cards properties={list.alternatives} locale={locale} />
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

function Results({ list, base, locale }: Props) {
  const t = translate(locale)
  const { question, pages, total, properties } = list
  const address = addressIn(base)
  const title = t('list.paging', { page: question.page, pages, count: total })
  return (
    <div className="list-columns">
      <div className="list-results">
        <Cards properties={properties} locale={locale} />
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

/** The listings of a page: what narrows them, what is left, and the way on; or the same on a map. */
export function PropertyList({ list, base, scope, locale }: Props & { scope: Scope }) {
  const t = translate(locale)
  const { question, total, properties } = list
  const isMap = question.view === 'map' && total > 0
  return (
    <div className="wrap pb-10">
      <Filters list={list} base={base} locale={locale} />
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
        <Chips list={list} base={base} locale={locale} />
        <KeepInformed list={list} base={base} goal={scope.goal} locale={locale} />
      </div>
      <div className="mt-6">
        {total === 0 && <Empty list={list} base={base} goal={scope.goal} locale={locale} />}
        {total > 0 && !isMap && <Results list={list} base={base} locale={locale} />}
        {isMap && (
          <>
            <p className="mb-4">
              <a className="inline-flex min-h-11 items-center underline" href={addressIn(base)({ ...question, view: 'list' })}>
                {t('list.showList')}
              </a>
            </p>
            <MapView listings={properties} locale={locale} query={readQuery(writeQuestion(question))} total={total} filters={filtersOf(list, scope)} />
          </>
        )}
      </div>
    </div>
  )
}
