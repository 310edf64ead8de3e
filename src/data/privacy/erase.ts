import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { PersonTraces } from '@/domain/privacy/personTraces'
import { writeAuditLine } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'
import { deleteOutboxFiles } from '@/mail/outboxFiles'

import { transact } from '../core/transaction'
import { eraseMails, patternOf } from './eraseMails'
import { eraseRecords, findToldCrms, findTraces, freeMoments } from './eraseRecords'
import { eraseTestimonials } from './eraseTestimonials'
import { normalizeAddress } from './person'
import { lockRecords } from './personRecords'
import { queryRows, type Db } from './queryRows'
import { isAgencyAddress, redactPerson, type Redaction } from './redact'

/** How many records of each kind were erased, what was redacted, and what is left to look at. */
export type ErasureResult = Redaction & {
  counts: Record<string, number>
  isOwner: boolean
  /** The CRMs that have some of it. */
  crms: readonly string[]
}

/** Whose address it is, when it is that of no visitor. */
type NoVisitor = 'colleague' | 'agency'

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
  // First, so that who writes to the person at this moment is waited for.
  const records = await lockRecords(db, email)
  const traces = await findTraces(db, records)
  const crms = await findToldCrms(db, records)
  const testimonials = await eraseTestimonials(req, email)
  const mails = await eraseMails(db, { email, records, isOwner })
  await freeMoments(req, db, records)
  const deleted = await eraseRecords(db, records, isOwner)
  await eraseTyped(db, email, traces)
  const counts = { ...deleted, testimonials, mails: mails.count }
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
