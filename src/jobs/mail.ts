import type { PoolClient } from 'pg'
import type { Task } from 'graphile-worker'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { z } from 'zod'

import { failedAttempt, type FailedAttempt } from '@/domain/mailFailure'
import { NAMELESS, namelessKinds, wipedKinds } from '@/domain/mails'
import { env } from '@/env'

import { MAIL_ATTEMPTS } from './queue'

const asked = z.object({ id: z.uuid() })

const methods = ['REQUEST', 'CANCEL', 'PUBLISH'] as const
const waiting = z.object({
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
type Waiting = z.infer<typeof waiting>

/** Only an answer written by a person is one; other programs need not reply to the rest. */
const headersOf = ({ kind, unsubscribe }: Waiting): Record<string, string> => ({
  ...(kind !== 'staff_answer' && { 'Auto-Submitted': 'auto-generated' }),
  ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

const messageOf = (mail: Waiting): SendMailOptions => ({
  from: { name: mail.from_name ?? env.MAIL_FROM.defaultFromName, address: env.MAIL_FROM.defaultFromAddress },
  to: { name: mail.to_name ?? '', address: mail.to },
  ...(mail.reply_to && { replyTo: mail.reply_to }),
  ...{ subject: mail.subject, messageId: mail.message_id, text: mail.text ?? '', headers: headersOf(mail) },
  ...(mail.html && { html: mail.html }),
  ...(mail.calendar && { icalEvent: { method: mail.calendar.method, content: mail.calendar.text, filename: 'invite.ics' } }),
  // What is written here comes from the database alone: no address or file is ever fetched into it.
  ...{ disableFileAccess: true, disableUrlAccess: true },
})

/** Takes the mail for itself, or nothing when it has left or another worker holds it: the lock lasts as long as this connection. */
async function take(client: PoolClient, id: string): Promise<Waiting | undefined> {
  const { rows } = await client.query(
    `select kind, "to", to_name, from_name, reply_to, subject, html, text, message_id, unsubscribe, calendar
     from mails where id = $1 and status = 'queued' for update skip locked`,
    [id],
  )
  return rows[0] ? waiting.parse(rows[0]) : undefined
}

/** What opens somebody's account is not kept once it is under way, nor who never wrote to us. */
const markSent = (client: PoolClient, id: string) =>
  client.query(
    `update mails set status = 'sent', sent_at = now(), updated_at = now(), attempts = attempts + 1, failure = null, last_error = null,
     html = case when kind::text = any($2) then null else html end, text = case when kind::text = any($2) then null else text end,
     "to" = case when kind::text = any($3) then $4 else "to" end, to_name = case when kind::text = any($3) then null else to_name end where id = $1`,
    [id, wipedKinds, namelessKinds, NAMELESS],
  )

const markTried = (client: PoolClient, id: string, { failure, said }: FailedAttempt, over: boolean) =>
  client.query(
    `update mails set status = case when $4 then 'failed' else status::text end::enum_mails_status, failure = $2::enum_mails_failure, last_error = $3,
     attempts = attempts + 1, updated_at = now() where id = $1`,
    [id, failure, said, over],
  )

/** Sends under the lock of the row and answers what went wrong. */
async function attempt(client: PoolClient, id: string, transport: Transporter, isLast: boolean): Promise<FailedAttempt | undefined> {
  const mail = await take(client, id)
  if (!mail) return undefined
  const failed = await transport.sendMail(messageOf(mail)).then(() => undefined, failedAttempt)
  await (failed ? markTried(client, id, failed, failed.forGood || isLast) : markSent(client, id))
  return failed
}

/**
 * Brings one mail to the mail server. Killed between the server's yes and our mark, it goes once more under the same
 * Message-ID; two workers never send the same one, because whoever sends holds its row.
 */
export const mailTask =
  (transport: Transporter): Task =>
  async (told, { job, withPgClient }) => {
    const { id } = asked.parse(told)
    const isLast = job.attempts >= job.max_attempts
    const failed = await withPgClient(async (client) => {
      await client.query('begin')
      try {
        const result = await attempt(client, id, transport, isLast)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    })
    // What the server said often names the reader, and logs outlive the mail.
    if (failed && !failed.forGood && !isLast) throw new Error(`Mail ${id} has not left yet: ${failed.failure}`)
  }

/**
 * The queue believes for hours that a worker that was killed is still at it. The lock of the row knows better: a mail
 * that waits, is held by nobody and has no job to come gets a new one.
 */
export const sweepMails: Task = async (_, { query }) => {
  await query(`
    with lost as (
      select id from mails where status = 'queued' and queued_at < now() - interval '1 minute' and not exists (
        select 1 from graphile_worker.jobs where key = 'mail:' || mails.id and locked_at is null and attempts < max_attempts)
      for update skip locked)
    select graphile_worker.add_job('mail', json_build_object('id', id), max_attempts := ${MAIL_ATTEMPTS}, job_key := 'mail:' || id) from lost`)
}
