import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inboxTabs, OVERDUE_HOURS, type InboxTab } from '@/domain/enquiries/inbox'
import type { Locale } from '@/i18n/locales'
import type { EnquiriesSelect, Enquiry, Property, User } from '@/payload-types'

import { listingName } from '../catalogue/views/listingName'
import { pictureOf } from '../catalogue/views/picture'
import { idOf } from '../core/relations'
import { findLeadStatus, type LeadStatus } from '../feeds/leads/leadStatus'
import { type InboxQuery, isUnanswered, whereOf } from './inboxConditions'

export type InboxProperty = { id: string; title: string; picture?: string | undefined }
export type InboxRow = Pick<
  Enquiry,
  | 'id'
  | 'updatedAt'
  | 'status'
  | 'kind'
  | 'language'
  | 'receivedAt'
  | 'isProven'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'street'
  | 'zip'
  | 'city'
  | 'remark'
  | 'answers'
> & {
  assignedTo?: string | undefined
  property?: InboxProperty | undefined
  lead?: LeadStatus | undefined
}

export const INBOX_PAGE = 25

/**
 * Reads with the access rights of the colleague, outside their request: a query in another language
 * would change the language of that request.
 */
const colleagueAccess = ({ user }: PayloadRequest) =>
  ({ user, overrideAccess: false, depth: 0 }) as const

export async function overdueSince(req: PayloadRequest): Promise<Date> {
  const { overdueHours } = await req.payload.findGlobal({
    slug: 'settings',
    ...colleagueAccess(req),
    select: { overdueHours: true },
  })
  return new Date(Date.now() - (overdueHours ?? OVERDUE_HOURS) * 3_600_000)
}

/** Counts the enquiries of each tab in one query. */
export async function countInbox(
  req: PayloadRequest,
  overdue: Date,
): Promise<Record<InboxTab, number>> {
  const { rows } = await req.payload.db.drizzle.execute(sql`select
    count(*) filter (where ${isUnanswered})::int as new,
    count(*) filter (where status = 'new' and assigned_to_id = ${req.user?.id ?? null}::uuid)::int as mine,
    count(*) filter (where ${isUnanswered} and received_at < ${overdue.toISOString()}::timestamptz)::int as overdue,
    count(*) filter (where status in ('answered', 'closed'))::int as answered,
    count(*) filter (where status = 'spam')::int as spam,
    count(*) filter (where status <> 'spam')::int as "all" from enquiries`)
  return Object.fromEntries(inboxTabs.map((tab) => [tab, Number(rows[0]?.[tab] ?? 0)])) as Record<
    InboxTab,
    number
  >
}

type Subject = Pick<Property, 'id' | 'reference' | 'mainType' | 'city' | 'pictures'>

/** Returns the title of a property with its smallest picture. */
function subjectOf(
  { id, reference, pictures, ...property }: Subject,
  locale: Locale,
): InboxProperty {
  const firstPicture = pictures?.[0]
  return {
    id,
    title: [listingName(property, locale), reference].filter(Boolean).join(' · '),
    picture: pictureOf(firstPicture)?.sizes[0]?.src,
  }
}

export async function findSubjects(
  req: PayloadRequest,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, InboxProperty>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'properties',
    ...colleagueAccess(req),
    depth: 1,
    locale,
    pagination: false,
    select: { reference: true, mainType: true, city: true, pictures: true },
    where: { id: { in: [...new Set(ids)] } },
  })
  return new Map(docs.map((property) => [property.id, subjectOf(property, locale)]))
}

const selected: EnquiriesSelect<true> = {
  updatedAt: true,
  status: true,
  kind: true,
  language: true,
  receivedAt: true,
  isProven: true,
  fullName: true,
  email: true,
  phone: true,
  street: true,
  zip: true,
  city: true,
  remark: true,
  answers: true,
  assignedTo: true,
  property: true,
}

/**
 * Reads one page of a tab, the newest first; the overdue tab starts with the oldest. With `all`,
 * reads the whole tab.
 */
export async function findInbox(
  req: PayloadRequest,
  query: InboxQuery,
  locale: Locale,
  overdue: Date,
  { all = false } = {},
) {
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'enquiries',
    ...colleagueAccess(req),
    select: selected,
    where: whereOf(query, String(req.user?.id), overdue),
    sort: query.tab === 'overdue' ? 'receivedAt' : '-receivedAt',
    ...(all ? { pagination: false, limit: 0 } : { limit: INBOX_PAGE, page: query.page }),
  })
  const [subjects, leads] = await Promise.all([
    findSubjects(
      req,
      docs.flatMap(({ property }) => idOf(property) ?? []),
      locale,
    ),
    findLeadStatus(
      req,
      docs.map(({ id }) => id),
    ),
  ])
  const rows = docs.map(({ assignedTo, property, ...enquiry }): InboxRow => ({
    ...enquiry,
    assignedTo: idOf(assignedTo),
    property: subjects.get(idOf(property) ?? ''),
    lead: leads.get(enquiry.id),
  }))
  return { rows, total: totalDocs, pages: Math.max(1, totalPages ?? 1) }
}

/** Returns all colleagues, also those without access, to whom an enquiry may be assigned still. */
export async function findStaff(
  req: PayloadRequest,
): Promise<Pick<User, 'id' | 'name' | 'suspendedAt'>[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    ...colleagueAccess(req),
    pagination: false,
    select: { name: true, suspendedAt: true },
    sort: 'name',
  })
  return docs
}
