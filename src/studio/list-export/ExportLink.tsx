'use client'

import { useAuth, useConfig, useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

import '../studio.css'
import { useWords } from '../useWords'
import words from './words.json'

/** Downloads the list with the filters that are set. Agents read lists, and do not take them away. */
export function ExportLink() {
  const t = useWords(words)
  const { user } = useAuth()
  const { api } = useConfig().config.routes
  const { collectionSlug } = useListQuery()
  const filters = useSearchParams().toString()
  if (!user || !('role' in user) || user.role === 'agent') return null
  return (
    <p className="hestia-export">
      <a href={`${api}/${collectionSlug}/export-list?${filters}`} download>
        {t('export')}
      </a>
    </p>
  )
}
