import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { PersonTraces } from '@/domain/privacy/personTraces'
import { writeAuditLine } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'
import { deleteOutboxFiles, markOf, marksOfMailsTo } from '@/mail/outboxFiles'

import { listTag } from '../core/cacheTags'
import { transact } from '../core/transaction'
import { findTraces, isAgencyAddress, queryRows, redactPerson, type Redaction } from './redact'
import { eraseTestimonials } from './eraseTestimonials'
import { normalizeAddress } from './person'

type Db = Awaited<ReturnType<typeof transactionOf>>

/** How many records of each kind were erased, what was redacted, and what is left to look at. */
export type ErasureResult = Redaction & {
  counts: Record<string, number>
  isOwner: boolean
  /** The CRMs that have some of it. */
  crms: readonly string[]
}

/** Whose address it is, when it is that of no visitor. */
type NoVisitor = 'colleague' | 'agency'

/**
 * Matches this address but not a longer one that contains it; in JSON an escaped line break may
 * precede it.
 */
const patternOf = (email: string): string =>
  `(?:(?<=\\\\[nrt])|(?<![\\w.%+-]))${email.replace(/[^a-z0-9@]/g, '\\$&')}(?![\\w-]|\\.\\w)`

/**
 * Tips that the person sent before tips referred to their enquiry: they were stored in the same
 * moment.
 */
const unlinkedTips = (
  email: string,
) => sql`select m.id from mails m join enquiries e on e.kind = 'friend' and lower(e.email) = ${email}
  and e.property_id is not distinct from m.property_id and abs(extract(epoch from m.queued_at - e.received_at)) < 60
  where m.kind = 'friend' and m.enquiry_id is null`

/**
 * Tips to the person, and the notices about them to their senders: both name the person. Of a tip
 * that was sent, only its file still has the recipient, where emails become files; `marks` are
 * those of the files to this address.
 */
const tipsTo = (
  email: string,
  marks: readonly string[],
) => sql`select m.id from mails m join mails tip on tip.kind = 'friend'
  and (lower(tip."to") = ${email} or left(regexp_replace(tip.message_id, '[^\\w-]', '', 'g'), 12) = any(${`{${marks.join(',')}}`}::text[]))
  and tip.enquiry_id = m.enquiry_id where m.kind in ('friend', 'friend_sent')`

/** What an owner wrote in the portal is of the file of a sale or letting, which the law wants kept. */
const isOfFile = sql`kind = 'owner_message'`
const mailIsOfFile = sql`(kind = 'monthly_report' or enquiry_id in (select id from enquiries where ${isOfFile}))`

type ErasedMails = { count: number; /** What the names of their files have. */ marks: string[] }

/**
 * Deletes the emails to, from and about a person, with the jobs that would send them. An owner's
 * reports and the emails about their messages stay. A file to the person of which the database no
 * longer has the email, because that was sent again, is theirs too.
 */
async function eraseMails(db: Db, email: string, isOwner: boolean): Promise<ErasedMails> {
  const marks = await marksOfMailsTo(email)
  const deleted = await queryRows(
    db,
    sql`delete from mails where (lower("to") = ${email} or lower(reply_to) = ${email} or enquiry_id in (select id from enquiries where lower(email) = ${email})
      or id in (${tipsTo(email, marks)}) or id in (${unlinkedTips(email)}) or text ~* ${patternOf(email)} or html ~* ${patternOf(email)})
      and not (${isOwner} and coalesce(${mailIsOfFile}, false)) returning id, message_id`,
  )
  const jobKeys = deleted.map(({ id }) => `mail:${String(id)}`)
  if (jobKeys.length > 0)
    await db.execute(
      sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key in ${jobKeys}`,
    )
  const kept = await queryRows(db, sql`select message_id from mails where lower("to") = ${email}`)
  const keptMarks = new Set(kept.map(({ message_id }) => markOf(String(message_id))))
  return {
    count: deleted.length,
    marks: [
      ...deleted.map(({ message_id }) => markOf(String(message_id))),
      ...marks.filter((mark) => !keptMarks.has(mark)),
    ],
  }
}

const erasableTables = ['enquiries', 'demands', 'appointments', 'subscribers'] as const

async function eraseRecords(
  db: Db,
  email: string,
  isOwner: boolean,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of erasableTables) {
    const isKept = isOwner && table === 'enquiries' ? isOfFile : sql`false`
    const deleted = await queryRows(
      db,
      sql`delete from ${sql.identifier(table)} where lower(email) = ${email} and not (${isKept}) returning id`,
    )
    counts[table] = deleted.length
  }
  return counts
}

/** Has the pages of properties offer the moments again at which the person would have come. */
async function freeMoments(req: PayloadRequest, db: Db, email: string): Promise<void> {
  const rows = await queryRows(
    db,
    sql`select distinct property_id::text as id from appointments where lower(email) = ${email} and property_id is not null`,
  )
  const tags = rows.map(({ id }) => listTag('visit-days', String(id)))
  if (tags.length > 0) await addJob(req, revalidate, { tags })
}

/**
 * Finds the imports whose CRM was told of the person, or may have been. What waits goes with its
 * enquiry; what was sent has to be erased there by a colleague.
 */
async function findToldCrms(db: Db, email: string): Promise<string[]> {
  const rows = await queryRows(
    db,
    sql`select distinct f.name from crm_leads l join feeds f on f.id = l.feed
      left join enquiries e on e.id = l.enquiry left join appointments a on a.id = l.appointment
      where l.state in ('sending', 'sent', 'unsure') and (lower(e.email) = ${email} or lower(a.email) = ${email}) order by f.name`,
  )
  return rows.map(({ name }) => String(name))
}

/** Deletes typed answers with the person's address, phone number or name. */
async function eraseTyped(db: Db, email: string, { names, phones }: PersonTraces): Promise<void> {
  await db.execute(sql`delete from typed_forms where told::text ~* ${patternOf(email)}`)
  for (const phone of phones)
    await db.execute(sql`delete from typed_forms where told -> 'typed' ->> 'phone' = ${phone}`)
  for (const [first, last] of names) {
    if (first && last)
      await db.execute(
        sql`delete from typed_forms where told -> 'typed' ->> 'firstName' = ${first} and told -> 'typed' ->> 'lastName' = ${last}`,
      )
  }
}

const hasAccount = async (db: Db, table: 'users' | 'owners', email: string): Promise<boolean> =>
  (await queryRows(db, sql`select 1 from ${sql.identifier(table)} where lower(email) = ${email}`))
    .length > 0

async function eraseIn(
  req: PayloadRequest,
  email: string,
): Promise<(ErasureResult & { marks: string[] }) | NoVisitor> {
  const db = await transactionOf(req)
  if (await hasAccount(db, 'users', email)) return 'colleague'
  // Every email and many texts name it.
  if (await isAgencyAddress(req, patternOf(email))) return 'agency'
  const isOwner = await hasAccount(db, 'owners', email)
  const traces = await findTraces(db, email)
  const crms = await findToldCrms(db, email)
  const testimonials = await eraseTestimonials(req, email)
  const mails = await eraseMails(db, email, isOwner)
  await freeMoments(req, db, email)
  const records = await eraseRecords(db, email, isOwner)
  await eraseTyped(db, email, traces)
  const counts = { ...records, testimonials, mails: mails.count }
  const redaction = await redactPerson(req, patternOf(email), traces)
  await writeAuditLine(req, {
    action: 'person_erased',
    details: { ...counts, ...redaction, ...(crms.length > 0 && { crms: crms.join(', ') }) },
  })
  return { counts, ...redaction, crms, isOwner, marks: mails.marks }
}

/**
 * Erases everything that a visitor with this address left, in one transaction. The audit log says
 * that it was done and by whom, not about whom.
 */
export async function erasePerson(
  req: PayloadRequest,
  address: string,
): Promise<ErasureResult | NoVisitor> {
  const erased = await transact(req, (own) => eraseIn(own, normalizeAddress(address)))
  if (typeof erased === 'string') return erased
  const { marks, ...result } = erased
  await deleteOutboxFiles(marks)
  return result
}
