'use client'

import { Banner, useConfig } from '@payloadcms/ui'

import type { BulkChangeReport } from '@/data/catalogue/bulkChange'

import { useWords } from '../useWords'
import words from './words.json'

/** Shows how many properties were changed, and which were refused and why. */
export function BulkResult({ report }: { report: BulkChangeReport }) {
  const t = useWords(words)
  const { config } = useConfig()
  const { changed, unchanged, refused } = report
  return (
    <>
      <Banner type={refused.length > 0 ? 'error' : 'success'}>
        {t('result', { changed, unchanged, refused: refused.length })}
      </Banner>
      {refused.length > 0 && (
        <ul className="hestia-refused">
          {refused.map(({ id, reference, title, reason }) => (
            <li key={id}>
              <a href={`${config.routes.admin}/collections/properties/${id}`}>
                {[reference, title || t('nameless')].filter(Boolean).join(' · ')}
              </a>
              : {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
