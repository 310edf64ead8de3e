import {
  blocksOf,
  fillPlaceholders,
  fillHeader,
  toHeaderLine,
  plainTextOfBlocks,
  type Block,
  type PlaceholderValues,
} from '@/domain/mail/mailText'
import { isExternalLink } from '@/domain/site/links'

import type { Agency } from './agency'
import type { EmailContent, RenderedEmail } from './emailContent'
import { htmlOf } from './html'
import type { MailOrder, MailText } from './order'
import { textOf } from './text'

function actionOf(
  text: MailText,
  action: MailOrder['action'],
  placeholders: PlaceholderValues,
): EmailContent['action'] {
  if (!action || !isExternalLink(action.href)) return undefined
  const label = toHeaderLine(action.label ?? fillPlaceholders(text.actionLabel ?? '', placeholders))
  return { label: label || new URL(action.href).hostname, href: action.href }
}

/**
 * Splits the text so that cards stand below the paragraph that names the matches; where staff left
 * that out, below everything.
 */
function splitAt(
  blocks: readonly Block[],
  matchesText: string | undefined,
): Pick<EmailContent, 'blocks' | 'below'> {
  const at = blocks.findIndex((block) => plainTextOfBlocks([block]) === matchesText)
  return at < 0
    ? { blocks, below: [] }
    : { blocks: blocks.slice(0, at + 1), below: blocks.slice(at + 1) }
}

/**
 * Fills the text of staff with placeholders and the agency's data. No value can become markup, a
 * placeholder or a header.
 */
export function renderEmail(
  text: MailText,
  order: Omit<MailOrder, 'kind' | 'to'>,
  agency: Agency,
): RenderedEmail {
  const { locale, lines = [], cards = [], unsubscribe } = order
  const placeholders = {
    agencyName: agency.name,
    agencyPhone: agency.phone,
    agencyEmail: agency.email,
    ...order.placeholders,
  }
  const subject = fillHeader(text.subject, placeholders) || agency.name
  const email: EmailContent = {
    locale,
    subject,
    ...splitAt(blocksOf(text.body, placeholders), order.placeholders.matches),
    lines,
    cards,
    agency,
    unsubscribe,
    action: actionOf(text, order.action, placeholders),
  }
  return { subject, html: htmlOf(email), text: textOf(email) }
}
