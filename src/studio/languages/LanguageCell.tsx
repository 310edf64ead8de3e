'use client'

import { Pill } from '@payloadcms/ui'
import { useId } from 'react'

import { isBlank, plainOf } from '@/domain/languages/blank'
import { localeNames, type Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import { keyOf, valueOf, type Cell } from './cells'
import { RichCell } from './RichCell'
import type { Translating } from './useTranslating'
import words from './words.json'

type Props = { cell: Cell; locale: Locale; shown: readonly Locale[]; work: Translating; isClosed: boolean; scope: string }

const looks = { missing: 'error', fallsBack: 'light', outdated: 'warning' } as const

/** The other languages that have something to take over. */
function CopyFrom({ cell, locale, shown, work, label }: Props & { label: string }) {
  const says = useWords(words)
  const others = shown.filter((one) => one !== locale && !isBlank(valueOf(cell, one, work.edits)))
  if (others.length === 0) return null
  return (
    <select
      value=""
      aria-label={`${says('copyFrom')}: ${label}`}
      onChange={({ target }) => {
        const from = others.find((one) => one === target.value)
        if (from) work.set(cell, locale, valueOf(cell, from, work.edits))
      }}
    >
      <option value="">{says('copyFrom')}</option>
      {others.map((one) => (
        <option key={one} value={one}>
          {localeNames[one]}
        </option>
      ))}
    </select>
  )
}

function Input({ cell, locale, work, isClosed, scope, id, label, invalid }: Props & { id: string; label: string; invalid: boolean }) {
  const says = useWords(words)
  const value = valueOf(cell, locale, work.edits)
  const common = { id, disabled: isClosed, 'aria-invalid': invalid, 'aria-describedby': `${id}-told` }
  if (cell.kind === 'checkbox') {
    return (
      <label className="hestia-switch">
        <input type="checkbox" {...common} aria-label={label} checked={value === true} onChange={({ target }) => work.set(cell, locale, target.checked)} />
        {says(value === true ? 'shown' : 'hidden')}
      </label>
    )
  }
  if (cell.kind === 'richText') {
    return <RichCell {...{ id, label, value, isClosed }} lang={locale} schema={`${scope}.${cell.schema}`} onChange={(next) => work.set(cell, locale, next)} />
  }
  if (cell.kind === 'other') return <p className="hestia-lead">{says(isBlank(value) ? 'nothing' : 'inForm')}</p>
  return (
    <textarea
      {...common}
      aria-label={label}
      lang={locale}
      rows={cell.kind === 'textarea' ? 3 : 1}
      value={plainOf(value)}
      onChange={({ target }) => work.set(cell, locale, cell.kind === 'text' ? target.value.replace(/\n/g, ' ') : target.value)}
    />
  )
}

/** One text in one language, with what is to be done about it. */
export function LanguageCell(props: Props) {
  const { cell, locale, work, isClosed } = props
  const says = useWords(words)
  const id = useId()
  const key = keyOf(cell.path, locale)
  const label = `${cell.within ? `${cell.within} › ` : ''}${cell.label} (${localeNames[locale]})`
  const isEdited = key in work.edits
  const isConfirmed = work.confirmed.has(key)
  const mark = isEdited || isConfirmed ? undefined : cell.marks[locale]
  const problem = work.problems.find((one) => one.path === cell.path && one.locale === locale)
  return (
    <div className="hestia-cell" data-mark={mark} data-edited={isEdited || isConfirmed || undefined}>
      <div className="hestia-cell__head">
        <span>{localeNames[locale]}</span>
        {mark && (
          <Pill pillStyle={looks[mark]} size="small">
            {says(mark)}
          </Pill>
        )}
        {isConfirmed && (
          <Pill pillStyle="success" size="small">
            {says('confirmed')}
          </Pill>
        )}
      </div>
      <Input {...props} id={id} label={label} invalid={problem !== undefined} />
      <p id={`${id}-told`} className="hestia-cell__problem" role={problem ? 'alert' : undefined}>
        {problem && (problem.conflict ? says('conflict') : problem.message)}
      </p>
      {!isClosed && cell.kind !== 'checkbox' && cell.kind !== 'other' && (
        <div className="hestia-cell__ways">
          <CopyFrom {...props} label={label} />
          {cell.marks[locale] === 'outdated' && !isEdited && (
            <button type="button" aria-pressed={isConfirmed} onClick={() => work.confirm(cell, locale)}>
              {says('stillRight')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
