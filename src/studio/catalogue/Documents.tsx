import type { JoinFieldServerProps } from 'payload'

import { documentKinds } from '@/domain/site/options'
import { localeOf, locales } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import '../studio.css'
import { DocumentsPanel } from './DocumentsPanel'

/**
 * Passes the panel the names of all kinds, in the language of the colleague and in every language
 * of a title.
 */
export function Documents({ i18n }: JoinFieldServerProps) {
  const namesIn = (locale: (typeof locales)[number]) =>
    Object.fromEntries(
      documentKinds.map((kind) => [kind, optionName(locale, 'documentKind', kind)]),
    )
  const titles = Object.fromEntries(locales.map((locale) => [locale, namesIn(locale)]))
  return (
    <DocumentsPanel
      kinds={documentKinds}
      names={namesIn(localeOf(i18n.language))}
      titles={titles}
    />
  )
}
