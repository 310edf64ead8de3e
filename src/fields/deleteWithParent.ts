import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** Deletes the documents of a collection that point to a deleted document by this field. */
export const deleteWithParent =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // An editor may delete the parent without being allowed to delete its children alone.
    await req.payload.delete({
      collection,
      where: { [field]: { equals: id } },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
