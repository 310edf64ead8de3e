import type { Where } from 'payload'

import type { ActivityKind } from '@/domain/portal/activities'
import { sourceHref } from '@/domain/portal/source'
import { changeTitle, changeDetails } from '@/i18n/changes'
import type { Locale } from '@/i18n/locales'
import type { Activity, Owner } from '@/payload-types'

import { asOwner, payload } from '../core/payload'

export type ActivityQuery = {
  kind: ActivityKind
  type?: Activity['type']
  status?: Activity['status']
  /** The number of days to look back. */
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
const DAY_MS = 24 * 60 * 60 * 1000

const activityViewIn =
  (locale: Locale) =>
  ({
    id,
    date,
    type,
    status,
    subject,
    comment,
    contact,
    source,
    visits,
    change,
  }: Activity): ActivityView => ({
    id,
    date,
    type,
    status,
    contact: contact ?? '',
    visits: visits ?? null,
    subject: change?.what ? changeTitle({ ...change, what: change.what }, locale) : subject,
    comment: change?.what
      ? changeDetails({ ...change, what: change.what }, locale)
      : (comment ?? ''),
    source: { text: source ?? '', href: source ? sourceHref(source) : undefined },
  })

/**
 * Reads a page of the activities that are shown to the owner of a property; access control ensures
 * that it is theirs.
 */
export async function findActivities(
  owner: Owner,
  property: string,
  query: ActivityQuery,
  locale: Locale,
): Promise<ActivityPage> {
  const { kind, type, status, days, page } = query
  const and: Where[] = [
    { property: { equals: property } },
    { kind: { equals: kind } },
    ...(type ? [{ type: { equals: type } }] : []),
    ...(status ? [{ status: { equals: status } }] : []),
    ...(days === undefined
      ? []
      : [{ date: { greater_than_equal: new Date(Date.now() - days * DAY_MS).toISOString() } }]),
  ]
  const findPage = async (at: number) =>
    (await payload()).find({
      collection: 'activities',
      ...asOwner(owner, locale),
      where: { and },
      sort: '-date',
      depth: 0,
      pagination: true,
      limit: PAGE_SIZE,
      page: at,
    })
  const firstTry = await findPage(page)
  // A page beyond the last one shows the last.
  const {
    docs,
    totalDocs,
    totalPages,
    page: shownPage,
  } = page > 1 && firstTry.docs.length === 0 && firstTry.totalDocs > 0
    ? await findPage(firstTry.totalPages)
    : firstTry
  return {
    total: totalDocs,
    page: shownPage ?? 1,
    pages: Math.max(totalPages, 1),
    shown: docs.map(activityViewIn(locale)),
  }
}

/** Returns the recorded changes of price and status, the newest first. */
export async function findChanges(
  owner: Owner,
  property: string,
  locale: Locale,
): Promise<ActivityView[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'activities',
    ...asOwner(owner, locale),
    where: {
      and: [
        { property: { equals: property } },
        { type: { in: ['price_change', 'status_change'] } },
        { status: { equals: 'done' } },
      ],
    },
    sort: '-date',
    depth: 0,
  })
  return docs.map(activityViewIn(locale))
}
