import type { PayloadRequest } from 'payload'

import { toHeaderLine } from '@/domain/mail/mailText'
import type { MailKind } from '@/domain/mail/mails'
import { plainName } from '@/domain/mail/plainWords'
import { writeCalendar, type CalendarEvent } from '@/domain/lib/ical'
import type { ViewingNotice, ViewingState } from '@/domain/viewings/viewingNotice'
import { env } from '@/env'
import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { formatLongDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Agency } from '@/mail/agency'
import type { MailOrder } from '@/mail/order'
import { findAgency } from '@/mail/write'
import type { Appointment } from '@/payload-types'

import { personalLink } from '../enquiries/unsubscribeLinks'
import { findViewedPrice } from './viewedPrice'
import { viewingCard } from './viewingCard'
import { findBookable } from './bookableSlots'
import { timeOf, viewingPlaceholders, whenOf } from './placeholders'
import {
  fullAddress,
  findHost,
  findViewedProperty,
  propertyName,
  publicLocation,
  type ViewedProperty,
} from './viewedProperty'

const USUAL_LENGTH_MS = 30 * 60_000

/** Returns the calendar id of a viewing: the same in every email about it. */
const uidOf = (id: string): string => `visit-${id}@${new URL(env.SITE_URL).hostname}`

/** Returns the times of a viewing for a calendar; undefined while it has none. */
function timesOf({ id, start, end, sequence, updatedAt }: Appointment) {
  if (!start) return undefined
  const from = new Date(start)
  const until = end ? new Date(end) : new Date(from.getTime() + USUAL_LENGTH_MS)
  const stamp = new Date(updatedAt)
  return { uid: uidOf(id), sequence: sequence ?? 0, stamp, start: from, end: until }
}

function invitation(
  viewing: Appointment,
  property: ViewedProperty,
  agency: Agency,
  locale: Locale,
  method: 'REQUEST' | 'CANCEL',
): MailOrder['calendar'] {
  const times = timesOf(viewing)
  if (!times || !viewing.email) return undefined
  const t = translate(locale)
  const event: CalendarEvent = {
    ...times,
    summary: t('visits.summary', { property: propertyName(property, locale) }),
    location: publicLocation(property, locale),
    url: personalLink({ purpose: 'visit', id: viewing.id }, locale),
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    description: [agency.name, agency.phone].filter(Boolean).join(', '),
    organizer: { name: agency.name, address: agency.email || env.MAIL_FROM.defaultFromAddress },
    attendee: { name: plainName(viewing.fullName ?? ''), address: viewing.email },
  }
  return { text: writeCalendar([event], { method }), method }
}

/** Returns the other openings of a property, one row per day. */
async function otherMoments(
  req: PayloadRequest,
  property: ViewedProperty,
  locale: Locale,
): Promise<[string, string][]> {
  const days = new Map<string, string[]>()
  for (const { start } of await findBookable(await transactionOf(req), property.id, new Date())) {
    const day = formatLongDay(start, locale)
    days.set(day, [...(days.get(day) ?? []), timeOf(start, locale)])
  }
  return [...days].map(([day, dayTimes]) => [day, dayTimes.join(' · ')])
}

/** Returns the email to the visitor about their viewing; undefined when they left no address. */
export async function viewingEmail(
  req: PayloadRequest,
  viewing: Appointment,
  news: ViewingNotice,
  before?: ViewingState,
): Promise<MailOrder | undefined> {
  const { email, language: locale } = viewing
  const property = email ? await findViewedProperty(req, viewing, locale) : null
  if (!email || !property) return undefined
  const agency = await findAgency(req, locale)
  const host = await findHost(req, viewing, property)
  const viewed = { property, price: await findViewedPrice(req, property) }
  const previous =
    news.mail === 'visit_moved' && before ? whenOf({ start: before.start }, locale) : undefined
  const kind: MailKind = news.mail
  // A cancellation carries the time that the calendar already shows.
  const inCalendar =
    news.calendar === 'CANCEL' && before?.start
      ? { ...viewing, start: before.start, end: before.end }
      : viewing
  const enquiry = idOf(viewing.enquiry)
  const calendar = news.calendar && invitation(inCalendar, property, agency, locale, news.calendar)
  return {
    kind,
    to: { name: viewing.fullName ?? '', address: email },
    locale,
    placeholders: {
      ...viewingPlaceholders(viewing, viewed, host ?? agency.name, locale),
      ...(previous && { oldDay: previous.day, oldTime: previous.time }),
    },
    ...(kind === 'visit_full' && { lines: await otherMoments(req, property, locale) }),
    cards: [await viewingCard(req, viewing, viewed, locale)],
    action: { href: personalLink({ purpose: 'visit', id: viewing.id }, locale) },
    ...(agency.email && { replyTo: agency.email }),
    ...(calendar && { calendar }),
    about: { property: property.id, ...(enquiry && { enquiry }) },
  }
}

/**
 * Returns a viewing for the calendar of the colleague who goes there, with the visitor's name and
 * contact details.
 */
export function agendaEvent(
  viewing: Appointment,
  property: ViewedProperty,
  locale: Locale,
): CalendarEvent | undefined {
  const times = timesOf(viewing)
  if (!times) return undefined
  const { fullName, phone, email, remark } = viewing
  return {
    ...times,
    summary: toHeaderLine([fullName, propertyName(property, locale)].filter(Boolean).join(' · ')),
    location: fullAddress(property, locale),
    status: viewing.status === 'requested' ? 'TENTATIVE' : 'CONFIRMED',
    url: `${env.SITE_URL}/admin/collections/appointments/${viewing.id}`,
    description: [phone, email, remark].filter(Boolean).join('\n'),
  }
}
