import type { ReactNode } from 'react'

import { Icon, type IconName } from '@/components/icon/Icon'

const FILTERS_ID = 'filters'

/** One filter of the bar. */
export type FilterView = {
  key: string
  label: string
  /** What is chosen; the button says it in place of the label. */
  summary: string | undefined
  clearHref: string
  content: ReactNode
}

type Words = { title: string; clear: string; close: string; show: string }

type BarProps = {
  action: string
  filters: readonly FilterView[]
  hidden: readonly { name: string; value: string }[]
  words: Words
  children?: ReactNode
}

const anchorOf = (id: string) => `--${id}`

/**
 * A filter: on a wide screen a button and the panel below it, on a phone a part of the sheet. The
 * browser opens and closes the panels: one at a time, closed by Escape and by a press outside.
 */
function Filter({ filter, words }: { filter: FilterView; words: Words }) {
  const { key, label, summary, clearHref, content } = filter
  const id = `filter-${key}`
  return (
    <div className="filter" data-filter={key}>
      <button
        type="button"
        popoverTarget={id}
        className="filter-button"
        data-set={summary === undefined ? undefined : true}
        style={{ anchorName: anchorOf(id) }}
      >
        {summary !== undefined && <span className="sr-only">{`${label}, `}</span>}
        <span className="truncate">{summary ?? label}</span>
        <Icon name="down" size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="filter-panel"
        style={{ positionAnchor: anchorOf(id) }}
      >
        <div className="filter-content">
          <p className="filter-title">{label}</p>
          {content}
        </div>
        <p className="filter-foot">
          <a href={clearHref} rel="nofollow" data-clear="">
            {words.clear}
          </a>
          <button className="button button-solid min-h-11" data-count="">
            {words.show}
          </button>
        </p>
      </div>
    </div>
  )
}

/** All filters of a list in one form: a bar on a wide screen, a sheet that opens on a phone. */
export function FilterBar({ action, filters, hidden, words, children }: BarProps) {
  return (
    <form
      id={FILTERS_ID}
      popover="auto"
      action={action}
      aria-label={words.title}
      className="filters"
    >
      <div className="filters-head">
        <p className="font-serif text-[1.375rem]">{words.title}</p>
        <a
          href={action}
          rel="nofollow"
          className="ml-auto inline-flex min-h-11 items-center underline"
        >
          {words.clear}
        </a>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={words.close}
          className="grid size-11 place-items-center rounded-full border border-sand"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="filters-groups">
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filters.map((filter) => (
          <Filter key={filter.key} filter={filter} words={words} />
        ))}
        {children}
      </div>
      <p className="filters-foot">
        <button className="button button-solid min-h-12 w-full justify-center" data-count="">
          {words.show}
        </button>
      </p>
    </form>
  )
}

type PhoneProps = {
  place: string
  others: string
  label: string
  count: number
  mapHref: string
  mapLabel: string
  mapIcon: IconName
}

/** The bar of a phone: a button that opens the sheet, and a link to the map or back to the list. */
export function PhoneBar({ place, others, label, count, mapHref, mapLabel, mapIcon }: PhoneProps) {
  return (
    <div className="filters-phone">
      <button type="button" popoverTarget={FILTERS_ID}>
        <Icon name="search" />
        <span className="grid min-w-0 flex-1 text-left leading-tight">
          <b className="truncate text-[0.9rem] font-semibold">{place}</b>
          <small className="truncate text-[0.8rem] text-soft">{others}</small>
        </span>
        <em>
          <Icon name="filters" size={16} />
          {label}
          {count > 0 && <b>{count}</b>}
        </em>
      </button>
      <a href={mapHref} rel="nofollow" aria-label={mapLabel}>
        <Icon name={mapIcon} size={20} />
      </a>
    </div>
  )
}

export type ChoiceView = { label: string; href: string; isChosen: boolean }

/** The order of the list: a button that opens links, each the list in that order. */
export function SortMenu({ label, choices }: { label: string; choices: readonly ChoiceView[] }) {
  const id = 'list-sort'
  const chosen = choices.find(({ isChosen }) => isChosen)
  return (
    <div className="list-sort">
      <button type="button" popoverTarget={id} style={{ anchorName: anchorOf(id) }}>
        <Icon name="sort" />
        <span className="sr-only">{`${label}, `}</span>
        <span>{chosen?.label}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="list-menu"
        style={{ positionAnchor: anchorOf(id) }}
      >
        <ul>
          {choices.map((choice, index) => (
            <li key={index}>
              <a
                href={choice.href}
                rel="nofollow"
                aria-current={choice.isChosen ? 'true' : undefined}
              >
                {choice.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
