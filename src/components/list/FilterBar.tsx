import type { ReactNode } from 'react'

import { Icon } from '@/components/icon/Icon'

/**
 * A button that opens a panel below it, without a script: the browser handles light dismiss and
 * Escape.
 */
export function Menu({
  id,
  label,
  isSet = false,
  children,
}: {
  id: string
  label: string
  isSet?: boolean
  children: ReactNode
}) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="filter-button"
        data-set={isSet || undefined}
        style={{ anchorName: `--${id}` }}
      >
        {label}
        <Icon name="down" size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="filter-panel"
        style={{ positionAnchor: `--${id}` }}
      >
        {children}
      </div>
    </>
  )
}

export type ChoiceView = { label: string; count?: number; href: string; isChosen: boolean }

/**
 * The values of a filter, each a link to its list with the number of listings. The React key is
 * sent with the page, here and wherever lists are long: an index is the shortest key.
 */
export function Choices({ choices }: { choices: readonly ChoiceView[] }) {
  return (
    <ul className="grid gap-px">
      {choices.map(({ label, count, href, isChosen }, index) => (
        <li key={index}>
          {count === 0 && !isChosen ? (
            <span className="filter-choice text-soft">
              {label}
              <small>{count}</small>
            </span>
          ) : (
            <a
              href={href}
              rel="nofollow"
              aria-current={isChosen ? 'true' : undefined}
              className="filter-choice"
            >
              {label}
              {count !== undefined && <small>{count}</small>}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

type PriceSteps = {
  name: string
  label: string
  options: { value: number; label: string; isChosen: boolean }[]
}

type RangeProps = {
  action: string
  from: PriceSteps
  to: PriceSteps
  others: { name: string; value: string }[]
  words: { open: string; show: string }
}

function StepSelect({ steps, open }: { steps: PriceSteps; open: string }) {
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {steps.label}
      <select
        name={steps.name}
        defaultValue={steps.options.find(({ isChosen }) => isChosen)?.value ?? ''}
        className="field min-w-44"
      >
        <option value="">{open}</option>
        {steps.options.map(({ value, label }, index) => (
          <option key={index} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A minimum and a maximum, sent as a plain form. */
export function Range({ action, from, to, others, words }: RangeProps) {
  return (
    <form action={action} className="grid gap-4 p-3">
      {others.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <StepSelect steps={from} open={words.open} />
      <StepSelect steps={to} open={words.open} />
      <button className="button button-solid min-h-11 justify-center">{words.show}</button>
    </form>
  )
}
