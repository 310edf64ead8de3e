import type { UIFieldServerProps } from 'payload'

import { isMailKind, placeholdersOf } from '@/domain/mails'
import words from '@/mail/words.json'

import '../studio.css'
import { localeOf } from '../words'
import { TextPreviewPanel } from './TextPreviewPanel'

/** Gives the panel the names of this mail's placeholders in the colleague's language alone. */
export function TextPreview({ data, i18n }: UIFieldServerProps) {
  const { kind }: { kind?: unknown } = data
  if (!isMailKind(kind)) return null
  const locale = localeOf(i18n.language)
  return <TextPreviewPanel kind={kind} placeholders={placeholdersOf(kind).map((name) => [name, words.names[name][locale]])} />
}
