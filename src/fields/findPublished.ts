import type { DataFromCollectionSlug, PayloadRequest } from 'payload'

import type { AdvertisedCollection } from '@/domain/legal/writtenTexts'

/** Reads a property or a project as the site has it, for any reader; nothing of a draft. */
export async function findPublished<Slug extends AdvertisedCollection>(
  req: PayloadRequest,
  collection: Slug,
  id: string | undefined,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  if (id === undefined) return undefined
  const live = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return live?._status === 'published' ? live : undefined
}
