import type { PayloadRequest } from 'payload'

import { awaitedKinds } from '@/domain/enquiries/forms'
import type { Enquiry } from '@/payload-types'

import { inTransaction } from '../core/payload'
import { answersIn } from './answerTemplates'
import { findEqualEnquiries, fingerprintOf } from './duplicates'
import { queueMail, type MailOrder } from '../mail/queue'
import { staffLanguage } from '../site/staff'
import { linkToEnquiry, emailsAbout } from './notices'
import type { SubmissionContext, Submission } from './submission'

export type { Submission } from './submission'

const markOf = (lead: Submission, { subject, locale }: SubmissionContext): string =>
  fingerprintOf([
    lead.kind,
    Object.entries(lead.person).sort(),
    answersIn(lead, locale),
    [subject.property?.id, subject.project?.id],
    lead.distinctBy ?? '',
  ])

/**
 * Returns whether this submission was stored already and still stands. One whose viewing was
 * cancelled, or that went to spam, is no reason to drop the next.
 */
async function hasArrived(
  req: PayloadRequest,
  mark: string,
  lead: Submission,
  arrival: SubmissionContext,
): Promise<boolean> {
  const equal = await findEqualEnquiries(req, mark, arrival)
  // Spam makes nothing that could have ended.
  if (arrival.isSpam || !lead.stillStands) return equal.length > 0
  for (const id of equal) if (await lead.stillStands(req, id)) return true
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
  const mark = markOf(lead, arrival)
  const emails = await emailsOf(lead, arrival)
  await inTransaction(async (req) => {
    if (await hasArrived(req, mark, lead, arrival)) return
    const enquiry = await saveEnquiry(req, lead, arrival, mark)
    if (arrival.isSpam) return
    await lead.afterSave?.(req, enquiry)
    for (const order of emails) await queueMail(req, linkToEnquiry(order, enquiry))
  })
}
