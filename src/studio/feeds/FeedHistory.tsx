'use client'

import type { FeedRun } from '@/data/feeds/runs'
import { formatShortEvent } from '@/i18n/formats'

import { useStudioLocale, useWords } from '../useWords'
import { problemOf } from './reports'
import words from './words.json'

const COUNTS = ['fresh', 'changed', 'gone', 'refused'] as const

/** Lists earlier import runs with their counts and results. */
export function FeedHistory({
  runs,
  names,
}: {
  runs: readonly FeedRun[]
  names: Readonly<Record<string, string>>
}) {
  const t = useWords(words)
  const locale = useStudioLocale()
  return (
    <details>
      <summary>{t('history')}</summary>
      <div className="hestia-scroll">
        <table className="hestia-lines">
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('outcome')}</th>
              {COUNTS.map((count) => (
                <th key={count} scope="col">
                  {t(count)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id}>
                <td>
                  {[formatShortEvent(run.createdAt, locale), run.byClock ? t('byClock') : '']
                    .filter(Boolean)
                    .join(' · ')}
                </td>
                <td>
                  {[t(`state_${run.state}`), problemOf(run, t, names)].filter(Boolean).join(' · ')}
                </td>
                {COUNTS.map((count) => (
                  <td key={count}>{run[count]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
