import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** What is about a document alone goes with it. */
export const takeAlong =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // Whoever may delete the one need not be allowed to delete the other by itself.
    await req.payload.delete({ collection, where: { [field]: { equals: id } }, depth: 0, overrideAccess: true, req })
  }
