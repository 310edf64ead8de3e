'use client'

import { Button, useConfig } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** Links the list of menus to the screen of all menus. */
export function MenusTreeLink() {
  const t = useWords(words)
  const { config } = useConfig()
  return (
    <Button
      el="link"
      to={`${config.routes.admin}/menus-tree`}
      buttonStyle="secondary"
      size="small"
      margin={false}
    >
      {t('title')}
    </Button>
  )
}
