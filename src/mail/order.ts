import type { MailKind } from '@/domain/mails'
import type { Told } from '@/domain/mailText'
import type { Locale } from '@/i18n/locales'

/** A listing as a mail shows it. */
export type MailCard = { title: string; text: string; note?: string; href: string }

/** What a mail is told; the words around it are those of its text in the studio. */
export type MailOrder = {
  kind: MailKind
  to: { name?: string | undefined; address: string }
  /** The language of the reader. */
  locale: Locale
  /** The values of the placeholders. */
  told: Told
  /** Shown as a table: what was filled in. */
  lines?: readonly (readonly [label: string, value: string])[]
  /** What the mail shows the way to, one below the other. */
  cards?: readonly MailCard[]
  /** The button; without a label of its own it carries the one of the text. */
  action?: { label?: string; href: string }
  replyTo?: string
  /** Complete address of the page that ends the subscription; one press in a mail program does it too (RFC 8058). */
  unsubscribe?: string
  /** An appointment, shown by mail programs and attached as a file. */
  calendar?: { text: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH' }
  /** What staff find the mail by. */
  about?: { enquiry?: string; property?: string }
}

/** The words of one mail in one language. */
export type MailText = { subject: string; body: string; actionLabel?: string | undefined }
