'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { FeedRun } from '@/data/feeds/runs'
import { ROWS_AT_ONCE, type RowState } from '@/domain/feeds/formats'

import { useWords } from '../useWords'
import { sentencesOf } from './reports'
import { useRows } from './useRuns'
import words from './words.json'

type Props = { feed: string; run: FeedRun; state: RowState; names: Readonly<Record<string, string>> }

/** The listings of a run that have one state, page by page. */
export function FeedRows({ feed, run, state, names }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const [page, setPage] = useState(1)
  const rows = useRows(feed, run, state, page)
  if (!rows) return null
  if (rows.length === 0) return <p className="hestia-lead">{says('none')}</p>
  const pages = Math.ceil(run[state] / ROWS_AT_ONCE)
  return (
    <>
      <div className="hestia-scroll">
        <table className="hestia-lines">
          <caption>{says(state)}</caption>
          <thead>
            <tr>
              {(['line', 'key', 'listing', 'why'] as const).map((head) => (
                <th key={head} scope="col">
                  {says(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number}>
                <td>{row.line}</td>
                <td>{row.key}</td>
                <td>{row.property ? <a href={`${config.routes.admin}/collections/properties/${row.property}`}>{row.title || row.key}</a> : row.title}</td>
                <td>
                  {sentencesOf(row, says, names).map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <div className="hestia-actions">
          <Button buttonStyle="secondary" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {says('previous')}
          </Button>
          <span aria-live="polite">{says('page', { page: `${page} / ${pages}` })}</span>
          <Button buttonStyle="secondary" size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {says('next')}
          </Button>
        </div>
      )}
    </>
  )
}
