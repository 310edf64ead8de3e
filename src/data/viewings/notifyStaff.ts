import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { factName, optionName } from '@/i18n/translate'
import { separateRequest } from '@/mail/write'
import type { Appointment } from '@/payload-types'

import { queueMail } from '../mail/queue'
import { idOf } from '../core/payload'
import { findSettings } from '../site/shell'
import { whenOf } from './placeholders'
import { findViewedProperty, propertyName } from './viewedProperty'

/**
 * Returns who is told that a visitor changed their viewing: the colleague who would receive them,
 * else the agency.
 */
async function recipientOf(
  req: PayloadRequest,
  { agent }: Appointment,
  locale: Locale,
): Promise<{ name?: string; address: string } | undefined> {
  const id = idOf(agent)
  const colleague =
    id === undefined
      ? null
      : await req.payload.findByID({
          collection: 'users',
          id,
          depth: 0,
          disableErrors: true,
          select: { name: true, email: true },
          // The address of a colleague is not public; sending them an email is allowed.
          overrideAccess: true,
          req: separateRequest(req),
        })
  if (colleague) return { name: colleague.name, address: colleague.email }
  const { email } = await findSettings(locale)
  return email ? { address: email } : undefined
}

/**
 * Tells the colleague that a visitor moved or cancelled their viewing by the link in their email.
 */
export async function notifyColleague(
  req: PayloadRequest,
  viewing: Appointment,
  kind: 'visit_moved' | 'visit_cancelled',
): Promise<void> {
  const locale = viewing.language
  const to = await recipientOf(req, viewing, locale)
  const property = await findViewedProperty(req, viewing, locale)
  if (!to || !property) return
  const { day, time } = whenOf(viewing, locale)
  const lines = [
    [optionName(locale, 'mailKind', kind), [day, time].filter(Boolean).join(', ')],
    [factName(locale, 'phone'), viewing.phone ?? ''],
    [factName(locale, 'email'), viewing.email ?? ''],
  ] as const
  await queueMail(req, {
    kind: 'staff_notice',
    to,
    locale,
    lines: lines.filter(([, value]) => value !== ''),
    placeholders: {
      form: optionName(locale, 'mailKind', kind),
      fullName: viewing.fullName ?? '',
      property: propertyName(property, locale),
    },
    action: { href: `${env.SITE_URL}/admin/collections/appointments/${viewing.id}` },
    ...(viewing.email && { replyTo: viewing.email }),
    about: { property: property.id },
  })
}
