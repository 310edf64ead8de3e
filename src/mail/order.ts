import type { MailKind } from '@/domain/mail/mails'
import type { PlaceholderValues } from '@/domain/mail/mailText'
import type { Locale } from '@/i18n/locales'

/** A listing as an email shows it. Its picture is a JPEG, which every mail program shows. */
export type MailCard = {
  title: string
  text: string
  note?: string
  /** Why it is shown to this person. */
  reason?: string
  href: string
  picture?: { src: string; width: number; height: number; label?: string }
}

/** The data of an email; its text is edited in the studio. */
export type MailOrder = {
  kind: MailKind
  to: { name?: string | undefined; address: string }
  /** The language of the reader. */
  locale: Locale
  /** The values of the placeholders. */
  placeholders: PlaceholderValues
  /**
   * Shown as a table, such as what was filled in. Without a label the first line of the value is the
   * heading of what follows, such as a property of several.
   */
  lines?: readonly (readonly [label: string, value: string])[]
  /** Listings that the email links to. */
  cards?: readonly MailCard[]
  /** The button; its label is that of the text unless one is given. */
  action?: { label?: string; href: string }
  replyTo?: string
  /**
   * Absolute address of the page that ends the subscription; mail programs may request it with one
   * click (RFC 8058).
   */
  unsubscribe?: string
  /** A viewing, shown by mail programs and attached as a file. */
  calendar?: { text: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH' }
  /** By what staff find the email, and the monthly report that it brings. */
  about?: { enquiry?: string; property?: string; report?: string }
}

/** The text of one email in one language. */
export type MailText = { subject: string; body: string; actionLabel?: string | undefined }
