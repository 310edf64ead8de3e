import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the import runs of a feed; the imported properties stay. */
export const deleteRuns: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Runs cannot be deleted by themselves.
  await req.payload.delete({
    collection: 'feed-runs',
    where: { feed: { equals: id } },
    overrideAccess: true,
    req,
  })
}
