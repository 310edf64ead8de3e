'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'

import { saysIn, type Says, type StudioWords } from './words'

/** The words of a screen in the colleague's language. */
export function useWords<Words extends StudioWords>(words: Words): Says<Words> {
  const { i18n } = useTranslation()
  return useMemo(() => saysIn(words, i18n.language), [words, i18n.language])
}
