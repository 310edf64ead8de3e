import type { Where } from 'payload'

import type { ActivityKind } from '@/domain/activities'
import { sourceHref } from '@/domain/portal/source'
import { saidOf, toldOf } from '@/i18n/changes'
import type { Locale } from '@/i18n/locales'
import type { Activity, Owner } from '@/payload-types'

import { asOwner, payload } from '../payload'

export type ActivityQuery = {
  kind: ActivityKind
  type?: Activity['type']
  status?: Activity['status']
  /** So many days back. */
  days?: number
  page: number
}

export type ActivityView = Pick<Activity, 'id' | 'date' | 'type' | 'status'> & {
  subject: string
  comment: string
  contact: string
  source: { text: string; href: string | undefined }
  visits: number | null
}

export type ActivityPage = { total: number; page: number; pages: number; shown: ActivityView[] }

const PAGE_SIZE = 12
const DAY = 24 * 60 * 60 * 1000

const viewIn =
  (locale: Locale) =>
  ({ id, date, type, status, subject, comment, contact, source, visits, change }: Activity): ActivityView => ({
    ...{ id, date, type, status, contact: contact ?? '', visits: visits ?? null },
    ...{ subject: change?.what ? saidOf({ ...change, what: change.what }, locale) : subject },
    ...{ comment: change?.what ? toldOf({ ...change, what: change.what }, locale) : (comment ?? '') },
    source: { text: source ?? '', href: source ? sourceHref(source) : undefined },
  })

/** What was written down of a property and is shown to its owner, a page at a time: the rules see to it that it is his. */
export async function findActivities(owner: Owner, property: string, asked: ActivityQuery, locale: Locale): Promise<ActivityPage> {
  const { kind, type, status, days, page } = asked
  const and: Where[] = [
    { property: { equals: property } },
    { kind: { equals: kind } },
    ...(type ? [{ type: { equals: type } }] : []),
    ...(status ? [{ status: { equals: status } }] : []),
    ...(days === undefined ? [] : [{ date: { greater_than_equal: new Date(Date.now() - days * DAY).toISOString() } }]),
  ]
  const find = async (at: number) =>
    (await payload()).find({ collection: 'activities', ...asOwner(owner, locale), where: { and }, sort: '-date', depth: 0, limit: PAGE_SIZE, page: at })
  const found = await find(page)
  // A page beyond the last shows the last.
  const { docs, totalDocs, totalPages, page: shownPage } = page > 1 && found.docs.length === 0 && found.totalDocs > 0 ? await find(found.totalPages) : found
  return { total: totalDocs, page: shownPage ?? 1, pages: Math.max(totalPages, 1), shown: docs.map(viewIn(locale)) }
}

/** The changes of price and status that were kept, the newest first. */
export async function findChanges(owner: Owner, property: string, locale: Locale): Promise<ActivityView[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'activities',
    ...asOwner(owner, locale),
    where: { and: [{ property: { equals: property } }, { type: { in: ['price_change', 'status_change'] } }, { status: { equals: 'done' } }] },
    sort: '-date',
    depth: 0,
    pagination: false,
  })
  return docs.map(viewIn(locale))
}
