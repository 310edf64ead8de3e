'use client'

import { useTranslation } from '@payloadcms/ui'

import type { FeedRun } from '@/data/feeds/runs'
import { intlLocales } from '@/i18n/locales'

import { useWords } from '../useWords'
import { localeOf } from '../words'
import { problemOf } from './reports'
import words from './words.json'

const COUNTS = ['fresh', 'changed', 'gone', 'refused'] as const

/** What earlier readings found, and how they ended. */
export function FeedHistory({ runs, names }: { runs: readonly FeedRun[]; names: Readonly<Record<string, string>> }) {
  const says = useWords(words)
  const { i18n } = useTranslation()
  const moment = new Intl.DateTimeFormat(intlLocales[localeOf(i18n.language)], { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Brussels' })
  return (
    <details>
      <summary>{says('history')}</summary>
      <div className="hestia-scroll">
        <table className="hestia-lines">
          <thead>
            <tr>
              <th scope="col">{says('when')}</th>
              <th scope="col">{says('outcome')}</th>
              {COUNTS.map((count) => (
                <th key={count} scope="col">
                  {says(count)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id}>
                <td>{[moment.format(new Date(run.createdAt)), run.byClock ? says('byClock') : ''].filter(Boolean).join(' · ')}</td>
                <td>{[says(`state_${run.state}`), problemOf(run, says, names)].filter(Boolean).join(' · ')}</td>
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
