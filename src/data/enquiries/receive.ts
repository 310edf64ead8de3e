import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { awaitedKinds } from '@/domain/enquiries/forms'
import { transactionOf } from '@/fields/transactionOf'
import type { Enquiry } from '@/payload-types'

import { inTransaction } from '../core/payload'
import { answersIn } from './answerTemplates'
import { queueMail, type MailOrder } from '../mail/queue'
import { staffLanguage } from '../site/staff'
import { linkToEnquiry, emailsAbout } from './notices'
import type { SubmissionContext, Submission } from './submission'

export type { Submission } from './submission'

/** How long an equal submission counts as a double click. */
const DUPLICATE_WINDOW = '10 minutes'

const fingerprintOf = (lead: Submission, { subject, locale }: SubmissionContext): string => {
  const about = [subject.property?.id, subject.project?.id]
  return createHash('sha256')
    .update(
      JSON.stringify([
        lead.kind,
        Object.entries(lead.person).sort(),
        answersIn(lead, locale),
        about,
        lead.distinctBy ?? '',
      ]),
    )
    .digest('hex')
}

/**
 * Returns whether this submission was stored already and still stands. One whose viewing was
 * cancelled, or that went to spam, is no reason to drop the next. The lock makes an equal one that
 * comes at the same moment wait and then find it.
 */
async function hasArrived(
  req: PayloadRequest,
  mark: string,
  lead: Submission,
  { isSpam }: SubmissionContext,
): Promise<boolean> {
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from enquiries where mark = ${mark} and received_at > now() - ${DUPLICATE_WINDOW}::interval
      and (status = 'spam') = ${isSpam} order by received_at desc`)
  // Spam makes nothing that could have ended.
  if (isSpam || !lead.stillStands) return rows.length > 0
  for (const { id } of rows) if (await lead.stillStands(req, id)) return true
  return false
}

const undefinedIfEmpty = (text: string | undefined) => (text === '' ? undefined : text)

async function saveEnquiry(
  req: PayloadRequest,
  lead: Submission,
  arrival: SubmissionContext,
  mark: string,
): Promise<Enquiry> {
  const { person, kind } = lead
  const { consent, subject, locale, source, isProven, isSpam } = arrival
  const status = isSpam ? 'spam' : awaitedKinds.includes(kind) ? 'new' : 'closed'
  const answers = answersIn(lead, await staffLanguage(locale))
  const text = Object.fromEntries(
    Object.entries(person).map(([name, value]) => [name, undefinedIfEmpty(value)]),
  )
  return req.payload.create({
    collection: 'enquiries',
    req,
    // Enquiries cannot be created over HTTP; the forms create them here, behind their checks.
    overrideAccess: true,
    depth: 0,
    data: {
      ...text,
      consent,
      kind,
      mark,
      source,
      language: locale,
      isProven,
      status,
      receivedAt: new Date().toISOString(),
      ...(subject.property && { property: subject.property.id }),
      ...(subject.project && { project: subject.project.id }),
      ...(answers.length > 0 && { answers: [...answers] }),
    },
  })
}

/**
 * Prepares the emails of a submission, before anything is locked, because that takes queries of its
 * own.
 */
async function emailsOf(lead: Submission, arrival: SubmissionContext): Promise<MailOrder[]> {
  return arrival.isSpam ? [] : emailsAbout(lead, arrival)
}

/**
 * Stores a submission once, with what belongs to it and its emails, in one transaction. A duplicate
 * is accepted without effect.
 */
export async function receiveSubmission(
  lead: Submission,
  arrival: SubmissionContext,
): Promise<void> {
  const mark = fingerprintOf(lead, arrival)
  const emails = await emailsOf(lead, arrival)
  await inTransaction(async (req) => {
    if (await hasArrived(req, mark, lead, arrival)) return
    const enquiry = await saveEnquiry(req, lead, arrival, mark)
    if (arrival.isSpam) return
    await lead.afterSave?.(req, enquiry)
    for (const order of emails) await queueMail(req, linkToEnquiry(order, enquiry))
  })
}
