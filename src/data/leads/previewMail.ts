import type { PayloadRequest } from 'payload'

import { placeholdersOf, type MailKind } from '@/domain/mails'
import type { Locale } from '@/i18n/locales'
import { writeLetter } from '@/mail/letter'
import type { MailText } from '@/mail/order'
import words from '@/mail/words.json'
import { findHouse, findMailText, isComplete } from '@/mail/write'

export type MailPreview = { subject: string; html: string; missing: boolean }

/** The mail with example values: what stands in the form, or what its reader gets when that is incomplete. */
export async function previewMail(req: PayloadRequest, kind: MailKind, locale: Locale, draft?: MailText): Promise<MailPreview> {
  const missing = draft ? !isComplete(draft) : !(await findMailText(req, kind, locale)).own
  const text = draft && !missing ? draft : await findMailText(req, kind, locale)
  const house = await findHouse(req, locale)
  // The house is named as it is.
  const names = placeholdersOf(kind).filter((name) => !name.startsWith('agency'))
  const told = Object.fromEntries(names.map((name) => [name, words.examples[name][locale]]))
  const action = text.actionLabel ? { href: `${house.site}/${locale}/` } : undefined
  const { html, subject } = writeLetter(text, { locale, told, ...(action && { action }) }, house)
  return { subject, html, missing }
}
