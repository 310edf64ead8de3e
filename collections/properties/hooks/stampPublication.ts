import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { shownStatuses } from '@/domain/catalogue/recordStatuses'
import type { Property } from '@/payload-types'

const isShown = ({ status, _status }: Partial<Property>): boolean =>
  _status === 'published' && shownStatuses.some((shown) => shown === status)

/** Whether the site shows the property already; a draft of it does not count. */
async function isOnSite(req: PayloadRequest, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false
  const live = await req.payload.findByID({
    collection: 'properties',
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    // When it went public does not depend on who saves it.
    overrideAccess: true,
    select: { status: true, _status: true },
    req,
  })
  return live !== null && isShown(live)
}

/**
 * Stores the day on which a property first goes on the site, for figures, lists and reports. A day
 * that staff or a feed have filled in stays.
 */
export const stampPublication: CollectionBeforeChangeHook<Property> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data.publishedOn || !isShown(data) || (await isOnSite(req, originalDoc?.id))) return data
  return { ...data, publishedOn: new Date().toISOString() }
}
