'use client'

import { locales, type Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import words from './words.json'

type Props = { addresses: Partial<Record<Locale, string>>; isMoved?: boolean }

/** Where something lies in each language, or that it is not shown there. */
export function InEachLanguage({ addresses, isMoved }: Props) {
  const says = useWords(words)
  return (
    <span className="hestia-tree__addresses" data-moved={isMoved || undefined}>
      {locales.map((locale) => (
        <span key={locale} lang={locale} data-hidden={!addresses[locale] || undefined}>
          {addresses[locale] ?? says('hidden', { language: locale.toUpperCase() })}
        </span>
      ))}
    </span>
  )
}
