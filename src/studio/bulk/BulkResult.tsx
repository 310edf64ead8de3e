'use client'

import { Banner, useConfig } from '@payloadcms/ui'

import type { ManyReport } from '@/data/properties/changeMany'

import { useWords } from '../useWords'
import words from './words.json'

/** How many were changed, and of each that refused which it is and why. */
export function BulkResult({ report }: { report: ManyReport }) {
  const says = useWords(words)
  const { config } = useConfig()
  const { changed, unchanged, refused } = report
  return (
    <>
      <Banner type={refused.length > 0 ? 'error' : 'success'}>{says('result', { changed, unchanged, refused: refused.length })}</Banner>
      {refused.length > 0 && (
        <ul className="hestia-refused">
          {refused.map(({ id, reference, title, reason }) => (
            <li key={id}>
              <a href={`${config.routes.admin}/collections/properties/${id}`}>{[reference, title || says('nameless')].filter(Boolean).join(' · ')}</a>: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
