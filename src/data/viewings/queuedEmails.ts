import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { MailKind } from '@/domain/mail/mails'
import { isMoved, type ViewingState } from '@/domain/viewings/viewingNotice'
import type { Appointment } from '@/payload-types'

import { deleteMails } from '../mail/deleteMails'

/** Emails that the calendar causes, and no change of the viewing. */
const scheduledKinds = ['visit_reminder', 'visit_feedback'] as const satisfies readonly MailKind[]
type ScheduledKind = (typeof scheduledKinds)[number]

/** Emails that say how a viewing stands: each replaces those before it that have not left. */
const noticeKinds = [
  'visit_confirmed',
  'visit_moved',
  'visit_full',
  'visit_cancelled',
] as const satisfies readonly MailKind[]
type NoticeKind = (typeof noticeKinds)[number]

/** Deletes emails of these kinds about a viewing that have not left, by the key of its link in them. */
async function deleteQueued(
  req: PayloadRequest,
  viewing: string,
  kinds: readonly (ScheduledKind | NoticeKind)[],
): Promise<void> {
  if (kinds.length === 0) return
  await deleteMails(
    req,
    sql`status = 'queued' and kind::text = any(${`{${kinds.join(',')}}`}::text[]) and text like ${`%key=visit.${viewing}.%`}`,
  )
}

/** Deletes what waits to be sent about a deleted viewing. */
export const deleteEmailsOf = (req: PayloadRequest, viewing: string): Promise<void> =>
  deleteQueued(req, viewing, [...scheduledKinds, ...noticeKinds])

/**
 * Deletes notices that wait while a newer one is written. After an outage of the mail server they are
 * tried at different moments, and a visitor would go by the last one that comes.
 */
export const deleteReplacedNotices = (req: PayloadRequest, viewing: string): Promise<void> =>
  deleteQueued(req, viewing, noticeKinds)

/**
 * Deletes what waits for the mail server and no longer holds: the reminder of a viewing that was moved
 * or does not take place, and the question how one was that did not.
 */
export const deleteOutdatedEmails = (
  req: PayloadRequest,
  before: ViewingState,
  after: Appointment,
): Promise<void> =>
  deleteQueued(
    req,
    after.id,
    scheduledKinds.filter((kind) =>
      kind === 'visit_reminder'
        ? before.status === 'confirmed' && (after.status !== 'confirmed' || isMoved(before, after))
        : before.status === 'done' && after.status !== 'done',
    ),
  )
