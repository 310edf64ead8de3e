'use client'

import { Pill } from '@payloadcms/ui'
import { useId } from 'react'

import { isBlank, plainTextOf } from '@/domain/languages/blank'
import { defaultLocale, localeNames, type Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import { keyOf, valueOf, type Cell } from './cells'
import { RichCell } from './RichCell'
import { SourceChange } from './SourceChange'
import type { TranslationState } from './useTranslations'
import words from './words.json'

type Props = {
  cell: Cell
  locale: Locale
  shown: readonly Locale[]
  work: TranslationState
  isClosed: boolean
  scope: string
}

const pillStyles = { missing: 'error', fallsBack: 'light', outdated: 'warning' } as const

/** Copies the text from another language that has one. */
function CopyFrom({ cell, locale, shown, work, label }: Props & { label: string }) {
  const t = useWords(words)
  const others = shown.filter(
    (other) => other !== locale && !isBlank(valueOf(cell, other, work.edits)),
  )
  if (others.length === 0) return null
  return (
    <select
      value=""
      aria-label={`${t('copyFrom')}: ${label}`}
      onChange={({ target }) => {
        const from = others.find((other) => other === target.value)
        if (from) work.set(cell, locale, valueOf(cell, from, work.edits))
      }}
    >
      <option value="">{t('copyFrom')}</option>
      {others.map((other) => (
        <option key={other} value={other}>
          {localeNames[other]}
        </option>
      ))}
    </select>
  )
}

type InputProps = Props & { id: string; label: string; invalid: boolean }

function TextInput({ cell, locale, work, isClosed, id, label, invalid }: InputProps) {
  const value = plainTextOf(valueOf(cell, locale, work.edits))
  const isOneLine = cell.kind === 'text'
  return (
    <textarea
      id={id}
      disabled={isClosed}
      aria-invalid={invalid}
      aria-describedby={`${id}-told`}
      aria-label={label}
      lang={locale}
      rows={cell.kind === 'textarea' ? 3 : 1}
      value={value}
      onChange={({ target }) =>
        work.set(cell, locale, isOneLine ? target.value.replace(/\n/g, ' ') : target.value)
      }
    />
  )
}

function SwitchInput({ cell, locale, work, isClosed, id, label, invalid }: InputProps) {
  const t = useWords(words)
  const isOn = valueOf(cell, locale, work.edits) === true
  return (
    <label className="hestia-switch">
      <input
        type="checkbox"
        id={id}
        disabled={isClosed}
        aria-invalid={invalid}
        aria-describedby={`${id}-told`}
        aria-label={label}
        checked={isOn}
        onChange={({ target }) => work.set(cell, locale, target.checked)}
      />
      {t(isOn ? 'shown' : 'hidden')}
    </label>
  )
}

/** The input for the kind of a text. Other kinds are edited in the form of the document. */
function Input(props: InputProps) {
  const t = useWords(words)
  const { cell, locale, work, isClosed, scope, id, label } = props
  const value = valueOf(cell, locale, work.edits)
  if (cell.kind === 'checkbox') return <SwitchInput {...props} />
  if (cell.kind === 'other')
    return <p className="hestia-lead">{t(isBlank(value) ? 'nothing' : 'inForm')}</p>
  if (cell.kind !== 'richText') return <TextInput {...props} />
  return (
    <RichCell
      id={id}
      label={label}
      value={value}
      isClosed={isClosed}
      lang={locale}
      schema={`${scope}.${cell.schema}`}
      onChange={(next) => work.set(cell, locale, next)}
    />
  )
}

/** Shows a text in one language, with its state, its problem and the actions for it. */
export function LanguageCell(props: Props) {
  const { cell, locale, work, isClosed } = props
  const t = useWords(words)
  const id = useId()
  const key = keyOf(cell.path, locale)
  const label = `${cell.within ? `${cell.within} › ` : ''}${cell.label} (${localeNames[locale]})`
  const isEdited = key in work.edits
  const isConfirmed = work.confirmed.has(key)
  const mark = isEdited || isConfirmed ? undefined : cell.marks[locale]
  const problem = work.problems.find(
    (candidate) => candidate.path === cell.path && candidate.locale === locale,
  )
  return (
    <div
      className="hestia-cell"
      data-mark={mark}
      data-edited={isEdited || isConfirmed || undefined}
    >
      <div className="hestia-cell__head">
        <span>{localeNames[locale]}</span>
        {mark && (
          <Pill pillStyle={pillStyles[mark]} size="small">
            {t(mark)}
          </Pill>
        )}
        {isConfirmed && (
          <Pill pillStyle="success" size="small">
            {t('confirmed')}
          </Pill>
        )}
      </div>
      <Input {...props} id={id} label={label} invalid={problem !== undefined} />
      <p id={`${id}-told`} className="hestia-cell__problem" role={problem ? 'alert' : undefined}>
        {problem && (problem.conflict ? t('conflict') : problem.message)}
      </p>
      {mark === 'outdated' && cell.formers[locale] !== undefined && (
        <SourceChange
          former={cell.formers[locale]}
          present={valueOf(cell, defaultLocale, work.edits)}
        />
      )}
      {!isClosed && cell.kind !== 'checkbox' && cell.kind !== 'other' && (
        <div className="hestia-cell__ways">
          <CopyFrom {...props} label={label} />
          {cell.marks[locale] === 'outdated' && !isEdited && (
            <button
              type="button"
              aria-pressed={isConfirmed}
              onClick={() => work.confirm(cell, locale)}
            >
              {t('stillRight')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
