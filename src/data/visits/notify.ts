import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { factName, optionName } from '@/i18n/translate'
import { apart } from '@/mail/write'
import type { Appointment } from '@/payload-types'

import { queueMail } from '../leads/mails'
import { idOf } from '../payload'
import { findSettings } from '../shell'
import { findVisited, nameOf, whenOf } from './told'

/** Who is to hear that a visitor changed his visit: the colleague who would receive him, else the agency. */
async function readerOf(req: PayloadRequest, { agent }: Appointment, locale: Locale): Promise<{ name?: string; address: string } | undefined> {
  const id = idOf(agent)
  const found =
    id === undefined
      ? null
      : await req.payload.findByID({
          ...{ collection: 'users', id, depth: 0, disableErrors: true, select: { name: true, email: true } },
          // The address of a colleague is not public; the mail to him is.
          ...{ overrideAccess: true, req: apart(req) },
        })
  if (found) return { name: found.name, address: found.email }
  const { email } = await findSettings(locale)
  return email ? { address: email } : undefined
}

/** Tells the colleague what a visitor did to his visit by the link in his mail. */
export async function tellColleague(req: PayloadRequest, visit: Appointment, kind: 'visit_moved' | 'visit_cancelled'): Promise<void> {
  const locale = visit.language
  const [to, property] = [await readerOf(req, visit, locale), await findVisited(req, visit, locale)]
  if (!to || !property) return
  const { day, time } = whenOf(visit, locale)
  const lines = [
    [optionName(locale, 'mailKind', kind), [day, time].filter(Boolean).join(', ')],
    [factName(locale, 'phone'), visit.phone ?? ''],
    [factName(locale, 'email'), visit.email ?? ''],
  ] as const
  await queueMail(req, {
    ...{ kind: 'staff_notice', to, locale, lines: lines.filter(([, value]) => value !== '') },
    told: { form: optionName(locale, 'mailKind', kind), fullName: visit.fullName ?? '', property: nameOf(property, locale) },
    action: { href: `${env.SITE_URL}/admin/collections/appointments/${visit.id}` },
    ...(visit.email && { replyTo: visit.email }),
    about: { property: property.id },
  })
}
