import { sql } from '@payloadcms/db-postgres'

import { markOf, marksOfMailsTo } from '@/mail/outboxFiles'

import { isOfFile } from './eraseRecords'
import { idList, isMailAbout, type PersonRecords } from './personRecords'
import { queryRows, type Db } from './queryRows'

/**
 * Matches this address but not a longer one that contains it; in JSON an escaped line break may
 * precede it.
 */
export const patternOf = (email: string): string =>
  `(?:(?<=\\\\[nrt])|(?<![\\w.%+-]))${email.replace(/[^a-z0-9@]/g, '\\$&')}(?![\\w-]|\\.\\w)`

/**
 * Tips that the person sent before tips referred to their enquiry: they were stored in the same
 * moment.
 */
const unlinkedTips = ({
  enquiries,
}: PersonRecords) => sql`select m.id from mails m join enquiries e on e.kind = 'friend' and e.id = any(${idList(enquiries)})
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

const mailIsOfFile = sql`(kind = 'monthly_report' or enquiry_id in (select id from enquiries where ${isOfFile}))`

type ErasedPerson = { email: string; records: PersonRecords; isOwner: boolean }
type ErasedMails = { count: number; /** What the names of their files have. */ marks: string[] }

/**
 * Deletes the emails to, from and about a person, with the jobs that would send them. An owner's
 * reports and the emails about their messages stay. A file to the person of which the database no
 * longer has the email, because that was sent again, is theirs too.
 */
export async function eraseMails(
  db: Db,
  { email, records, isOwner }: ErasedPerson,
): Promise<ErasedMails> {
  const marks = await marksOfMailsTo(email)
  const deleted = await queryRows(
    db,
    sql`delete from mails where (lower("to") = ${email} or lower(reply_to) = ${email} or ${isMailAbout(records)}
      or id in (${tipsTo(email, marks)}) or id in (${unlinkedTips(records)}) or text ~* ${patternOf(email)} or html ~* ${patternOf(email)})
      and not (${isOwner} and coalesce(${mailIsOfFile}, false)) returning id, message_id`,
  )
  const jobKeys = deleted.map(({ id }) => `mail:${String(id)}`)
  if (jobKeys.length > 0)
    await db.execute(
      sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key in ${jobKeys}`,
    )
  const sentMails = await queryRows(
    db,
    sql`select message_id from mails where lower("to") = ${email}`,
  )
  const keptMarks = new Set(sentMails.map(({ message_id }) => markOf(String(message_id))))
  return {
    count: deleted.length,
    marks: [
      ...deleted.map(({ message_id }) => markOf(String(message_id))),
      ...marks.filter((mark) => !keptMarks.has(mark)),
    ],
  }
}
