import { isolateObjectProperty, type PayloadRequest } from 'payload'

import type { MailKind } from '@/domain/mail/mails'
import { env } from '@/env'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { typesetWords } from '@/i18n/typeset'

import { agencyOf, type Agency } from './agency'
import { renderEmail } from './emailBody'
import type { RenderedEmail } from './emailContent'
import type { MailOrder, MailText } from './order'
import texts from './texts.json'

type StoredText = {
  subject?: string | null | undefined
  body?: string | null | undefined
  actionLabel?: string | null | undefined
}

/**
 * Returns a request for reading in another language, in the transaction of the request, without
 * changing the language of that request.
 */
export const separateRequest = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale'])

// Emails are the agency's, independent of the user: answers to visitors use texts that only staff
// may read.
const systemAccess = { depth: 0, fallbackLocale: false, overrideAccess: true } as const

export const isComplete = ({ subject, body }: StoredText): boolean =>
  Boolean(subject?.trim() && body?.trim())

const completeText = (text: StoredText): MailText | undefined =>
  isComplete(text)
    ? {
        subject: text.subject ?? '',
        body: text.body ?? '',
        actionLabel: text.actionLabel ?? undefined,
      }
    : undefined

async function findSaved(
  req: PayloadRequest,
  kind: MailKind,
  locale: Locale,
): Promise<MailText | undefined> {
  const { docs } = await req.payload.find({
    ...systemAccess,
    collection: 'mail-texts',
    where: { kind: { equals: kind } },
    limit: 1,
    pagination: false,
    locale,
    req: separateRequest(req),
  })
  return docs[0] && completeText(docs[0])
}

/** Returns the text of a new installation, which is also used when none was saved. */
export function initialText(kind: MailKind, locale: Locale): MailText {
  const {
    subject,
    body,
    actionLabel,
  }: {
    subject: Record<Locale, string>
    body: Record<Locale, string>
    actionLabel?: Record<Locale, string>
  } = typesetWords(texts[kind])
  return { subject: subject[locale], body: body[locale], actionLabel: actionLabel?.[locale] }
}

/**
 * Returns the text of staff in the reader's language; where that is incomplete, the whole text in
 * the main language, never a mixture. `own` says whether it is in the reader's language.
 */
export async function findMailText(
  req: PayloadRequest,
  kind: MailKind,
  locale: Locale,
): Promise<MailText & { own: boolean }> {
  const inLanguage = await findSaved(req, kind, locale)
  if (inLanguage) return { ...inLanguage, own: true }
  const inMainLanguage =
    locale === defaultLocale ? undefined : await findSaved(req, kind, defaultLocale)
  return inMainLanguage
    ? { ...inMainLanguage, own: false }
    : { ...initialText(kind, locale), own: true }
}

export async function findAgency(req: PayloadRequest, locale: Locale): Promise<Agency> {
  const settings = await req.payload.findGlobal({
    ...systemAccess,
    slug: 'settings',
    locale,
    req: separateRequest(req),
  })
  return agencyOf(settings, locale, env.SITE_URL.replace(/\/$/, ''), env.MAIL_FROM_NAME)
}

/** Renders an email from the text of staff and the data of the agency. */
export async function writeMail(
  req: PayloadRequest,
  order: Omit<MailOrder, 'to'>,
): Promise<RenderedEmail & { agency: Agency }> {
  const text = await findMailText(req, order.kind, order.locale)
  const agency = await findAgency(req, order.locale)
  return { ...renderEmail(text, order, agency), agency }
}
