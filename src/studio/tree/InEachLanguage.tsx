'use client'

import { locales, type Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import words from './words.json'

type Props = { addresses: Partial<Record<Locale, string>>; isMoved?: boolean }

/** Shows an address in each language, or that it has none there. */
export function InEachLanguage({ addresses, isMoved }: Props) {
  const t = useWords(words)
  return (
    <span className="hestia-tree__addresses" data-moved={isMoved || undefined}>
      {locales.map((locale) => (
        <span key={locale} lang={locale} data-hidden={!addresses[locale] || undefined}>
          {addresses[locale] ?? t('hidden', { language: locale.toUpperCase() })}
        </span>
      ))}
    </span>
  )
}
