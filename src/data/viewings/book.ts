import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { contactSlots } from '@/domain/enquiries/enquiries'
import type { OpenSlot } from '@/domain/viewings/slots'
import { instantAt } from '@/domain/viewings/times'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import type { Appointment, Enquiry, Property } from '@/payload-types'

import type { Person } from '../enquiries/submission'
import { SubmissionRefused } from '../enquiries/submissionRefused'
import { idOf } from '../core/payload'
import { idWithAccess } from '../site/staff'
import { takePlace } from './bookableSlots'

/** An opening, or a day and part of the day that suits the visitor. */
export type ViewingRequest =
  Pick<OpenSlot, 'day' | 'start'> | { wishDay: string; slot: (typeof contactSlots)[number] }

type ViewingBooking = {
  property: Pick<Property, 'id' | 'contact'>
  person: Person
  locale: Locale
  enquiry: Enquiry
  wanted: ViewingRequest
}

type ViewingState = Pick<Appointment, 'status'> &
  Partial<Pick<Appointment, 'start' | 'end' | 'visitDay' | 'agent' | 'wishDay' | 'slot'>>

async function findState(
  req: PayloadRequest,
  { property, wanted }: Pick<ViewingBooking, 'property' | 'wanted'>,
): Promise<ViewingState> {
  const agent = await idWithAccess(req, idOf(property.contact))
  // Noon, so that the day is the same in every time zone of Europe.
  if ('wishDay' in wanted)
    return {
      status: 'requested',
      wishDay: instantAt(wanted.wishDay, '12:00').toISOString(),
      slot: wanted.slot,
      ...(agent && { agent }),
    }
  const place = await takePlace(await transactionOf(req), property.id, wanted, { now: new Date() })
  if (!place) throw new SubmissionRefused({ moment: 'taken' })
  const host = (await idWithAccess(req, place.agent)) ?? agent
  return {
    status: 'confirmed',
    start: place.start.toISOString(),
    end: place.end.toISOString(),
    visitDay: place.day,
    ...(host && { agent: host }),
  }
}

/**
 * Saves the viewing in the transaction of its enquiry; when its place was taken in the meantime,
 * neither is kept.
 */
export async function bookViewing(
  req: PayloadRequest,
  { person, locale, enquiry, ...booking }: ViewingBooking,
): Promise<void> {
  const state = await findState(req, booking)
  const { title, firstName, lastName, email, phone, street, zip, city, remark } = person
  const typed = Object.fromEntries(
    Object.entries({ title, firstName, lastName, email, phone, street, zip, city, remark }).filter(
      ([, value]) => value,
    ),
  )
  await req.payload.create({
    collection: 'appointments',
    data: {
      ...typed,
      ...state,
      language: locale,
      property: booking.property.id,
      enquiry: enquiry.id,
    },
    depth: 0,
    // Visitors book through forms only, which have checked the input.
    overrideAccess: true,
    req,
  })
}

/**
 * Returns whether the viewing of this enquiry still stands: it is not called off or deleted, and was
 * not moved away from the chosen moment.
 */
export async function isViewingStanding(
  req: PayloadRequest,
  enquiry: string,
  wanted: ViewingRequest,
): Promise<boolean> {
  const chosen = 'start' in wanted ? wanted.start.toISOString() : null
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select 1 from appointments where enquiry_id = ${enquiry}::uuid and status not in ('cancelled', 'full')
      and (${chosen}::timestamptz is null or start = ${chosen}::timestamptz)`)
  return rows.length > 0
}
