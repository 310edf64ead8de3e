import type { Payload } from 'payload'

import { contactFields } from '@/domain/enquiries/formFields'
import { markOf, type Lead, type LeadKind, type LeadViewing } from '@/domain/feeds/leads'
import { optionName } from '@/i18n/translate'
import type { Locale } from '@/i18n/locales'
import { labelled } from '@/i18n/typeset'
import type { Appointment, Enquiry } from '@/payload-types'

import { readAnswers } from '../../enquiries/answerTemplates'
import { submissionLines } from '../../enquiries/notices'
import { whenOf } from '../../viewings/placeholders'

/** A row of the outbox, as far as the lead is made of it. */
export type LeadRow = {
  id: string
  kind: LeadKind
  estate: string
  enquiry: string | null
  appointment: string | null
}

const MAX_MESSAGE = 5000

/** What the CRM has fields of its own for. */
const namedFields = new Set<string>(['firstName', 'lastName', 'email', 'phone', 'remark'])

/** The mail to staff that says the same, whose name tells what happened. */
const viewingNames = {
  viewing: 'visit_confirmed',
  moved: 'visit_moved',
  cancelled: 'visit_cancelled',
} as const satisfies Record<Exclude<LeadKind, 'enquiry'>, string>

const viewingLine = (kind: keyof typeof viewingNames, viewing: Appointment, locale: Locale) => {
  const { day, time } = whenOf(viewing, locale)
  return `${optionName(locale, 'mailKind', viewingNames[kind])}: ${[day, time].filter(Boolean).join(', ')}`
}

/** The first line says which form it was, then come the visitor's words, and the rest with its labels. */
function enquiryText(enquiry: Enquiry, locale: Locale): string[] {
  const { kind, language, remark, answers } = enquiry
  const person = Object.fromEntries(
    contactFields.flatMap((field) =>
      !namedFields.has(field) && enquiry[field] ? [[field, enquiry[field]]] : [],
    ),
  )
  const lines = submissionLines({ person, answers: readAnswers(answers) }, locale)
  return [
    `${optionName(locale, 'enquiryKind', kind)} (${language.toUpperCase()})`,
    ...(remark ? [remark] : []),
    ...lines.map(([label, value]) => labelled(label, value, locale)),
  ]
}

function viewingOf(appointment: Appointment, locale: Locale): LeadViewing | undefined {
  const { start, end, fullName } = appointment
  if (!start || !end) return undefined
  const mark = markOf(appointment.id)
  const name = optionName(locale, 'enquiryKind', 'appointment')
  return { mark, subject: `${name}: ${fullName ?? ''} (${mark})`, start, end }
}

/**
 * Returns what the CRM is told, from what the site knows at this moment; undefined when it was
 * erased or turned out to be spam. Nothing of a person is kept in the outbox itself.
 */
export async function leadOf(
  payload: Payload,
  row: LeadRow,
  locale: Locale,
): Promise<Lead | undefined> {
  const options = { depth: 0, disableErrors: true, overrideAccess: true } as const
  const [enquiry, appointment] = await Promise.all([
    row.enquiry && payload.findByID({ collection: 'enquiries', id: row.enquiry, ...options }),
    row.appointment &&
      payload.findByID({ collection: 'appointments', id: row.appointment, ...options }),
  ])
  const from = row.kind === 'enquiry' ? enquiry : appointment
  if (!from || (enquiry && enquiry.status === 'spam')) return undefined
  const { firstName, lastName, email, phone, language } = from
  const text =
    row.kind === 'enquiry'
      ? enquiry && enquiryText(enquiry, locale)
      : appointment && [viewingLine(row.kind, appointment, locale)]
  const body = (text || []).join('\n').slice(0, MAX_MESSAGE).toWellFormed()
  const person = { firstName, lastName, email, phone }
  const typed = Object.fromEntries(
    Object.entries(person).map(([name, value]) => [name, value?.trim() ?? '']),
  ) as Record<keyof typeof person, string>
  return {
    id: row.id,
    kind: row.kind,
    estate: row.estate,
    person: { ...typed, language },
    message: `${body}\n\n${markOf(row.id)}`,
    viewing: appointment ? viewingOf(appointment, locale) : undefined,
  }
}
