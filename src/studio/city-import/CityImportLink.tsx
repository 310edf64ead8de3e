'use client'

import { Button, useAuth, useConfig } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** The way from the list of cities to their import, for those who may go there. */
export function CityImportLink() {
  const says = useWords(words)
  const { config } = useConfig()
  const { permissions } = useAuth()
  if (!permissions?.collections?.cities?.create) return null
  return (
    <Button el="link" to={`${config.routes.admin}/cities-import`} buttonStyle="secondary" size="small" margin={false}>
      {says('title')}
    </Button>
  )
}
