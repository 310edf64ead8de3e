import type { PayloadRequest } from 'payload'

import { placeholdersOf, type MailKind } from '@/domain/mail/mails'
import type { Locale } from '@/i18n/locales'
import { renderEmail } from '@/mail/emailBody'
import type { MailText } from '@/mail/order'
import { placeholderExamples } from '@/mail/words'
import { findAgency, findMailText, isComplete } from '@/mail/write'

export type MailPreview = { subject: string; html: string; missing: boolean }

/**
 * Renders an email with example values: the text in the form, or the text its reader gets when that
 * is incomplete.
 */
export async function previewMail(
  req: PayloadRequest,
  kind: MailKind,
  locale: Locale,
  draft?: MailText,
): Promise<MailPreview> {
  const missing = draft ? !isComplete(draft) : !(await findMailText(req, kind, locale)).own
  const text = draft && !missing ? draft : await findMailText(req, kind, locale)
  const agency = await findAgency(req, locale)
  // The placeholders of the agency keep their real values.
  const names = placeholdersOf(kind).filter((name) => !name.startsWith('agency'))
  const placeholders = Object.fromEntries(
    names.map((name) => [name, placeholderExamples[name][locale]]),
  )
  const action = text.actionLabel ? { href: `${agency.site}/${locale}/` } : undefined
  const { html, subject } = renderEmail(
    text,
    { locale, placeholders, ...(action && { action }) },
    agency,
  )
  return { subject, html, missing }
}
