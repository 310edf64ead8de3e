import type { CollectionSlug, PayloadRequest, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'

import { validationMessage } from './validationMessage'

/** Returns the id of a relation, which holds an id or a populated document. */
export function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' ? id : undefined
}

/** Returns whether a document exists, even one that the editor may not read. */
async function exists(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/**
 * Refuses a page that has been deleted in the meantime. `needed` also refuses an empty relation.
 */
export const existingPage =
  ({ needed }: { needed: boolean }): RelationshipFieldSingleValidation =>
  async (value, options) => {
    const { req, event } = options
    const id = idOf(value)
    if (id === undefined) return needed ? validationMessage(req, 'pageNotChosen') : true
    const builtIn = await relationship(value, options)
    if (builtIn !== true || event !== 'submit') return builtIn
    return (await exists(req, 'pages', id)) || validationMessage(req, 'pageGone')
  }
