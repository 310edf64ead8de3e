import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AskedField } from '@/domain/forms/asking'
import type { EnquiryKind } from '@/domain/leads'
import type { MailKind } from '@/domain/mails'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import type { Enquiry } from '@/payload-types'

import { inTransaction } from '../payload'
import { answersIn, type Answers } from './answers'
import { queueMail, type MailOrder } from './mails'
import { aboutEnquiry, noticesOf, staffLanguage } from './notices'
import type { LeadSubject } from './subject'

export type Person = Partial<Record<AskedField, string>>

/** What a visitor sent, understood and ready to be written. */
export type Lead = {
  kind: EnquiryKind
  person: Person
  /** What only this form asks, as it is read: a label and an answer, in the language of who reads. */
  answers?: Answers
  /** The text that answers the visitor at once; nothing when the form has mails of its own. */
  thanks?: MailKind
  /** Where the button of that mail leads. */
  leadsTo?: string | undefined
  /** Values of placeholders that only this form knows. */
  told?: Readonly<Record<string, string>>
  /** Nobody of the staff has to answer: it is closed as it comes, and nobody is told. */
  isQuiet?: boolean
  /** What makes it another than the same from the same person, where that is not kept. */
  apart?: string
  /** What else is written with it: a demand, a subscriber, a mail to a friend. */
  also?: (req: PayloadRequest, enquiry: Enquiry) => Promise<void>
}

export type Arrival = {
  locale: Locale
  subject: LeadSubject
  /** Where staff of this form read their mail, when the module names it. */
  recipient?: string | undefined
  /** The page it was sent from. */
  source: string
  /** Whether the browser has shown that it is worth an answer. */
  isProven: boolean
  /** Filled in what nobody sees. */
  isSpam: boolean
}

/** So long the same from the same hand is a press too many. */
const AGAIN = '10 minutes'

const markOf = (lead: Lead, { subject, locale }: Arrival): string => {
  const about = [subject.property?.id, subject.project?.id]
  return createHash('sha256')
    .update(JSON.stringify([lead.kind, Object.entries(lead.person).sort(), answersIn(lead, locale), about, lead.apart ?? '']))
    .digest('hex')
}

/** Whoever sends the same at the same moment waits here, and then finds that it has arrived. */
async function hasArrived(req: PayloadRequest, mark: string): Promise<boolean> {
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`)
  const { rows } = await db.execute(sql`select 1 from enquiries where mark = ${mark} and received_at > now() - ${AGAIN}::interval limit 1`)
  return rows.length > 0
}

const nothing = (text: string | undefined) => (text === '' ? undefined : text)

async function write(req: PayloadRequest, lead: Lead, arrival: Arrival, mark: string): Promise<Enquiry> {
  const { person, kind } = lead
  const { subject, locale, source, isProven, isSpam } = arrival
  const status = isSpam ? 'spam' : lead.isQuiet ? 'closed' : 'new'
  const answers = answersIn(lead, await staffLanguage(locale))
  const text = Object.fromEntries(Object.entries(person).map(([name, value]) => [name, nothing(value)]))
  return req.payload.create({
    collection: 'enquiries',
    req,
    // Nobody may write a lead over HTTP; this is the one way in, behind the checks of the forms.
    overrideAccess: true,
    depth: 0,
    data: {
      ...text,
      ...{ kind, mark, source, language: locale, isProven, status, receivedAt: new Date().toISOString() },
      ...(subject.property && { property: subject.property.id }),
      ...(subject.project && { project: subject.project.id }),
      ...(answers.length > 0 && { answers: [...answers] }),
    },
  })
}

/** The mails a lead causes. They are thought out before anything is locked, because that takes questions of its own. */
async function ordersOf(lead: Lead, arrival: Arrival): Promise<MailOrder[]> {
  if (arrival.isSpam) return []
  const { staff, visitor } = await noticesOf(lead, arrival)
  return [...staff, ...visitor]
}

/** Writes a lead, what it makes and the mails about it in one step, once. Whoever hears of it later hears that it is there. */
export async function receive(lead: Lead, arrival: Arrival): Promise<void> {
  const mark = markOf(lead, arrival)
  const orders = await ordersOf(lead, arrival)
  await inTransaction(async (req) => {
    if (await hasArrived(req, mark)) return
    const enquiry = await write(req, lead, arrival, mark)
    if (arrival.isSpam) return
    await lead.also?.(req, enquiry)
    for (const order of orders) await queueMail(req, aboutEnquiry(order, enquiry))
  })
}
