'use client'

import { Link, useConfig } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** Links the own account of a colleague to its security screen. */
export function SecurityLink() {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  return (
    <p>
      <Link href={`${admin}/security`}>{t('link')}</Link>
    </p>
  )
}
