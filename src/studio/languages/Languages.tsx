'use client'

import { Banner, Button, useConfig } from '@payloadcms/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import type { Locale } from '@/i18n/locales'

import { AskBeforeLeaving } from '../leave/AskBeforeLeaving'
import { useWords } from '../useWords'
import { copyTexts, keyOf, type Cell } from './cells'
import { LanguageCell } from './LanguageCell'
import { LanguageChoice, CopyAll } from './LanguageTools'
import { useTranslations, type TranslationState } from './useTranslations'
import words from './words.json'

type Props = {
  cells: readonly Cell[]
  all: readonly Locale[]
  /** The languages shown first, and whether only texts that need work are shown. */
  begin: { shown: readonly Locale[]; needs: boolean }
  path: string
  scope: string
  isDraft: boolean
  isClosed: boolean
}

/** Shows the result of the last save. */
function Outcome({ work }: { work: TranslationState }) {
  const t = useWords(words)
  const { outcome, problems, count } = work
  const general = problems.filter(({ path }) => path === undefined)
  return (
    <div role="status">
      {outcome === 'saved' && count === 0 && <Banner type="success">{t('saved')}</Banner>}
      {(outcome === 'refused' ||
        outcome === 'locked' ||
        outcome === 'forbidden' ||
        outcome === 'notSaved') && <Banner type="error">{t(outcome)}</Banner>}
      {general.map(({ message }) => (
        <Banner key={message} type="error">
          {message}
        </Banner>
      ))}
    </div>
  )
}

/** Focuses the first text that needs work when only those are shown. */
function useInitialFocus(needs: boolean) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!needs) return
    const first = ['missing', 'outdated']
      .map((mark) =>
        list.current?.querySelector<HTMLElement>(`[data-mark=${mark}] :is(textarea, button)`),
      )
      .find(Boolean)
    first?.focus()
  }, [needs])
  return list
}

type ToolsProps = Pick<Props, 'cells' | 'all' | 'isClosed'> & {
  work: TranslationState
  shown: readonly Locale[]
  onShow: (shown: readonly Locale[]) => void
  needs: boolean
  onNeeds: (needs: boolean) => void
}

/** Selects the languages and the texts that are shown, and copies texts between languages. */
function Tools({ cells, all, isClosed, work, shown, onShow, needs, onNeeds }: ToolsProps) {
  const t = useWords(words)
  return (
    <div className="hestia-languages__tools">
      <LanguageChoice all={all} shown={shown} onShow={onShow} />
      <label className="hestia-switch">
        <input type="checkbox" checked={needs} onChange={({ target }) => onNeeds(target.checked)} />
        {t('needs')}
      </label>
      {!isClosed && (
        <CopyAll
          shown={shown}
          onCopy={(options) => work.change(copyTexts(work.edits, cells, options))}
        />
      )}
    </div>
  )
}

type RowProps = Pick<Props, 'isClosed' | 'scope'> & {
  cell: Cell
  shown: readonly Locale[]
  work: TranslationState
}

/** Shows one text in the selected languages. */
function TextRow({ cell, shown, work, isClosed, scope }: RowProps) {
  return (
    <section
      className="hestia-text"
      aria-label={[cell.within, cell.label].filter(Boolean).join(' › ')}
    >
      <h3>
        {cell.within && <span>{cell.within} › </span>}
        {cell.label}
      </h3>
      <div className="hestia-text__cells" data-count={shown.length}>
        {shown.map((locale) => (
          <LanguageCell
            key={locale}
            cell={cell}
            locale={locale}
            shown={shown}
            work={work}
            isClosed={isClosed}
            scope={scope}
          />
        ))}
      </div>
    </section>
  )
}

function SaveBar({ work, isDraft }: { work: TranslationState; isDraft: boolean }) {
  const t = useWords(words)
  return (
    <div className="hestia-languages__save">
      <Button
        margin={false}
        disabled={work.count === 0 || work.outcome === 'busy'}
        onClick={() => void work.save()}
      >
        {t(work.outcome === 'busy' ? 'saving' : 'save')}
      </Button>
      <p className="hestia-lead">{t(isDraft ? 'isDraft' : 'isPublic')}</p>
      <Outcome work={work} />
    </div>
  )
}

/** Edits all texts of a document with its languages side by side, saved at once. */
export function Languages({ cells, all, begin, path, scope, isDraft, isClosed }: Props) {
  const t = useWords(words)
  const { config } = useConfig()
  const work = useTranslations(cells, `${config.routes.api}${path}`)
  const [shown, setShown] = useState(begin.shown)
  const [needs, setNeeds] = useState(begin.needs)
  const list = useInitialFocus(begin.needs)

  // A text that is being edited stays visible, even when it needs no more work.
  const needsWork = (cell: Cell) =>
    shown.some(
      (locale) =>
        keyOf(cell.path, locale) in work.edits ||
        (cell.marks[locale] ?? 'fallsBack') !== 'fallsBack',
    )
  const rows = needs ? cells.filter(needsWork) : cells
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (work.count > 0 && work.outcome !== 'busy') void work.save()
  }
  const tools = { cells, all, isClosed, work, shown, needs, onShow: setShown, onNeeds: setNeeds }
  return (
    <div className="hestia-languages" onKeyDown={saveByKey}>
      <Tools {...tools} />
      {isClosed && <Banner type="info">{t('closed')}</Banner>}
      {rows.length === 0 && (
        <p className="hestia-inbox__empty">{t(needs ? 'allDone' : 'noTexts')}</p>
      )}
      <div ref={list}>
        {rows.map((cell) => (
          <TextRow
            key={cell.path}
            cell={cell}
            shown={shown}
            work={work}
            isClosed={isClosed}
            scope={scope}
          />
        ))}
      </div>
      {!isClosed && <SaveBar work={work} isDraft={isDraft} />}
      <AskBeforeLeaving isUnsaved={work.count > 0} />
    </div>
  )
}
