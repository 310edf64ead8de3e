'use client'

import { Link, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** Links the own account of a colleague to its security screen. */
export function SecurityLink() {
  const t = useWords(words)
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { admin } = useConfig().config.routes
  if (!user || user.id !== id) return null
  return (
    <p>
      <Link href={`${admin}/security`}>{t('link')}</Link>
    </p>
  )
}
