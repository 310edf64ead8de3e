import type { PoolClient } from 'pg'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { z } from 'zod'

import { failedAttempt, type FailedAttempt } from '@/domain/mail/mailFailure'
import { NAMELESS, namelessKinds, wipedKinds } from '@/domain/mail/mails'
import { env } from '@/env'

import { inWorker, periodic, type Job } from './job'
import { markReportMailed, markReportUndelivered } from './reportDelivery'
import { inTransaction } from './transaction'

/**
 * The delays between attempts double up to six hours: with this number a mail server may be down
 * for a day.
 */
const ATTEMPTS = 14

/** Sends one email. */
export const mail: Job<{ id: string }> = {
  name: 'mail',
  payload: z.object({ id: z.uuid() }),
  attempts: ATTEMPTS,
  key: ({ id }) => `mail:${id}`,
}

const methods = ['REQUEST', 'CANCEL', 'PUBLISH'] as const
const queuedMail = z.object({
  kind: z.string(),
  to: z.string(),
  to_name: z.string().nullable(),
  from_name: z.string().nullable(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  html: z.string().nullable(),
  text: z.string().nullable(),
  message_id: z.string(),
  unsubscribe: z.string().nullable(),
  calendar: z.object({ text: z.string(), method: z.enum(methods) }).nullable(),
})
type QueuedMail = z.infer<typeof queuedMail>

/**
 * Answers of a colleague are the only emails written by a person; all others are marked as
 * automatic, so that mail programs do not reply.
 */
const headersOf = ({ kind, unsubscribe }: QueuedMail): Record<string, string> => ({
  ...(kind !== 'staff_answer' && { 'Auto-Submitted': 'auto-generated' }),
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

const messageOf = (queued: QueuedMail): SendMailOptions => ({
  from: {
    name: queued.from_name ?? env.MAIL_FROM.defaultFromName,
    address: env.MAIL_FROM.defaultFromAddress,
  },
  to: { name: queued.to_name ?? '', address: queued.to },
  ...(queued.reply_to && { replyTo: queued.reply_to }),
  subject: queued.subject,
  messageId: queued.message_id,
  text: queued.text ?? '',
  headers: headersOf(queued),
  ...(queued.html && { html: queued.html }),
  ...(queued.calendar && {
    icalEvent: {
      method: queued.calendar.method,
      content: queued.calendar.text,
      filename: 'invite.ics',
    },
  }),
  // The content comes from the database only: no address or file is ever loaded into it.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Locks the email for this connection; undefined when it was sent or another worker holds it. */
async function lockMail(client: PoolClient, id: string): Promise<QueuedMail | undefined> {
  const { rows } = await client.query(
    `select kind, "to", to_name, from_name, reply_to, subject, html, text, message_id, unsubscribe, calendar
     from mails where id = $1 and status = 'queued' for update skip locked`,
    [id],
  )
  return rows[0] ? queuedMail.parse(rows[0]) : undefined
}

/** Wipes the content of emails of the kinds `$2`, and the recipient of the kinds `$3`, for whom `$4` stands. */
const WIPED = `html = case when kind::text = any($2) then null else html end, text = case when kind::text = any($2) then null else text end,
  "to" = case when kind::text = any($3) then $4 else "to" end, to_name = case when kind::text = any($3) then null else to_name end`

/**
 * Marks an email as sent. The content of emails that open an account is wiped, and so is the
 * recipient of emails to people who never wrote to us.
 */
const markSent = (client: PoolClient, id: string) =>
  client.query(
    `update mails set status = 'sent', sent_at = now(), updated_at = now(), attempts = attempts + 1, failure = null, last_error = null,
     ${WIPED} where id = $1`,
    [id, wipedKinds, namelessKinds, NAMELESS],
  )

const markTried = (client: PoolClient, id: string, { failure, said }: FailedAttempt) =>
  client.query(
    `update mails set failure = $2::enum_mails_failure, last_error = $3, attempts = attempts + 1, updated_at = now() where id = $1`,
    [id, failure, said],
  )

/**
 * Marks an email that is not tried again. What is wiped when it is sent is wiped here too, and of one
 * to a friend the words of the mail server, which often name the recipient.
 */
const markFailed = (client: PoolClient, id: string, { failure, said }: FailedAttempt) =>
  client.query(
    `update mails set status = 'failed', failure = $5::enum_mails_failure, last_error = case when kind::text = any($3) then null else $6 end,
     attempts = attempts + 1, updated_at = now(), ${WIPED} where id = $1`,
    [id, wipedKinds, namelessKinds, NAMELESS, failure, said],
  )

/** Sends an email under the lock of its row and returns what went wrong. */
async function attempt(
  client: PoolClient,
  id: string,
  transport: Transporter,
  isLast: boolean,
): Promise<FailedAttempt | undefined> {
  const queued = await lockMail(client, id)
  if (!queued) return undefined
  const failed = await transport.sendMail(messageOf(queued)).then(() => undefined, failedAttempt)
  if (!failed) {
    await markSent(client, id)
    await markReportMailed(client, id)
  } else if (failed.forGood || isLast) {
    await markFailed(client, id, failed)
    await markReportUndelivered(client, id)
  } else await markTried(client, id, failed)
  return failed
}

/**
 * Sends one email to the mail server. When the worker is killed between the server's answer and the
 * mark, it is sent again with the same Message-ID. Two workers never send the same email, because
 * the sender locks its row.
 */
export const sendMail = (transport: Transporter) =>
  inWorker(mail, async ({ id }, helpers) => {
    const { attempts, max_attempts: maxAttempts } = helpers.job
    const isLast = attempts >= maxAttempts
    const failed = await inTransaction(helpers, (client) => attempt(client, id, transport, isLast))
    // The server's message often names the recipient, and logs outlive the email.
    if (failed && !failed.forGood && !isLast)
      throw new Error(`Mail ${id} has not left yet: ${failed.failure}`)
  })

/**
 * Adds a job for each queued email that has none and is not locked. Needed because the queue treats
 * the jobs of a killed worker as running for hours.
 */
export const sweepMails = inWorker(
  periodic({ name: 'sweepMails', schedule: '* * * * *' }),
  async (_, { query }) => {
    await query(`
      with lost as (
        select id from mails where status = 'queued' and queued_at < now() - interval '1 minute' and not exists (
          select 1 from graphile_worker.jobs where key = 'mail:' || mails.id and locked_at is null and attempts < max_attempts)
        for update skip locked)
      select graphile_worker.add_job('mail', json_build_object('id', id), max_attempts := ${ATTEMPTS}, job_key := 'mail:' || id) from lost`)
  },
)
