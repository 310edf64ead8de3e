'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'

import { localeOf, type Locale } from '@/i18n/locales'

import { translatorFor, type Translator, type StudioWords } from './words'

/** Returns the translator of a screen for the language of the colleague. */
export function useWords<Words extends StudioWords>(words: Words): Translator<Words> {
  const { i18n } = useTranslation()
  return useMemo(() => translatorFor(words, i18n.language), [words, i18n.language])
}

/** Returns the language of the colleague. */
export const useStudioLocale = (): Locale => localeOf(useTranslation().i18n.language)
