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

function Row({ row, names }: { row: FeedRow; names: Names }) {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  return (
    <tr>
      <td>{row.line}</td>
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
              <Row key={row.number} row={row} names={names} />
            ))}
          </tbody>
        </table>
      </div>
      <Paging page={page} pages={Math.ceil(run[state] / ROWS_PER_PAGE)} onPage={setPage} />
    </>
  )
}
