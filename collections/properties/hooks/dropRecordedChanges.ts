import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * Deletes the automatically recorded activities of a property; those that staff wrote still prevent
 * its deletion.
 */
export const dropRecordedChanges: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'activities',
    where: { and: [{ property: { equals: id } }, { 'change.what': { exists: true } }] },
    depth: 0,
    // A colleague who may delete the property may not always delete its activities, which are of no
    // use without it.
    overrideAccess: true,
    req,
  })
}
