import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest, Plugin } from 'payload'

import { isTold, type LeadKind } from '@/domain/feeds/leads'
import { afterSave } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { sendLeads } from '@/jobs/siteJobs'
import type { Appointment, Enquiry } from '@/payload-types'

import { idOf } from '../../core/relations'

type NewLead = {
  kind: LeadKind
  property: string
  enquiry?: string | undefined
  appointment?: string | undefined
  /** The enquiry has told it already, but for the calendar of the CRM. */
  isForCalendar?: boolean
}

/**
 * Puts a lead into the outbox in the transaction of the save, when the property is an estate of a
 * CRM that is told. The job exists exactly when the lead does. An enquiry is told once: one that the
 * CRM has, or may have, was marked as spam meanwhile.
 */
async function queueLead(req: PayloadRequest, lead: NewLead): Promise<void> {
  const { kind, property, enquiry = null, appointment = null, isForCalendar = false } = lead
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    insert into crm_leads (feed, estate, enquiry, appointment, thread, kind)
    select l.feed, l.key, ${enquiry}::uuid, ${appointment}::uuid, ${enquiry ?? appointment}::uuid, ${kind}
    from feed_links l join feeds f on f.id = l.feed
    where l.property = ${property}::uuid and f.sends_leads and f.format::text in ('sweepbright', 'whise')
      and (not ${isForCalendar}::boolean or (f.format::text = 'whise' and f.whise_action is not null and f.whise_user is not null))
      and not (${kind} = 'enquiry' and exists (select from crm_leads o where o.thread = ${enquiry}::uuid and o.kind = 'enquiry'))
    order by l.gone, f.created_at desc limit 1
    returning id`)
  if (rows.length > 0) await addJob(req, sendLeads, {})
}

/** What has not been told to a CRM yet, and turns out to be spam, is not told at all. */
async function dropWaiting(req: PayloadRequest, enquiry: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(
    sql`delete from crm_leads where thread = ${enquiry}::uuid and state in ('waiting', 'refused')`,
  )
}

const queueEnquiry: CollectionAfterChangeHook<Enquiry> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const property = idOf(doc.property)
  if (property === undefined || !isTold(doc.kind)) return doc
  const isSpam = doc.status === 'spam'
  const isNew = operation === 'create' || previousDoc.status === 'spam'
  if (isSpam && !isNew) await dropWaiting(req, doc.id)
  if (!isSpam && isNew) await queueLead(req, { kind: 'enquiry', property, enquiry: doc.id })
  return doc
}

const isConfirmed = ({ status, start }: Pick<Appointment, 'status' | 'start'>): boolean =>
  status === 'confirmed' && Boolean(start)

/** What a save means for a viewing, or nothing that a CRM has to know. */
function changeOf(doc: Appointment, before: Appointment | undefined): LeadKind | undefined {
  const isOff = doc.status === 'cancelled' || doc.status === 'full'
  if (before && isConfirmed(before) && isOff) return 'cancelled'
  if (!isConfirmed(doc)) return undefined
  if (!before || !isConfirmed(before)) return 'viewing'
  const moment = (at: string | null | undefined) => (at ? Date.parse(at) : 0)
  return moment(doc.start) === moment(before.start) ? undefined : 'moved'
}

const queueViewing: CollectionAfterChangeHook<Appointment> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const property = idOf(doc.property)
  const isNew = operation === 'create'
  const kind = changeOf(doc, isNew ? undefined : previousDoc)
  if (property === undefined || kind === undefined) return doc
  const enquiry = idOf(doc.enquiry)
  await queueLead(req, {
    kind,
    property,
    enquiry,
    appointment: doc.id,
    isForCalendar: isNew && enquiry !== undefined,
  })
  return doc
}

/** Has the CRM of a property told of enquiries and viewings, in the transaction of their save. */
export const queueLeads: Plugin = (config) =>
  afterSave(config, { enquiries: queueEnquiry, appointments: queueViewing })
