import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { CrmFormat } from '@/domain/feeds/formats'
import type { LeadKind } from '@/domain/feeds/leads'
import { secretKinds } from '@/domain/mail/mails'

import { addressKey } from '../mail/mailBudget'
import { findPerson, type PersonFile } from './person'
import { idList } from './personRecords'

type ExportedRecord = Record<string, unknown>

/** Fields that say nothing about a person. */
const INTERNAL_FIELDS = new Set([
  'id',
  'mark',
  'messageId',
  'updatedAt',
  'createdAt',
  'fullName',
  'html',
  'attempts',
  'failure',
  'lastError',
  'unsubscribe',
])

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Returns a complete copy for the person, without internal and empty fields. */
const personalData = (document: object): ExportedRecord =>
  Object.fromEntries(
    Object.entries(document).filter(
      ([name, value]) => !INTERNAL_FIELDS.has(name) && !isEmpty(value),
    ),
  )

/** Adds the texts of the emails, which the studio does not show. The caller may erase persons. */
async function withTexts(
  req: PayloadRequest,
  mails: PersonFile['mails'],
): Promise<ExportedRecord[]> {
  const { docs } = await req.payload.find({
    collection: 'mails',
    req,
    overrideAccess: true,
    depth: 0,
    pagination: false,
    select: { text: true },
    where: { id: { in: mails.map(({ id }) => id) } },
  })
  const texts = new Map(docs.map(({ id, text }) => [id, text]))
  return mails.map((mail) =>
    personalData({
      ...mail,
      text: secretKinds.includes(mail.kind) ? undefined : texts.get(mail.id),
    }),
  )
}

/**
 * Returns the person's testimonials in every language, without the hash by which they are found.
 */
async function ownTestimonials(req: PayloadRequest, email: string): Promise<ExportedRecord[]> {
  const { docs } = await req.payload.find({
    collection: 'testimonials',
    req,
    overrideAccess: true,
    depth: 0,
    pagination: false,
    locale: 'all',
    where: { authorKey: { equals: addressKey(email) } },
  })
  return docs.map((one) => personalData({ ...one, authorKey: undefined }))
}

/** What a CRM was told of the person, and when; without a moment it is unknown whether it arrived. */
type SentToCrm = { crm: CrmFormat; kind: LeadKind; sentAt: string | null }

async function sentToCrms(
  req: PayloadRequest,
  { enquiries, appointments }: PersonFile,
): Promise<SentToCrm[]> {
  const enquiryIds = idList(enquiries.map(({ id }) => id))
  const appointmentIds = idList(appointments.map(({ id }) => id))
  const { rows } = await req.payload.db.drizzle.execute<SentToCrm>(
    sql`select f.format::text as crm, l.kind, to_json(l.sent_at) #>> '{}' as "sentAt" from crm_leads l join feeds f on f.id = l.feed
      where l.state in ('sent', 'unsure') and (l.enquiry = any(${enquiryIds}) or l.appointment = any(${appointmentIds})) order by l.seq`,
  )
  return rows
}

/** Adds the content of an owner's reports, which cannot be read over HTTP. The caller may export persons. */
async function withContents(
  req: PayloadRequest,
  reports: PersonFile['reports'],
): Promise<ExportedRecord[]> {
  if (reports.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'reports',
    req,
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    pagination: false,
    sort: '-month',
    where: { id: { in: reports.map(({ id }) => id) } },
  })
  return docs.map(personalData)
}

/** Fields of an account that say nothing about its owner, or would give access to it. */
const ACCOUNT_FIELDS = ['sessions', 'collection', 'calendarEdition', 'loginAttempts', 'lockUntil']

const accountData = (owner: PersonFile['owners'][number]): ExportedRecord =>
  Object.fromEntries(
    Object.entries(personalData(owner)).filter(([name]) => !ACCOUNT_FIELDS.includes(name)),
  )

type RecordKind = Exclude<keyof PersonFile, 'email'> | 'testimonials'
export type PersonExport = { email: string; made: string; sentToCrms: SentToCrm[] } & Record<
  RecordKind,
  ExportedRecord[]
>

export async function exportPerson(req: PayloadRequest, address: string): Promise<PersonExport> {
  const person = await findPerson(req, address)
  const { email, mails } = person
  return {
    email,
    made: new Date().toISOString(),
    owners: person.owners.map(accountData),
    enquiries: person.enquiries.map(personalData),
    demands: person.demands.map(personalData),
    appointments: person.appointments.map(personalData),
    subscribers: person.subscribers.map(personalData),
    testimonials: await ownTestimonials(req, email),
    reports: await withContents(req, person.reports),
    documents: person.documents.map(personalData),
    mails: mails.length > 0 ? await withTexts(req, mails) : [],
    'audit-log': person['audit-log'].map(personalData),
    sentToCrms: await sentToCrms(req, person),
  }
}
