import type { JoinFieldServerProps } from 'payload'

import { documentKinds } from '@/domain/site'
import { locales } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import '../studio.css'
import { localeOf } from '../words'
import { PapersPanel } from './PapersPanel'

/** The names of all kinds, in the language of whoever works and in those in which a document can be titled. */
export function Papers({ i18n }: JoinFieldServerProps) {
  const named = (locale: (typeof locales)[number]) => Object.fromEntries(documentKinds.map((kind) => [kind, optionName(locale, 'documentKind', kind)]))
  const titles = Object.fromEntries(locales.map((locale) => [locale, named(locale)]))
  return <PapersPanel kinds={documentKinds} names={named(localeOf(i18n.language))} titles={titles} />
}
