import type { PayloadRequest } from 'payload'

import { keyOf, type ReleaseDocument } from '@/domain/releases/release'
import type { ScheduledCollection } from '@/domain/site/schedule'
import { nameForLog } from '@/fields/auditContent'
import { defaultLocale } from '@/i18n/locales'

export type NewestVersion = {
  name: string
  updatedAt: string
  isDraft: boolean
  publishAt: string | null | undefined
}

/** Seconds after which the CMS takes a document for left: its own default. */
const LOCK_SECONDS = 300

/** A query of its own in the transaction of a request: the Local API writes into the request it gets. */
export const inSameTransaction = ({ transactionID }: PayloadRequest) =>
  transactionID === undefined ? {} : { req: { transactionID } }

function byCollection(
  documents: readonly ReleaseDocument[],
): [collection: ScheduledCollection, ids: string[]][] {
  const ids = new Map<ScheduledCollection, string[]>()
  for (const { collection, id } of documents)
    ids.set(collection, [...(ids.get(collection) ?? []), id])
  return [...ids]
}

/** Reads the newest version of each document; one that was deleted has none. */
export async function findNewest(
  req: PayloadRequest,
  documents: readonly ReleaseDocument[],
): Promise<Map<string, NewestVersion>> {
  const newest = new Map<string, NewestVersion>()
  for (const [collection, ids] of byCollection(documents)) {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      draft: true,
      depth: 0,
      locale: defaultLocale,
      fallbackLocale: false,
      pagination: false,
      // A preview link shows a release to people without an account; all staff may read all drafts.
      overrideAccess: true,
      ...inSameTransaction(req),
    })
    for (const doc of docs)
      newest.set(keyOf({ collection, id: doc.id }), {
        name: nameForLog({ ...doc }),
        updatedAt: doc.updatedAt,
        isDraft: doc._status === 'draft',
        publishAt: doc.publishAt,
      })
  }
  return newest
}

/** Returns who else has each document open now. */
export async function findOpenWith(
  req: PayloadRequest,
  documents: readonly ReleaseDocument[],
): Promise<Map<string, string>> {
  const since = new Date(Date.now() - LOCK_SECONDS * 1000).toISOString()
  const names = new Map<string, string>()
  for (const [collection, ids] of byCollection(documents)) {
    const { docs } = await req.payload.find({
      collection: 'payload-locked-documents',
      where: {
        and: [
          { 'document.relationTo': { equals: collection } },
          { 'document.value': { in: ids } },
          { updatedAt: { greater_than: since } },
        ],
      },
      depth: 1,
      pagination: false,
      // The name of a colleague is no secret among colleagues; their account is not read.
      overrideAccess: true,
      ...inSameTransaction(req),
    })
    for (const { document, user } of docs) {
      const id = typeof document?.value === 'object' ? document.value.id : document?.value
      const colleague = typeof user.value === 'object' ? user.value : undefined
      if (!id || colleague?.id === req.user?.id) continue
      const name = colleague && 'name' in colleague ? colleague.name : undefined
      names.set(keyOf({ collection, id }), name ?? '?')
    }
  }
  return names
}
