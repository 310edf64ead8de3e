import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Enquiry } from '@/payload-types'

import { findRequestableDocuments, type RequestableDocument } from '../catalogue/documents'
import { idOf } from '../core/payload'
import { findSettings } from '../site/shell'
import { personalLink } from './unsubscribeLinks'
import { queueMail } from '../mail/queue'
import { submissionPlaceholders } from './notices'
import type { EnquirySubject } from './subject'

/**
 * Days for which a link to documents works, and for which a repeated request is answered with a
 * notice that the link was sent.
 */
export const DOCUMENT_LINK_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the documents that can be requested for this subject. */
export const findDocumentsOfSubject = (
  { property, project }: EnquirySubject,
  locale: Locale,
): Promise<RequestableDocument[]> => {
  const owner = property?.id ?? project?.id
  return owner === undefined ? Promise.resolve([]) : findRequestableDocuments(owner, locale)
}

/**
 * Returns when this address got a link that still works. The lock makes two requests at once wait
 * for each other.
 */
async function lastLink(
  req: PayloadRequest,
  { email, property, project }: Enquiry,
): Promise<string | undefined> {
  const db = await transactionOf(req)
  const subjectId = idOf(property) ?? idOf(project) ?? ''
  const to = (email ?? '').toLowerCase()
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${to} ${subjectId}`}, 0))`,
  )
  const { rows } = await db.execute<{ at: string }>(sql`
    select to_json(mails.queued_at) #>> '{}' as at from mails join enquiries on enquiries.id = mails.enquiry_id
    where mails.kind = 'documents_link' and mails.status <> 'failed' and lower(mails."to") = ${to}
      and coalesce(enquiries.property_id, enquiries.project_id)::text = ${subjectId} and mails.queued_at > now() - make_interval(days => ${DOCUMENT_LINK_DAYS})
    order by mails.queued_at desc limit 1`)
  return rows[0]?.at
}

type DocumentsRequest = {
  subject: EnquirySubject
  papers: readonly RequestableDocument[]
  locale: Locale
}

/** Sends the link to the documents, or, when an earlier link still works, an email that says so. */
export async function sendDocuments(
  req: PayloadRequest,
  enquiry: Enquiry,
  { subject, papers, locale }: DocumentsRequest,
): Promise<void> {
  const { id, firstName, lastName, email } = enquiry
  if (!email) return
  const placeholders = await submissionPlaceholders(
    { ...(firstName && { firstName }), ...(lastName && { lastName }) },
    { locale, subject },
  )
  const about = { enquiry: id, ...(subject.property && { property: subject.property.id }) }
  const order = {
    to: { ...(placeholders.fullName && { name: placeholders.fullName }), address: email },
    about,
    locale,
  }
  const previousLink = await lastLink(req, enquiry)
  const settings = await findSettings(locale)
  if (previousLink !== undefined) {
    await queueMail(req, {
      ...order,
      kind: 'documents_already',
      placeholders: { ...placeholders, day: formatDay(previousLink, locale) },
      ...(settings.email && { replyTo: settings.email }),
    })
    return
  }
  const names = papers.map(({ title, kind }) => title || optionName(locale, 'documentKind', kind))
  const validUntil = formatDay(
    new Date(Date.now() + DOCUMENT_LINK_DAYS * DAY_MS).toISOString(),
    locale,
  )
  const href = personalLink({ purpose: 'documents', id }, locale, DOCUMENT_LINK_DAYS)
  await queueMail(req, {
    ...order,
    kind: 'documents_link',
    placeholders: { ...placeholders, documents: names.join(', '), validUntil },
    action: { href },
  })
}
