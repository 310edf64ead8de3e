'use client'

import { Banner, Button, useConfig } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import type { Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import { copied, keyOf, type Cell } from './cells'
import { LanguageCell } from './LanguageCell'
import { Choice, CopyAll } from './LanguageTools'
import { useTranslating, type Translating } from './useTranslating'
import words from './words.json'

type Props = {
  cells: readonly Cell[]
  all: readonly Locale[]
  /** The languages to begin with, and whether only what needs work is shown. */
  begin: { shown: readonly Locale[]; needs: boolean }
  path: string
  scope: string
  isDraft: boolean
  isClosed: boolean
}

/** What was answered to the last save. */
function Told({ work }: { work: Translating }) {
  const says = useWords(words)
  const { outcome, problems, count } = work
  const unplaced = problems.filter(({ path }) => path === undefined)
  return (
    <div role="status">
      {outcome === 'saved' && count === 0 && <Banner type="success">{says('saved')}</Banner>}
      {(outcome === 'refused' || outcome === 'locked' || outcome === 'forbidden' || outcome === 'notSaved') && <Banner type="error">{says(outcome)}</Banner>}
      {unplaced.map(({ message }) => (
        <Banner key={message} type="error">
          {message}
        </Banner>
      ))}
    </div>
  )
}

/** Who comes to do what is missing begins at the first of it. */
function useBeginning(needs: boolean) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!needs) return
    const first = ['missing', 'outdated'].map((mark) => list.current?.querySelector<HTMLElement>(`[data-mark=${mark}] :is(textarea, button)`)).find(Boolean)
    first?.focus()
  }, [needs])
  return list
}

/** All texts of a document, its languages beside each other, saved at once. */
export function Languages({ cells, all, begin, path, scope, isDraft, isClosed }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const work = useTranslating(cells, `${config.routes.api}${path}`)
  const [shown, setShown] = useState(begin.shown)
  const [needs, setNeeds] = useState(begin.needs)
  const list = useBeginning(begin.needs)

  // A text stays in sight while it is written, also when nothing is missing any more.
  const isToDo = (cell: Cell) => shown.some((locale) => keyOf(cell.path, locale) in work.edits || (cell.marks[locale] ?? 'fallsBack') !== 'fallsBack')
  const rows = needs ? cells.filter(isToDo) : cells
  return (
    <div
      className="hestia-languages"
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        if (work.count > 0) void work.save()
      }}
    >
      <div className="hestia-languages__tools">
        <Choice all={all} shown={shown} onShow={setShown} />
        <label className="hestia-switch">
          <input type="checkbox" checked={needs} onChange={({ target }) => setNeeds(target.checked)} />
          {says('needs')}
        </label>
        {!isClosed && <CopyAll shown={shown} onCopy={(asked) => work.change(copied(work.edits, cells, asked))} />}
      </div>
      {isClosed && <Banner type="info">{says('closed')}</Banner>}
      {rows.length === 0 && <p className="hestia-inbox__empty">{says(needs ? 'allDone' : 'noTexts')}</p>}
      <div ref={list}>
        {rows.map((cell) => (
          <section key={cell.path} className="hestia-text" aria-label={[cell.within, cell.label].filter(Boolean).join(' › ')}>
            <h3>
              {cell.within && <span>{cell.within} › </span>}
              {cell.label}
            </h3>
            <div className="hestia-text__cells" data-count={shown.length}>
              {shown.map((locale) => (
                <LanguageCell key={locale} {...{ cell, locale, shown, work, isClosed, scope }} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {!isClosed && (
        <div className="hestia-languages__save">
          <Button margin={false} disabled={work.count === 0 || work.outcome === 'busy'} onClick={() => void work.save()}>
            {says(work.outcome === 'busy' ? 'saving' : 'save')}
          </Button>
          <p className="hestia-lead">{says(isDraft ? 'isDraft' : 'isPublic')}</p>
          <Told work={work} />
        </div>
      )}
    </div>
  )
}
