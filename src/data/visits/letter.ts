import type { PayloadRequest } from 'payload'

import { oneLine } from '@/domain/mailText'
import type { MailKind } from '@/domain/mails'
import { writeCalendar, type CalendarEvent } from '@/domain/ical'
import type { News, VisitState } from '@/domain/visits/news'
import { env } from '@/env'
import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { formatLongDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { MailOrder } from '@/mail/order'
import { findHouse } from '@/mail/write'
import type { Appointment } from '@/payload-types'

import { personalLink } from '../leads/links'
import { openingsOf } from './openings'
import { addressOf, findHost, findVisited, nameOf, placeOf, timeOf, toldOf, whenOf, type Visited } from './told'

type House = Awaited<ReturnType<typeof findHouse>>

const USUAL = 30 * 60_000

/** One visit has one name in every calendar. */
const uidOf = (id: string): string => `visit-${id}@${new URL(env.SITE_URL).hostname}`

/** When it is, as calendars take it; nothing without a time. */
function timesOf({ id, start, end, sequence, updatedAt }: Appointment) {
  if (!start) return undefined
  const from = new Date(start)
  const [until, stamp] = [end ? new Date(end) : new Date(from.getTime() + USUAL), new Date(updatedAt)]
  return { uid: uidOf(id), sequence: sequence ?? 0, stamp, start: from, end: until }
}

function invitation(visit: Appointment, property: Visited, house: House, locale: Locale, method: 'REQUEST' | 'CANCEL'): MailOrder['calendar'] {
  const times = timesOf(visit)
  if (!times || !visit.email) return undefined
  const t = translate(locale)
  const event: CalendarEvent = {
    ...times,
    ...{
      summary: t('visits.summary', { property: nameOf(property, locale) }),
      location: placeOf(property, locale),
      url: personalLink({ purpose: 'visit', id: visit.id }, locale),
    },
    ...{ status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED', description: [house.name, house.phone].filter(Boolean).join(', ') },
    ...{ organizer: { name: house.name, address: house.email || env.MAIL_FROM.defaultFromAddress } },
    attendee: { name: visit.fullName ?? '', address: visit.email },
  }
  return { text: writeCalendar([event], { method }), method }
}

/** What else can be chosen, a line a day. */
async function otherMoments(req: PayloadRequest, property: Visited, locale: Locale): Promise<[string, string][]> {
  const days = new Map<string, string[]>()
  for (const { start } of await openingsOf(await transactionOf(req), property.id, new Date())) {
    const day = formatLongDay(start, locale)
    days.set(day, [...(days.get(day) ?? []), timeOf(start, locale)])
  }
  return [...days].map(([day, times]) => [day, times.join(' · ')])
}

/** The mail that tells a visitor of his visit; nothing for who left no address. */
export async function letterOf(req: PayloadRequest, visit: Appointment, news: News, before?: VisitState): Promise<MailOrder | undefined> {
  const { email, language: locale } = visit
  const property = email ? await findVisited(req, visit, locale) : null
  if (!email || !property) return undefined
  const [house, host] = [await findHouse(req, locale), await findHost(req, visit, property)]
  const old = news.mail === 'visit_moved' && before ? whenOf({ start: before.start }, locale) : undefined
  const kind: MailKind = news.mail
  // A calendar that is to let go of a visit knows it by the time it was told.
  const inCalendar = news.calendar === 'CANCEL' && before?.start ? { ...visit, start: before.start, end: before.end } : visit
  const enquiry = idOf(visit.enquiry)
  const calendar = news.calendar && invitation(inCalendar, property, house, locale, news.calendar)
  return {
    ...{ kind, to: { name: visit.fullName ?? '', address: email }, locale },
    told: { ...toldOf(visit, property, host ?? house.name, locale), ...(old && { oldDay: old.day, oldTime: old.time }) },
    ...(kind === 'visit_full' && { lines: await otherMoments(req, property, locale) }),
    action: { href: personalLink({ purpose: 'visit', id: visit.id }, locale) },
    ...(house.email && { replyTo: house.email }),
    ...(calendar && { calendar }),
    about: { property: property.id, ...(enquiry && { enquiry }) },
  }
}

/** A visit in the calendar of the colleague who goes there: with whom, and how to reach him. */
export function agendaEvent(visit: Appointment, property: Visited, locale: Locale): CalendarEvent | undefined {
  const times = timesOf(visit)
  if (!times) return undefined
  const { fullName, phone, email, remark } = visit
  return {
    ...times,
    ...{ summary: oneLine([fullName, nameOf(property, locale)].filter(Boolean).join(' · ')), location: addressOf(property, locale) },
    ...{ status: visit.status === 'requested' ? 'TENTATIVE' : 'CONFIRMED', url: `${env.SITE_URL}/admin/collections/appointments/${visit.id}` },
    description: [phone, email, remark].filter(Boolean).join('\n'),
  }
}
