'use client'

import { Button, useAuth, useConfig } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** Links the list of cities to their import, for colleagues who may create cities. */
export function CityImportLink() {
  const t = useWords(words)
  const { config } = useConfig()
  const { permissions } = useAuth()
  if (!permissions?.collections?.cities?.create) return null
  return (
    <Button
      el="link"
      to={`${config.routes.admin}/cities-import`}
      buttonStyle="secondary"
      size="small"
      margin={false}
    >
      {t('title')}
    </Button>
  )
}
