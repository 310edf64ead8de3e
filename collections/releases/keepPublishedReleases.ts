import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { validationMessage } from '@/fields/validationMessage'

const CONFLICT = 409

/** Refuses to delete a release that is on the site: only by it can all of it be undone as one. */
export const keepPublishedReleases: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  if (docs.length > 0)
    throw new APIError(validationMessage(req, 'releaseIsPublished'), CONFLICT, undefined, true)
}
