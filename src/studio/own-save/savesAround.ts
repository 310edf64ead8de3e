import type { CollectionSlug, PayloadRequest } from 'payload'

/** When a document was last saved before an action of the studio, and after it. */
export type SavesAround = { savedBefore: string | null; savedAfter: string | null }

async function lastSaveOf(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<string | null> {
  const found = await payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
    select: { updatedAt: true },
  })
  return found && 'updatedAt' in found ? String(found.updatedAt) : null
}

/**
 * Runs an action that saves a document, and tells when it was saved before and after. Its form goes
 * on from there with `useOwnSave`.
 */
export async function withSavesAround<Result>(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: string },
  act: () => Promise<Result>,
): Promise<{ result: Result; saves: SavesAround }> {
  const savedBefore = await lastSaveOf(req, collection, id)
  const result = await act()
  return { result, saves: { savedBefore, savedAfter: await lastSaveOf(req, collection, id) } }
}
