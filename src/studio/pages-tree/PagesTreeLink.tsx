'use client'

import { Button, useConfig } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** Links the list of pages to their tree. */
export function PagesTreeLink() {
  const t = useWords(words)
  const { config } = useConfig()
  return (
    <Button
      el="link"
      to={`${config.routes.admin}/pages-tree`}
      buttonStyle="secondary"
      size="small"
      margin={false}
    >
      {t('title')}
    </Button>
  )
}
