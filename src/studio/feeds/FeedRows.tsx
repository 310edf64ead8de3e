'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { FeedRow, FeedRun } from '@/data/feeds/runs'
import { ROWS_PER_PAGE, type RowState } from '@/domain/feeds/formats'

import { useWords } from '../useWords'
import { sentencesOf } from './reports'
import { useRows } from './useRuns'
import words from './words.json'

type Names = Readonly<Record<string, string>>
type Props = { feed: string; run: FeedRun; state: RowState; names: Names }

/** Asks which property a listing of another source is. */
function MatchQuestion({ feed, row }: { feed: string; row: FeedRow }) {
  const t = useWords(words)
  const { config } = useConfig()
  const [outcome, setOutcome] = useState<'answered' | 'failed'>()
  const answer = async (property: string | null) => {
    const response = await fetch(`${config.routes.api}/feeds/${feed}/match`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: row.key, property }),
    }).catch(() => undefined)
    setOutcome(response?.ok ? 'answered' : 'failed')
  }
  if (outcome === 'answered') return <p role="status">{t('matchAnswered')}</p>
  return (
    <div className="hestia-actions">
      {row.candidates.map(({ id, reference, title }) => (
        <Button
          key={id}
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={() => void answer(id)}
        >
          {t('matchThis', { reference: String(reference), title })}
        </Button>
      ))}
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void answer(null)}>
        {t('matchNew')}
      </Button>
      {outcome === 'failed' && <p role="alert">{t('failed')}</p>}
    </div>
  )
}

function Row({ feed, row, names }: { feed: string; row: FeedRow; names: Names }) {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  return (
    <tr>
      <td>{row.line || null}</td>
      <td>{row.key}</td>
      <td>
        {row.property ? (
          <a href={`${admin}/collections/properties/${row.property}`}>{row.title || row.key}</a>
        ) : (
          row.title
        )}
      </td>
      <td>
        {sentencesOf(row, t, names).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {row.candidates.length > 0 && <MatchQuestion feed={feed} row={row} />}
      </td>
    </tr>
  )
}

type PagingProps = { page: number; pages: number; onPage: (page: number) => void }

function Paging({ page, pages, onPage }: PagingProps) {
  const t = useWords(words)
  if (pages <= 1) return null
  return (
    <div className="hestia-actions">
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        {t('previous')}
      </Button>
      <span aria-live="polite">{t('page', { page: `${page} / ${pages}` })}</span>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        {t('next')}
      </Button>
    </div>
  )
}

/** Lists the listings of an import run that have one state, page by page. */
export function FeedRows({ feed, run, state, names }: Props) {
  const t = useWords(words)
  const [page, setPage] = useState(1)
  const rows = useRows(feed, run, state, page)
  if (!rows) return null
  if (rows.length === 0) return <p className="hestia-lead">{t('none')}</p>
  return (
    <>
      <div className="hestia-scroll">
        <table className="hestia-lines">
          <caption>{t(state)}</caption>
          <thead>
            <tr>
              {(['line', 'key', 'listing', 'why'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} feed={feed} row={row} names={names} />
            ))}
          </tbody>
        </table>
      </div>
      <Paging page={page} pages={Math.ceil(run[state] / ROWS_PER_PAGE)} onPage={setPage} />
    </>
  )
}
