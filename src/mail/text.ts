import { plainOf } from '@/domain/mailText'
import { translate } from '@/i18n/translate'

import type { Letter } from './letter'

const indented = (value: string): string => value.replace(/\n/g, '\n  ')

/** The part for programs and readers that want no markup, made of the same pieces. */
export function textOf({ action, below, blocks, cards, house, lines, locale, unsubscribe }: Letter): string {
  const t = translate(locale)
  const { address, email, legal, name, phone } = house
  const parts = [
    plainOf(blocks),
    cards.map(({ title, text, note, href }) => [title, text, note, href].filter(Boolean).join('\n')).join('\n\n'),
    plainOf(below),
    lines.map(([label, value]) => `${label}: ${indented(value)}`).join('\n'),
    action && `${action.label}:\n${action.href}`,
    ['-- ', name, address, [phone, email].filter(Boolean).join(' · '), ...legal].filter(Boolean).join('\n'),
    unsubscribe && `${t('mails.why')} ${t('mails.unsubscribe')}: ${unsubscribe}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
