import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { factName, optionName } from '@/i18n/translate'
import { separateRequest } from '@/mail/write'
import type { Appointment } from '@/payload-types'

import { queueMail } from '../mail/queue'
import { idOf } from '../core/payload'
import { findSettings } from '../site/shell'
import { findStaff, staffLanguage } from '../site/staff'
import { whenOf } from './placeholders'
import { findViewedProperty, propertyName } from './viewedProperty'

/**
 * Returns who is told that a visitor changed their viewing, and in which language: the colleague who would
 * receive them, else the agency.
 */
async function recipientOf(
  req: PayloadRequest,
  { agent, language }: Appointment,
): Promise<{ to: { name?: string; address: string }; locale: Locale } | undefined> {
  const id = idOf(agent)
  const colleague = id === undefined ? undefined : await findStaff({ id }, separateRequest(req))
  if (colleague) {
    const { name, address } = colleague
    return { to: { name, address }, locale: colleague.language }
  }
  const { email } = await findSettings(language)
  return email ? { to: { address: email }, locale: await staffLanguage(language) } : undefined
}

/**
 * Tells the colleague that a visitor moved or cancelled their viewing by the link in their email.
 */
export async function notifyColleague(
  req: PayloadRequest,
  viewing: Appointment,
  kind: 'visit_moved' | 'visit_cancelled',
): Promise<void> {
  const recipient = await recipientOf(req, viewing)
  if (!recipient) return
  const { to, locale } = recipient
  const property = await findViewedProperty(req, viewing, locale)
  if (!property) return
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
