'use client'

import { Button, useConfig } from '@payloadcms/ui'

import { useWords } from '../useWords'
import words from './words.json'

/** The way from the list of menus to all of them at once. */
export function MenusTreeLink() {
  const says = useWords(words)
  const { config } = useConfig()
  return (
    <Button el="link" to={`${config.routes.admin}/menus-tree`} buttonStyle="secondary" size="small" margin={false}>
      {says('title')}
    </Button>
  )
}
