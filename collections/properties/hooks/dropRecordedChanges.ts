import type { CollectionBeforeDeleteHook } from 'payload'

/** What the house wrote down about a property by itself goes with it; what staff wrote still holds it. */
export const dropRecordedChanges: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'activities',
    where: { and: [{ property: { equals: id } }, { 'change.what': { exists: true } }] },
    depth: 0,
    // Whoever may delete the property may not always delete its history, which nobody reads without it.
    overrideAccess: true,
    req,
  })
}
