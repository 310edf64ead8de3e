import type { PoolClient } from 'pg'

import { confirmationKinds, NAMELESS, namelessKinds, secretKinds } from '@/domain/mail/mails'
import { retention } from '@/domain/privacy/retention'
import { deleteOutboxFiles, deleteOutboxFilesBefore } from '@/mail/outboxFiles'

import { inWorker, periodic } from './job'
import { inTransaction } from './transaction'

/** Words of ours as a list of SQL. */
const listOf = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/** Enquiries for something that was not confirmed, or that has ended, and that no colleague took up. */
const unconfirmedEnquiries = `received_at < now() - interval '${retention.unconfirmed}' and (
  (kind = 'newsletter' and not exists (
    select from subscribers where subscribers.email = lower(enquiries.email) and subscribers.status = 'subscribed'))
  or (kind in ('saved_search', 'demand') and not exists (
    select from demands where demands.enquiry_id = enquiries.id and demands.status <> 'unconfirmed')
    and assigned_to_id is null and status in ('new', 'closed') and not exists (
      select from enquiries_notes where enquiries_notes._parent_id = enquiries.id)))`

const oldEnquiries = `select id from enquiries where received_at < now() - interval '${retention.files}'
  or (kind <> 'owner_message' and received_at < now() - interval '${retention.questions}')
  or (status = 'spam' and received_at < now() - interval '${retention.spam}')
  or (kind = 'unsubscribe' and received_at < now() - interval '${retention.unsubscribed}')
  or (${unconfirmedEnquiries})`

const isOfFile = `exists (select from enquiries where enquiries.id = mails.enquiry_id and enquiries.kind = 'owner_message')`

const oldMails = `(queued_at < now() - interval '${retention.questions}' and not ${isOfFile}) or enquiry_id in (${oldEnquiries})
  or (kind in (${listOf(confirmationKinds)}) and queued_at < now() - interval '${retention.unconfirmed}')
  or (kind = 'unsubscribed' and queued_at < now() - interval '${retention.unsubscribed}')`

/** Runs after the emails, because those no longer name their subject once an enquiry is deleted. */
const statements = [
  `delete from enquiries where id in (${oldEnquiries})`,
  // What the studio keeps beside it of its last edit has the name of its author too.
  `with old as (delete from testimonials where status = 'draft' and updated_at < now() - interval '${retention.drafts}' returning id)
     delete from last_edits where collection = 'testimonials' and document in (select id::text from old)`,
  `delete from appointments where coalesce(start, created_at) < now() - interval '${retention.questions}'`,
  `delete from demands where coalesce(last_activity, updated_at) < now() - interval '${retention.demands}'
     or (status = 'unconfirmed' and created_at < now() - interval '${retention.unconfirmed}')`,
  // Who signs up again has a new link.
  `delete from subscribers where status = 'unconfirmed' and updated_at < now() - interval '${retention.unconfirmed}'`,
  `delete from subscribers where status = 'unsubscribed' and updated_at < now() - interval '${retention.unsubscribed}'`,
  // Earlier releases left both on emails that had failed.
  `update mails set "to" = '${NAMELESS}', to_name = null, html = null, text = null, last_error = null
     where status = 'failed' and kind in (${listOf(namelessKinds)}) and "to" <> '${NAMELESS}'`,
  `update mails set html = null, text = null
     where status = 'failed' and kind in (${listOf(secretKinds)}) and (html is not null or text is not null)`,
  `delete from audit_log where at < now() - interval '${retention.audit}'`,
  `delete from shown_states where shown_until < now() - interval '${retention.shownStates}'`,
  `delete from inspection_files where asked_at < now() - interval '${retention.inspectionFiles}'`,
  `delete from typed_forms where at < now() - interval '${retention.typedForms}'`,
  `delete from used_challenges where at < now() - interval '1 day'`,
  // These are also deleted with the first page view of a day; this covers a day without page views.
  `delete from audience_salts where day < (now() at time zone 'Europe/Brussels')::date`,
  `delete from audience_visitors where day < (now() at time zone 'Europe/Brussels')::date`,
  `delete from account_links where until < now()`,
  `delete from account_challenges where until < now()`,
  // Long enough to see in the studio what a link was.
  `delete from preview_links where until < now() - interval '30 days'`,
]

type Expired = {
  messageIds: string[]
  /** Files written before this moment are deleted by their name, as no row names all of them. */
  before: Date
}

async function deleteExpired(client: PoolClient): Promise<Expired> {
  const { rows } = await client.query<{ message_id: string }>(
    `delete from mails where ${oldMails} returning message_id`,
  )
  for (const statement of statements) await client.query(statement)
  const limits = await client.query<{ before: Date }>(
    `select now() - interval '${retention.questions}' as before`,
  )
  return {
    messageIds: rows.map(({ message_id }) => message_id),
    before: limits.rows[0]?.before ?? new Date(0),
  }
}

/**
 * Deletes what is past its retention, every night: nothing is kept a day longer than the privacy
 * page says. A missed night is made up for within the next day.
 */
export const deleteExpiredData = inWorker(
  periodic({ name: 'forgetOld', schedule: '10 2 * * *', backfillMs: 24 * 60 * 60_000 }),
  async (_, helpers) => {
    const { messageIds, before } = await inTransaction(helpers, deleteExpired)
    await deleteOutboxFiles(messageIds)
    await deleteOutboxFilesBefore(before)
  },
)

/**
 * Deletes the counts of rate limits soon after their window: each names a network address, which is
 * personal data too, and one visitor can cause many.
 */
export const deleteExpiredLimits = inWorker(
  periodic({ name: 'forgetLimits', schedule: '*/5 * * * *' }),
  async (_, { query }) => {
    await query('delete from form_limits where expire < extract(epoch from now()) * 1000')
  },
)
