import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import type {
  Appointment,
  AuditLog,
  Demand,
  Document,
  Enquiry,
  Mail,
  Owner,
  Report,
  Subscriber,
} from '@/payload-types'

import { idOf } from '../core/relations'
import { findRecords, isMailAbout, type PersonRecords } from './personRecords'
import { queryRows } from './queryRows'

/** What is stored about an owner besides their messages and emails; nothing of it is erased. */
type OwnerFile = {
  owners: Owner[]
  reports: Report[]
  /** The documents that they approved, with their own approval alone. */
  documents: Pick<Document, 'id' | 'title' | 'property' | 'approvals'>[]
  'audit-log': AuditLog[]
}

/** Everything that is stored about the holder of an address. */
export type PersonFile = OwnerFile & {
  email: string
  enquiries: Enquiry[]
  demands: Demand[]
  appointments: Appointment[]
  subscribers: Subscriber[]
  mails: Mail[]
}

/** Normalises an address, whose letter case does not matter. */
export const normalizeAddress = (email: string): string => email.trim().toLowerCase()

const MAX_ROWS = 5000

/**
 * Stored addresses keep their case, so the query is case-insensitive and its result is compared.
 */
const byEmail = (email: string): Where => ({ email: { like: email } })

/** Returns how the collections of a person are read: with the access rights of the colleague. */
const accessOf = (req: PayloadRequest) =>
  ({
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    limit: MAX_ROWS,
    pagination: false,
  }) as const

const isAddress = (email: string, written: string | null | undefined): boolean =>
  Boolean(written) && normalizeAddress(written ?? '') === email

const withAddress =
  (email: string) =>
  <Doc extends { email?: string | null }>({ docs }: { docs: Doc[] }): Doc[] =>
    docs.filter((one) => isAddress(email, one.email))

async function findOwnerFile(req: PayloadRequest, email: string): Promise<OwnerFile> {
  const { payload } = req
  const options = accessOf(req)
  const owners = withAddress(email)(
    await payload.find({ ...options, collection: 'owners', where: byEmail(email) }),
  )
  const ids = owners.map(({ id }) => id)
  if (ids.length === 0) return { owners, reports: [], documents: [], 'audit-log': [] }
  const [reports, documents, lines] = await Promise.all([
    payload.find({ ...options, collection: 'reports', where: { owner: { in: ids } } }),
    payload.find({
      ...options,
      collection: 'documents',
      where: { 'approvals.owner': { in: ids } },
    }),
    payload.find({
      ...options,
      collection: 'audit-log',
      where: { or: [{ actorId: { in: ids } }, { aboutId: { in: ids } }] },
      sort: '-at',
    }),
  ])
  const isOwn = ({ owner }: { owner?: string | { id: string } | null }) =>
    ids.includes(idOf(owner) ?? '')
  return {
    owners,
    reports: reports.docs,
    documents: documents.docs.map(({ id, title, property, approvals }) => ({
      id,
      title,
      property,
      approvals: approvals?.filter(isOwn),
    })),
    'audit-log': lines.docs,
  }
}

/**
 * Finds the emails of a person. They also concern people who did not get them: a notice to a
 * colleague repeats what a visitor sent.
 */
async function findMails(
  req: PayloadRequest,
  email: string,
  records: PersonRecords,
): Promise<Mail[]> {
  const about = await queryRows(
    await transactionOf(req),
    sql`select id from mails where ${isMailAbout(records)}`,
  )
  const ids = about.map(({ id }) => String(id))
  const { docs } = await req.payload.find({
    ...accessOf(req),
    collection: 'mails',
    where: { or: [{ to: { like: email } }, { replyTo: { like: email } }, { id: { in: ids } }] },
    sort: '-queuedAt',
  })
  return docs.filter(
    ({ id, to, replyTo }) => isAddress(email, to) || isAddress(email, replyTo) || ids.includes(id),
  )
}

export async function findPerson(req: PayloadRequest, address: string): Promise<PersonFile> {
  const email = normalizeAddress(address)
  const { payload } = req
  const options = accessOf(req)
  const records = await findRecords(await transactionOf(req), email)
  const among = (ids: readonly string[]): Where => ({ id: { in: ids } })
  const [enquiries, demands, appointments, subscribers] = await Promise.all([
    payload.find({
      ...options,
      collection: 'enquiries',
      where: among(records.enquiries),
      sort: '-receivedAt',
    }),
    payload.find({
      ...options,
      collection: 'demands',
      where: among(records.demands),
      sort: '-createdAt',
    }),
    payload.find({
      ...options,
      collection: 'appointments',
      where: among(records.appointments),
      sort: '-start',
    }),
    payload.find({ ...options, collection: 'subscribers', where: among(records.subscribers) }),
  ])
  return {
    email,
    enquiries: enquiries.docs,
    demands: demands.docs,
    appointments: appointments.docs,
    subscribers: subscribers.docs,
    mails: await findMails(req, email, records),
    ...(await findOwnerFile(req, email)),
  }
}
