import type { PayloadRequest } from 'payload'

import { keyOf, type ReleaseDocument } from '@/domain/releases/release'
import { scheduledCollections } from '@/domain/site/schedule'
import { nameForLog } from '@/fields/auditContent'
import { defaultLocale } from '@/i18n/locales'

import { findOpenReleaseOf } from './contents'

/** Drafts that are offered of each collection, those saved last first. */
const MAX_DRAFTS = 30

export type WaitingDraft = ReleaseDocument & { name: string; savedAt: string }

/** Returns the newest drafts that wait and are in no release, of the collections that staff may change. */
export async function findWaitingDrafts(
  req: PayloadRequest,
  opens: (slug: string) => boolean,
): Promise<WaitingDraft[]> {
  const drafts: WaitingDraft[] = []
  for (const collection of scheduledCollections.filter(opens)) {
    const { docs } = await req.payload.find({
      collection,
      where: { _status: { equals: 'draft' } },
      draft: true,
      depth: 0,
      locale: defaultLocale,
      fallbackLocale: false,
      sort: '-updatedAt',
      limit: MAX_DRAFTS,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    })
    drafts.push(
      ...docs.map((doc) => ({
        collection,
        id: doc.id,
        name: nameForLog({ ...doc }),
        savedAt: doc.updatedAt,
      })),
    )
  }
  const taken = new Set((await findOpenReleaseOf(req, drafts)).map(keyOf))
  return drafts
    .filter((one) => !taken.has(keyOf(one)))
    .sort((a, b) => (a.savedAt > b.savedAt ? -1 : 1))
}
