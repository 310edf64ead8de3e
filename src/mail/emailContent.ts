import type { Block } from '@/domain/mail/mailText'

import type { Agency } from './agency'
import type { MailOrder } from './order'

/** The content of an email, rendered once as HTML and once as plain text. */
export type EmailContent = {
  locale: MailOrder['locale']
  subject: string
  blocks: readonly Block[]
  /** The text below the cards. */
  below: readonly Block[]
  /** Stands at the end, below tables and the button. */
  signature: readonly Block[]
  lines: NonNullable<MailOrder['lines']>
  cards: NonNullable<MailOrder['cards']>
  action: { label: string; href: string } | undefined
  unsubscribe: string | undefined
  agency: Agency
}

/** An email as it is sent. */
export type RenderedEmail = { subject: string; html: string; text: string }
