import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { awaited, inboxTabs, OVERDUE_HOURS, type InboxTab } from '@/domain/inbox'
import type { EnquiryKind } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import type { EnquiriesSelect, Enquiry, Property, User } from '@/payload-types'

import { idOf } from '../relations'
import { pictureOf } from '../views/picture'
import { placeOf } from '../views/called'

/** What a colleague wants to see of all that came in. */
export type InboxQuery = { tab: InboxTab; page: number; search: string; kind?: EnquiryKind | undefined }

export type InboxProperty = { id: string; title: string; picture?: string | undefined }
export type InboxRow = Pick<
  Enquiry,
  'id' | 'status' | 'kind' | 'language' | 'receivedAt' | 'isProven' | 'fullName' | 'email' | 'phone' | 'street' | 'zip' | 'city' | 'remark' | 'answers'
> & { assignedTo?: string | undefined; property?: InboxProperty | undefined }

export const INBOX_PAGE = 25

/** Asked as the colleague himself, and apart from his request: a question in another language would change that of the request. */
const asColleague = ({ user }: PayloadRequest) => ({ user, overrideAccess: false, depth: 0 }) as const

export async function overdueSince(req: PayloadRequest): Promise<Date> {
  const { overdueHours } = await req.payload.findGlobal({ slug: 'settings', ...asColleague(req), select: { overdueHours: true } })
  return new Date(Date.now() - (overdueHours ?? OVERDUE_HOURS) * 3_600_000)
}

function tabWhere(tab: InboxTab, user: string, overdue: Date): Where {
  const open: Where[] = [{ status: { equals: 'new' } }]
  const waits: Where = { kind: { in: [...awaited] } }
  if (tab === 'new') return { and: [...open, waits] }
  if (tab === 'mine') return { and: [...open, { assignedTo: { equals: user } }] }
  if (tab === 'overdue') return { and: [...open, waits, { receivedAt: { less_than: overdue.toISOString() } }] }
  if (tab === 'answered') return { status: { in: ['answered', 'closed'] } }
  return { status: tab === 'spam' ? { equals: 'spam' } : { not_equals: 'spam' } }
}

function whereOf({ tab, search, kind }: InboxQuery, user: string, overdue: Date): Where {
  const found: Where[] = search ? [{ or: ['fullName', 'email', 'phone'].map((field) => ({ [field]: { like: search } })) }] : []
  return { and: [tabWhere(tab, user, overdue), ...found, ...(kind ? [{ kind: { equals: kind } }] : [])] }
}

const kinds = sql.join(
  awaited.map((kind) => sql`${kind}`),
  sql`, `,
)
/** Enquiries whose sender waits. */
export const unanswered = sql`status = 'new' and kind::text in (${kinds})`

/** How many stand in each heap, in one question. */
export async function countInbox(req: PayloadRequest, overdue: Date): Promise<Record<InboxTab, number>> {
  const { rows } = await req.payload.db.drizzle.execute(sql`select
    count(*) filter (where ${unanswered})::int as new,
    count(*) filter (where status = 'new' and assigned_to_id = ${req.user?.id ?? null}::uuid)::int as mine,
    count(*) filter (where ${unanswered} and received_at < ${overdue.toISOString()}::timestamptz)::int as overdue,
    count(*) filter (where status in ('answered', 'closed'))::int as answered,
    count(*) filter (where status = 'spam')::int as spam,
    count(*) filter (where status <> 'spam')::int as "all" from enquiries`)
  return Object.fromEntries(inboxTabs.map((tab) => [tab, Number(rows[0]?.[tab] ?? 0)])) as Record<InboxTab, number>
}

type Subject = Pick<Property, 'id' | 'reference' | 'mainType' | 'city' | 'pictures'>

/** How a property is called here, with the smallest of its pictures. */
function subjectOf({ id, reference, pictures, ...property }: Subject, locale: Locale): InboxProperty {
  const first = pictures?.[0]
  return {
    id,
    title: [placeOf(property, locale), reference].filter(Boolean).join(' · '),
    picture: pictureOf(first)?.sizes[0]?.src,
  }
}

export async function findSubjects(req: PayloadRequest, ids: readonly string[], locale: Locale): Promise<Map<string, InboxProperty>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    ...{ collection: 'properties', ...asColleague(req), depth: 1, locale, pagination: false },
    select: { reference: true, mainType: true, city: true, pictures: true },
    where: { id: { in: [...new Set(ids)] } },
  })
  return new Map(docs.map((one) => [one.id, subjectOf(one, locale)]))
}

const columns: EnquiriesSelect<true> = {
  ...{ status: true, kind: true, language: true, receivedAt: true, isProven: true, fullName: true, email: true, phone: true },
  ...{ street: true, zip: true, city: true, remark: true, answers: true, assignedTo: true, property: true },
}

/** One page of a heap, the newest first; what is overdue, the oldest first. Without pages: all of it. */
export async function findInbox(req: PayloadRequest, query: InboxQuery, locale: Locale, overdue: Date, { all = false } = {}) {
  const { docs, totalDocs, totalPages } = await req.payload.find({
    ...{ collection: 'enquiries', ...asColleague(req), select: columns, where: whereOf(query, String(req.user?.id), overdue) },
    sort: query.tab === 'overdue' ? 'receivedAt' : '-receivedAt',
    ...(all ? { pagination: false, limit: 0 } : { limit: INBOX_PAGE, page: query.page }),
  })
  const subjects = await findSubjects(
    req,
    docs.flatMap(({ property }) => idOf(property) ?? []),
    locale,
  )
  const rows = docs.map(({ assignedTo, property, ...one }): InboxRow => ({
    ...one,
    assignedTo: idOf(assignedTo),
    property: subjects.get(idOf(property) ?? ''),
  }))
  return { rows, total: totalDocs, pages: Math.max(1, totalPages ?? 1) }
}

/** Everybody to whom an enquiry can be given. */
export async function findStaff(req: PayloadRequest): Promise<Pick<User, 'id' | 'name'>[]> {
  const { docs } = await req.payload.find({ collection: 'users', ...asColleague(req), pagination: false, select: { name: true }, sort: 'name' })
  return docs
}
