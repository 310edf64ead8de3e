import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { roleOf } from '@/access/roles'
import { availabilitySelect } from '@/domain/catalogue/availability'
import {
  changesBetween,
  priceChangesBetween,
  type Published,
  type RecordedChange,
} from '@/domain/portal/changes'
import { findLastShown } from '@/fields/lastShown'
import { idOf } from '@/fields/related'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { changeTitle, changeDetails } from '@/i18n/changes'
import type { Property } from '@/payload-types'

const publishedFields = {
  price: true,
  priceUnit: true,
  goal: true,
  contractType: true,
  ...availabilitySelect,
  _status: true,
} as const

/** The published version of the property: a draft has not happened yet. */
async function findPublished(req: PayloadRequest, id: string): Promise<Published | undefined> {
  const property = await req.payload.findByID({
    // Recording does not depend on the rights of the user who saves.
    ...({
      collection: 'properties',
      select: publishedFields,
      draft: false,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    } as const),
    id,
    req,
  })
  return property?._status === 'published' ? property : undefined
}

async function languageOf(req: PayloadRequest, owners: unknown): Promise<Locale> {
  const [first] = Array.isArray(owners) ? owners.map(idOf) : []
  if (typeof first !== 'string') return defaultLocale
  const owner = await req.payload.findByID({
    // Only the language is read.
    ...({
      collection: 'owners',
      select: { language: true },
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    } as const),
    id: first,
    req,
  })
  return owner?.language ?? defaultLocale
}

/**
 * Records a change, in the owner's language for the lists of the studio. The owner portal writes it
 * again in the reader's language.
 */
async function record(
  req: PayloadRequest,
  propertyId: string,
  change: RecordedChange,
  language: Locale,
): Promise<void> {
  const colleague = roleOf(req) && req.user?.collection === 'users' ? req.user.name : undefined
  await req.payload.create({
    collection: 'activities',
    data: {
      ...({
        kind: 'history',
        type: change.what === 'price' ? 'price_change' : 'status_change',
        status: 'done',
        visibleToOwner: true,
      } as const),
      property: propertyId,
      change,
      date: new Date().toISOString(),
      subject: changeTitle(change, language),
      comment: changeDetails(change, language),
      ...(colleague && { contact: colleague }),
    },
    // Recorded by the system, also when an import or the worker changes the property.
    overrideAccess: true,
    req,
  })
}

/**
 * Finds what changed since the site showed the property: since the published version, or, of one that
 * comes back, its price since it was shown last.
 */
async function findChanges(
  req: PayloadRequest,
  id: string,
  data: Partial<Property>,
): Promise<RecordedChange[]> {
  const before = await findPublished(req, id)
  if (before) return changesBetween(before, { ...data, goal: data.goal ?? before.goal })
  const shown = (await findLastShown(req, [id])).get(id)
  return shown ? priceChangesBetween(shown, { ...data, goal: data.goal ?? shown.goal }) : []
}

/** Records changes of price and status, in the transaction of the save. */
export const recordChanges: CollectionBeforeChangeHook<Property> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id: unknown = originalDoc?.id
  if (operation !== 'update' || data._status !== 'published' || typeof id !== 'string') return data
  const changes = await findChanges(req, id, data)
  const language = changes.length > 0 ? await languageOf(req, data.owners) : defaultLocale
  for (const change of changes) await record(req, id, change, language)
  return data
}
