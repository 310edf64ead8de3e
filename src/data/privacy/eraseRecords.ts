import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { PersonTraces } from '@/domain/privacy/personTraces'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'

import { listTag } from '../core/cacheTags'
import { idList, recordTables, type PersonRecords } from './personRecords'
import { queryRows, type Db } from './queryRows'

/** What an owner wrote in the portal is of the file of a sale or letting, which the law wants kept. */
export const isOfFile = sql`kind = 'owner_message'`

/** Returns the names and phone numbers that a person sent. */
export async function findTraces(
  db: Db,
  { enquiries, demands, appointments }: PersonRecords,
): Promise<PersonTraces> {
  const rows = await queryRows(
    db,
    sql`select first_name, last_name, phone from enquiries where id = any(${idList(enquiries)})
      union select first_name, last_name, phone from demands where id = any(${idList(demands)})
      union select first_name, last_name, phone from appointments where id = any(${idList(appointments)})`,
  )
  return {
    names: rows.map(
      ({ first_name, last_name }) => [String(first_name ?? ''), String(last_name ?? '')] as const,
    ),
    phones: rows.flatMap(({ phone }) => (phone ? [String(phone)] : [])),
  }
}

/** Deletes the records of a person and says how many of each kind. */
export async function eraseRecords(
  db: Db,
  records: PersonRecords,
  isOwner: boolean,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of recordTables) {
    const isKept = isOwner && table === 'enquiries' ? isOfFile : sql`false`
    const deleted = await queryRows(
      db,
      sql`delete from ${sql.identifier(table)} where id = any(${idList(records[table])}) and not (${isKept}) returning id`,
    )
    counts[table] = deleted.length
  }
  return counts
}

/** Has the pages of properties offer the moments again at which the person would have come. */
export async function freeMoments(
  req: PayloadRequest,
  db: Db,
  { appointments }: PersonRecords,
): Promise<void> {
  const rows = await queryRows(
    db,
    sql`select distinct property_id::text as id from appointments where id = any(${idList(appointments)}) and property_id is not null`,
  )
  const tags = rows.map(({ id }) => listTag('visit-days', String(id)))
  if (tags.length > 0) await addJob(req, revalidate, { tags })
}

/**
 * Finds the imports whose CRM was told of the person, or may have been. What waits goes with its
 * enquiry; what was sent has to be erased there by a colleague.
 */
export async function findToldCrms(
  db: Db,
  { enquiries, appointments }: PersonRecords,
): Promise<string[]> {
  const rows = await queryRows(
    db,
    sql`select distinct f.name from crm_leads l join feeds f on f.id = l.feed
      where l.state in ('sending', 'sent', 'unsure')
      and (l.enquiry = any(${idList(enquiries)}) or l.appointment = any(${idList(appointments)})) order by f.name`,
  )
  return rows.map(({ name }) => String(name))
}
