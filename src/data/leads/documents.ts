import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { formatDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Enquiry } from '@/payload-types'

import { findPapers, type PaperView } from '../papers'
import { idOf } from '../payload'
import { findSettings } from '../shell'
import { personalLink } from './links'
import { queueMail } from './mails'
import { toldOf } from './notices'
import type { LeadSubject } from './subject'

/** So many days a link to documents opens them, and so long who asks again is told that he has it. */
export const LINK_DAYS = 14
const DAY = 24 * 60 * 60 * 1000

/** The papers that are ready for who asks about this. */
export const findPapersOf = ({ property, project }: LeadSubject, locale: Locale): Promise<PaperView[]> => {
  const owner = property?.id ?? project?.id
  return owner === undefined ? Promise.resolve([]) : findPapers(owner, locale)
}

/** When this address got a link to the documents of this that still opens. Who asks twice at once waits for himself. */
async function lastLink(req: PayloadRequest, { email, property, project }: Enquiry): Promise<string | undefined> {
  const db = await transactionOf(req)
  const [of, to] = [idOf(property) ?? idOf(project) ?? '', (email ?? '').toLowerCase()]
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${to} ${of}`}, 0))`)
  const { rows } = await db.execute<{ at: string }>(sql`
    select to_json(mails.queued_at) #>> '{}' as at from mails join enquiries on enquiries.id = mails.enquiry_id
    where mails.kind = 'documents_link' and mails.status <> 'failed' and lower(mails."to") = ${to}
      and coalesce(enquiries.property_id, enquiries.project_id)::text = ${of} and mails.queued_at > now() - make_interval(days => ${LINK_DAYS})
    order by mails.queued_at desc limit 1`)
  return rows[0]?.at
}

type Asked = { subject: LeadSubject; papers: readonly PaperView[]; locale: Locale }

/** A mail with the key to the papers; to who has one that still opens, a mail that says so. */
export async function sendDocuments(req: PayloadRequest, enquiry: Enquiry, { subject, papers, locale }: Asked): Promise<void> {
  const { id, firstName, lastName, email } = enquiry
  if (!email) return
  const told = await toldOf({ ...(firstName && { firstName }), ...(lastName && { lastName }) }, { locale, subject })
  const about = { enquiry: id, ...(subject.property && { property: subject.property.id }) }
  const order = { to: { ...(told.fullName && { name: told.fullName }), address: email }, about, locale }
  const [last, settings] = [await lastLink(req, enquiry), await findSettings(locale)]
  if (last !== undefined) {
    await queueMail(req, {
      ...order,
      kind: 'documents_already',
      told: { ...told, day: formatDay(last, locale) },
      ...(settings.email && { replyTo: settings.email }),
    })
    return
  }
  const names = papers.map(({ title, kind }) => title || optionName(locale, 'documentKind', kind))
  const validUntil = formatDay(new Date(Date.now() + LINK_DAYS * DAY).toISOString(), locale)
  const href = personalLink({ purpose: 'documents', id }, locale, LINK_DAYS)
  await queueMail(req, { ...order, kind: 'documents_link', told: { ...told, documents: names.join(', '), validUntil }, action: { href } })
}
