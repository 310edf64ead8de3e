import { plainTextOfBlocks } from '@/domain/mail/mailText'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { labelled } from '@/i18n/typeset'

import type { EmailContent } from './emailContent'

const indented = (value: string): string => value.replace(/\n/g, '\n  ')

/** A heading has an empty line above it. */
const lineText = ([label, value]: EmailContent['lines'][number], locale: Locale): string =>
  label === '' ? `\n${value}` : labelled(label, indented(value), locale)

/** Renders the plain text part of an email from the same content. */
export function textOf({
  action,
  below,
  blocks,
  cards,
  agency,
  lines,
  locale,
  signature,
  unsubscribe,
}: EmailContent): string {
  const t = translate(locale)
  const { address, email, legal, name, phone } = agency
  const parts = [
    plainTextOfBlocks(blocks),
    cards
      .map(({ title, text, note, reason, href }) =>
        [title, text, note, reason, href].filter(Boolean).join('\n'),
      )
      .join('\n\n'),
    plainTextOfBlocks(below),
    lines
      .map((line) => lineText(line, locale))
      .join('\n')
      .trimStart(),
    action && `${labelled(action.label, '', locale).trimEnd()}\n${action.href}`,
    plainTextOfBlocks(signature),
    ['-- ', name, address, [phone, email].filter(Boolean).join(' · '), ...legal]
      .filter(Boolean)
      .join('\n'),
    unsubscribe && `${t('mails.why')} ${labelled(t('mails.unsubscribe'), unsubscribe, locale)}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
