import { Icon } from '@/components/icon/Icon'
import { Choices, Menu, Range } from '@/components/list/FilterBar'
import type { ListPage } from '@/data/catalogue/listings'
import { sorts } from '@/domain/catalogue/lists/listQuery'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { GoneSwitch } from './GoneSwitch'
import { listAddress, chipsOf, menusOf, priceMenuOf } from './filters'

type Props = { list: ListPage; base: string; locale: Locale }
type NarrowingProps = Props & { goal: Goal; wish: string | undefined }

function Filters({ list, base, locale }: Props) {
  const t = translate(locale)
  const address = listAddress(base)
  const price = priceMenuOf(list, locale)
  const { sort, priceFrom, priceTo } = list.question
  const menus = menusOf(list, base, locale).map(({ key, label, choices }) => (
    <Menu
      key={key}
      id={`filter-${key}`}
      label={label}
      isSet={choices.some(({ isChosen }) => isChosen)}
    >
      <Choices choices={choices} />
    </Menu>
  ))
  const priceMenu = (
    <Menu
      key="price"
      id="filter-price"
      label={price.label}
      isSet={priceFrom !== undefined || priceTo !== undefined}
    >
      <Range {...price} action={base} words={{ open: t('list.any'), show: t('list.show') }} />
    </Menu>
  )
  const choices = sorts.map((order) => ({
    label: t(`list.sort.${order}`),
    isChosen: order === sort,
    href: address({ ...list.question, page: 1, sort: order }),
  }))
  return (
    <nav aria-label={t('list.filters')} className="filter-bar border-y border-sand">
      {[...menus.slice(0, 3), priceMenu, ...menus.slice(3)]}
      <span className="xl:ml-auto" />
      <Menu id="filter-sort" label={t(`list.sort.${sort}`)}>
        <Choices choices={choices} />
      </Menu>
    </nav>
  )
}

/** A link to the demand form with the filters of this list. */
function DemandLink({ href, locale }: { href: string | undefined; locale: Locale }) {
  if (href === undefined) return null
  return (
    <a
      href={href}
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

/**
 * The controls that narrow a list: its filters, the active ones, the switch for sold listings, and
 * the link to the demand form.
 */
export function ListFilters({ list, base, goal, wish, locale }: NarrowingProps) {
  return (
    <>
      <Filters list={list} base={base} locale={locale} />
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
        <Chips list={list} base={base} locale={locale} />
        <GoneSwitch list={list} base={base} goal={goal} locale={locale} />
        <DemandLink href={wish} locale={locale} />
      </div>
    </>
  )
}
