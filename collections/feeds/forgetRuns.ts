import type { CollectionBeforeDeleteHook } from 'payload'

/** What a feed did goes with it; what it brought stays. */
export const forgetRuns: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Nobody deletes a run by itself.
  await req.payload.delete({ collection: 'feed-runs', where: { feed: { equals: id } }, overrideAccess: true, req })
}
