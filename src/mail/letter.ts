import { blocksOf, fill, fillHeader, oneLine, plainOf, type Block, type Told } from '@/domain/mailText'
import { isExternalLink } from '@/domain/links'

import type { House } from './house'
import { htmlOf } from './html'
import type { MailOrder, MailText } from './order'
import { textOf } from './text'

/** A mail as it is drawn, once with markup and once without. */
export type Letter = {
  locale: MailOrder['locale']
  subject: string
  blocks: readonly Block[]
  /** What is said below the cards. */
  below: readonly Block[]
  lines: NonNullable<MailOrder['lines']>
  cards: NonNullable<MailOrder['cards']>
  action: { label: string; href: string } | undefined
  unsubscribe: string | undefined
  house: House
}

export type Written = { subject: string; html: string; text: string }

function actionOf(text: MailText, action: MailOrder['action'], told: Told): Letter['action'] {
  if (!action || !isExternalLink(action.href)) return undefined
  const label = oneLine(action.label ?? fill(text.actionLabel ?? '', told))
  return { label: label || new URL(action.href).hostname, href: action.href }
}

/** Cards stand below the paragraph that says what was found; where staff left that out, below everything. */
function parted(blocks: readonly Block[], found: string | undefined): Pick<Letter, 'blocks' | 'below'> {
  const at = blocks.findIndex((block) => plainOf([block]) === found)
  return at < 0 ? { blocks, below: [] } : { blocks: blocks.slice(0, at + 1), below: blocks.slice(at + 1) }
}

/** Joins the words of staff, what is told, and the house. Nothing that is told can become markup, a placeholder or a header. */
export function writeLetter(text: MailText, order: Pick<MailOrder, 'locale' | 'told' | 'lines' | 'cards' | 'action' | 'unsubscribe'>, house: House): Written {
  const { locale, lines = [], cards = [], unsubscribe } = order
  const told = { agencyName: house.name, agencyPhone: house.phone, agencyEmail: house.email, ...order.told }
  const subject = fillHeader(text.subject, told) || house.name
  const letter: Letter = {
    ...{ locale, subject, ...parted(blocksOf(text.body, told), order.told.matches), lines, cards, house, unsubscribe },
    action: actionOf(text, order.action, told),
  }
  return { subject, html: htmlOf(letter), text: textOf(letter) }
}
