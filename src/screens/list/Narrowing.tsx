import { Icon } from '@/components/icon/Icon'
import { Choices, Menu, Range } from '@/components/list/FilterBar'
import type { ListPage } from '@/data/listings'
import { sorts } from '@/domain/listings/question'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

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
      <Range {...price} action={base} words={{ open: t('list.any'), show: t('list.show') }} />
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
function KeepInformed({ href, locale }: { href: string | undefined; locale: Locale }) {
  if (href === undefined) return null
  return (
    <a href={href} rel="nofollow" className="ml-auto inline-flex min-h-9 items-center gap-2 text-[0.92rem] underline print:hidden">
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

/** What narrows a list: the filters it has, those that are chosen, and a way to hear of what comes. */
export function Narrowing({ list, base, wish, locale }: Props & { wish: string | undefined }) {
  return (
    <>
      <Filters list={list} base={base} locale={locale} />
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
        <Chips list={list} base={base} locale={locale} />
        <KeepInformed href={wish} locale={locale} />
      </div>
    </>
  )
}
