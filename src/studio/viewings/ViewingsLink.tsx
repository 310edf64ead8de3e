'use client'

import { Button, useConfig } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** Links the list of appointments to the week. */
export function ViewingsLink() {
  const t = useWords(words)
  const { config } = useConfig()
  return (
    <Button
      el="link"
      to={`${config.routes.admin}/visits`}
      buttonStyle="secondary"
      size="small"
      margin={false}
    >
      {t('title')}
    </Button>
  )
}
