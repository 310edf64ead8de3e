import type { PayloadRequest } from 'payload'

import type { contactSlots } from '@/domain/leads'
import type { Moment } from '@/domain/visits/slots'
import { instantAt } from '@/domain/visits/times'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import type { Appointment, Enquiry, Property } from '@/payload-types'

import type { Person } from '../leads/receive'
import { LeadRefused } from '../leads/refuse'
import { idOf } from '../payload'
import { takePlace } from './openings'

/** A moment that staff opened, or a day and a part of it that would suit. */
export type Wanted = Pick<Moment, 'day' | 'start'> | { wishDay: string; slot: (typeof contactSlots)[number] }

type Visit = { property: Pick<Property, 'id' | 'contact'>; person: Person; locale: Locale; enquiry: Enquiry; wanted: Wanted }

type State = Pick<Appointment, 'status'> & Partial<Pick<Appointment, 'start' | 'end' | 'visitDay' | 'agent' | 'wishDay' | 'slot'>>

async function stateOf(req: PayloadRequest, { property, wanted }: Pick<Visit, 'property' | 'wanted'>): Promise<State> {
  const agent = idOf(property.contact)
  // Noon, so that the day is the same in every time zone of Europe.
  if ('wishDay' in wanted) return { status: 'requested', wishDay: instantAt(wanted.wishDay, '12:00').toISOString(), slot: wanted.slot, ...(agent && { agent }) }
  const place = await takePlace(await transactionOf(req), property.id, wanted, new Date())
  if (!place) throw new LeadRefused({ moment: 'taken' })
  const by = place.agent ?? agent
  return { status: 'confirmed', start: place.start.toISOString(), end: place.end.toISOString(), visitDay: place.day, ...(by && { agent: by }) }
}

/** Writes the visit in the transaction of its enquiry; when its place was taken in the meantime nothing of both is kept. */
export async function bookVisit(req: PayloadRequest, { person, locale, enquiry, ...visit }: Visit): Promise<void> {
  const state = await stateOf(req, visit)
  const { title, firstName, lastName, email, phone, street, zip, city, remark } = person
  const typed = Object.fromEntries(Object.entries({ title, firstName, lastName, email, phone, street, zip, city, remark }).filter(([, value]) => value))
  await req.payload.create({
    collection: 'appointments',
    data: { ...typed, ...state, language: locale, property: visit.property.id, enquiry: enquiry.id },
    depth: 0,
    // Visitors book by forms alone, behind the checks of the forms.
    overrideAccess: true,
    req,
  })
}
