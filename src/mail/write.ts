import { isolateObjectProperty, type PayloadRequest } from 'payload'

import type { MailKind } from '@/domain/mails'
import { env } from '@/env'
import { defaultLocale, type Locale } from '@/i18n/locales'

import { houseOf, type House } from './house'
import { writeLetter, type Written } from './letter'
import type { MailOrder, MailText } from './order'
import texts from './texts.json'

type Saved = { subject?: string | null | undefined; body?: string | null | undefined; actionLabel?: string | null | undefined }

/** Reads in a language of its own, in the transaction of the request, and leaves the language of the request alone. */
export const apart = (req: PayloadRequest): PayloadRequest => isolateObjectProperty(req, ['locale', 'fallbackLocale'])

// A mail is the agency's, whoever caused it: a visitor's post is answered with texts that only staff may read.
const asHouse = { depth: 0, fallbackLocale: false, overrideAccess: true } as const

export const isComplete = ({ subject, body }: Saved): boolean => Boolean(subject?.trim() && body?.trim())

const complete = (text: Saved): MailText | undefined =>
  isComplete(text) ? { subject: text.subject ?? '', body: text.body ?? '', actionLabel: text.actionLabel ?? undefined } : undefined

async function saved(req: PayloadRequest, kind: MailKind, locale: Locale): Promise<MailText | undefined> {
  const { docs } = await req.payload.find({
    ...asHouse,
    collection: 'mail-texts',
    where: { kind: { equals: kind } },
    limit: 1,
    pagination: false,
    locale,
    req: apart(req),
  })
  return docs[0] && complete(docs[0])
}

/** The words a new installation begins with, and what a mail says whose text was never saved. */
export function initialText(kind: MailKind, locale: Locale): MailText {
  const { subject, body, actionLabel }: { subject: Record<Locale, string>; body: Record<Locale, string>; actionLabel?: Record<Locale, string> } = texts[kind]
  return { subject: subject[locale], body: body[locale], actionLabel: actionLabel?.[locale] }
}

/**
 * What staff wrote in the reader's language; where that is incomplete the whole text of the main language, never a
 * mixture. `own` says whether it is in the reader's.
 */
export async function findMailText(req: PayloadRequest, kind: MailKind, locale: Locale): Promise<MailText & { own: boolean }> {
  const own = await saved(req, kind, locale)
  if (own) return { ...own, own: true }
  const main = locale === defaultLocale ? undefined : await saved(req, kind, defaultLocale)
  return main ? { ...main, own: false } : { ...initialText(kind, locale), own: true }
}

export async function findHouse(req: PayloadRequest, locale: Locale): Promise<House> {
  const settings = await req.payload.findGlobal({ ...asHouse, slug: 'settings', locale, req: apart(req) })
  return houseOf(settings, locale, env.SITE_URL.replace(/\/$/, ''), env.MAIL_FROM_NAME)
}

/** A whole mail: the text of staff, filled, on the paper of the house. */
export async function writeMail(req: PayloadRequest, order: Omit<MailOrder, 'to'>): Promise<Written & { house: House }> {
  const text = await findMailText(req, order.kind, order.locale)
  const house = await findHouse(req, order.locale)
  return { ...writeLetter(text, order, house), house }
}
