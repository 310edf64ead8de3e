import type { PayloadRequest, Where } from 'payload'

import { scheduledCollections, type ScheduledCollection } from '@/domain/site/schedule'
import type { Locale } from '@/i18n/locales'

export type ScheduledDocument = {
  collection: ScheduledCollection | 'releases'
  id: string
  title: string
  at: string
  isLate: boolean
}

/**
 * Milliseconds after which a scheduled document is late. The worker looks every minute: what still
 * waits after two was refused.
 */
const LATE_MS = 2 * 60 * 1000

async function findScheduledReleases(
  req: PayloadRequest,
  lateBefore: number,
  limit: number,
): Promise<ScheduledDocument[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    depth: 0,
    limit,
    sort: 'publishAt',
    overrideAccess: false,
    user: req.user,
    where: { and: [{ publishAt: { exists: true } }, { state: { equals: 'open' } }] },
  })
  return docs.map(({ id, name, publishAt }) => ({
    collection: 'releases',
    id,
    title: name,
    at: publishAt ?? '',
    isLate: Date.parse(publishAt ?? '') < lateBefore,
  }))
}

/**
 * Returns the documents and releases that are scheduled, the next one first, of all collections that the
 * colleague may open.
 */
export async function findScheduled(
  req: PayloadRequest,
  locale: Locale,
  opens: (slug: string) => boolean,
  limit: number,
): Promise<ScheduledDocument[]> {
  const lateBefore = Date.now() - LATE_MS
  const perCollection = await Promise.all(
    scheduledCollections.filter(opens).map(async (collection) => {
      const isScheduled: Where[] = [
        { publishAt: { exists: true } },
        { _status: { equals: 'draft' } },
      ]
      const options = {
        locale,
        draft: true,
        depth: 0,
        limit,
        sort: 'publishAt',
        overrideAccess: false,
        user: req.user,
      } as const
      const { docs } = await req.payload.find({
        collection,
        ...options,
        select: { title: true, publishAt: true },
        where: { and: isScheduled },
      })
      return docs.map((doc): ScheduledDocument => {
        const at = doc.publishAt ?? ''
        return {
          collection,
          id: doc.id,
          title: doc.title ?? '',
          at,
          isLate: Date.parse(at) < lateBefore,
        }
      })
    }),
  )
  const releases = opens('releases') ? await findScheduledReleases(req, lateBefore, limit) : []
  return [...perCollection.flat(), ...releases]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, limit)
}
