import type { UIFieldServerProps } from 'payload'

import { isMailKind, placeholdersOf } from '@/domain/mail/mails'
import { placeholderNames } from '@/mail/words'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { TextPreviewPanel } from './TextPreviewPanel'

/**
 * Passes the panel the placeholders of an email text, named in the language of the colleague only.
 */
export function TextPreview({ data, i18n }: UIFieldServerProps) {
  const { kind }: { kind?: unknown } = data
  if (!isMailKind(kind)) return null
  const locale = localeOf(i18n.language)
  return (
    <TextPreviewPanel
      kind={kind}
      placeholders={placeholdersOf(kind).map((name) => [name, placeholderNames[name][locale]])}
    />
  )
}
