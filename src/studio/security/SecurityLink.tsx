'use client'

import { Link, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** On the account of the colleague himself: the way to its safety. */
export function SecurityLink() {
  const says = useWords(words)
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { admin } = useConfig().config.routes
  if (!user || user.id !== id) return null
  return (
    <p>
      <Link href={`${admin}/security`}>{says('link')}</Link>
    </p>
  )
}
