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

type Parts = Pick<EmailContent, 'blocks' | 'below' | 'signature'>

/**
 * Splits the text so that cards stand below the paragraph that names the matches, where staff left that
 * out below everything, and the last paragraph that names the agency signs what stands above it.
 */
function partsOf(blocks: readonly Block[], { matches, agencyName }: PlaceholderValues): Parts {
  const [last] = blocks.slice(-1)
  const isSigned =
    blocks.length > 1 && last && agencyName && plainTextOfBlocks([last]).includes(agencyName)
  const signature = isSigned ? [last] : []
  const unsigned = isSigned ? blocks.slice(0, -1) : blocks
  const at = unsigned.findIndex((block) => plainTextOfBlocks([block]) === matches)
  return at < 0
    ? { blocks: unsigned, below: [], signature }
    : { blocks: unsigned.slice(0, at + 1), below: unsigned.slice(at + 1), signature }
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
    ...partsOf(blocksOf(text.body, placeholders), placeholders),
    lines,
    cards,
    agency,
    unsubscribe,
    action: actionOf(text, order.action, placeholders),
  }
  return { subject, html: htmlOf(email), text: textOf(email) }
}
