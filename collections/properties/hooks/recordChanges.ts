import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { roleOf } from '@/access/roles'
import { changesBetween, type Published, type RecordedChange } from '@/domain/portal/changes'
import { idOf } from '@/fields/related'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { saidOf, toldOf } from '@/i18n/changes'

const published = { price: true, status: true, marquee: true, unitStatus: true, _status: true } as const

/** The property as it stands for everybody: what is prepared in a draft has not happened yet. */
async function findPublished(req: PayloadRequest, id: string): Promise<Published | undefined> {
  const found = await req.payload.findByID({
    // What has to be written down does not depend on who changed it.
    ...({ collection: 'properties', select: published, draft: false, depth: 0, overrideAccess: true, disableErrors: true } as const),
    ...{ id, req },
  })
  return found?._status === 'published' ? found : undefined
}

async function languageOf(req: PayloadRequest, owners: unknown): Promise<Locale> {
  const [first] = Array.isArray(owners) ? owners.map(idOf) : []
  if (typeof first !== 'string') return defaultLocale
  const owner = await req.payload.findByID({
    // The one thing asked of the account.
    ...({ collection: 'owners', select: { language: true }, depth: 0, overrideAccess: true, disableErrors: true } as const),
    ...{ id: first, req },
  })
  return owner?.language ?? defaultLocale
}

/** In the words of the owner's language for the lists of the studio; the portal says it anew in that of its reader. */
async function record(req: PayloadRequest, property: string, change: RecordedChange, language: Locale): Promise<void> {
  const colleague = roleOf(req) && req.user?.collection === 'users' ? req.user.name : undefined
  await req.payload.create({
    collection: 'activities',
    data: {
      ...({ kind: 'history', type: change.what === 'price' ? 'price_change' : 'status_change', status: 'done', visibleToOwner: true } as const),
      ...{ property, change, date: new Date().toISOString(), subject: saidOf(change, language), comment: toldOf(change, language) },
      ...(colleague && { contact: colleague }),
    },
    // The house writes it, also when a file or the worker changes the property.
    overrideAccess: true,
    req,
  })
}

/** Keeps the history of price and status by itself: written in the transaction of the very save, or not at all. */
export const recordChanges: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const id: unknown = originalDoc?.id
  if (operation !== 'update' || data._status !== 'published' || typeof id !== 'string') return data
  const before = await findPublished(req, id)
  const changes = before ? changesBetween(before, data) : []
  const language = changes.length > 0 ? await languageOf(req, data.owners) : defaultLocale
  for (const change of changes) await record(req, id, change, language)
  return data
}
