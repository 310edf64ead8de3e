import { PropertyCard } from '@/components/cards/PropertyCard'
import { Icon } from '@/components/icon/Icon'
import { Choices, Menu, Range } from '@/components/list/FilterBar'
import { Paging } from '@/components/list/Paging'
import { findFormPage } from '@/data/formPages'
import type { ListPage } from '@/data/listings'
import { propertyCard } from '@/data/views/listing'
import { sorts } from '@/domain/listings/question'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

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

function Chips({ list, base, locale }: Props) {
  const t = translate(locale)
  const chips = chipsOf(list, base, locale)
  if (chips.length === 0) return null
  return (
    <ul className="mt-5 flex flex-wrap items-center gap-2" aria-label={t('list.chosen')}>
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
async function Empty({ list, locale }: Props) {
  const t = translate(locale)
  const register = await findFormPage('demand', locale)
  return (
    <>
      <div className="max-w-[64ch] py-6">
        <h2>{t('list.emptyTitle')}</h2>
        <p className="mt-3 text-soft">{t('list.emptyText')}</p>
        {register && (
          <a className="button button-act mt-6 min-h-12" href={register}>
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

/** The listings of a page: what narrows them, what is left, and the way on. */
export async function PropertyList({ list, base, locale }: Props) {
  const t = translate(locale)
  const { question, pages, total, properties } = list
  const address = addressIn(base)
  const title = t('list.paging', { page: question.page, pages, count: total })
  return (
    <div className="wrap pb-10">
      <Filters list={list} base={base} locale={locale} />
      <Chips list={list} base={base} locale={locale} />
      <div className="mt-8">
        {total === 0 ? <Empty list={list} base={base} locale={locale} /> : <Cards properties={properties} locale={locale} />}
        {total > 0 && (
          <Paging
            page={question.page}
            pages={pages}
            hrefOf={(page) => address({ ...question, page })}
            words={{ title, label: t('list.pages'), previous: t('list.previous'), next: t('list.next') }}
          />
        )}
      </div>
    </div>
  )
}
