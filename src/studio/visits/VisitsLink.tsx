'use client'

import { Button, useConfig } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** The way from the list of appointments to their week. */
export function VisitsLink() {
  const says = useWords(words)
  const { config } = useConfig()
  return (
    <Button el="link" to={`${config.routes.admin}/visits`} buttonStyle="secondary" size="small" margin={false}>
      {says('title')}
    </Button>
  )
}
