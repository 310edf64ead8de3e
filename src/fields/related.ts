import type { CollectionSlug, PayloadRequest, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'

import { say } from './say'

/** The id behind a relation, which holds an id or an already populated document. */
export function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' ? id : undefined
}

/** Whether a document exists is no secret: a rule about it holds whoever saves. */
async function exists(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, overrideAccess: true, req })
  return totalDocs > 0
}

/** A page that has not been deleted in the meantime; `needed` refuses an empty choice. */
export const presentPage =
  ({ needed }: { needed: boolean }): RelationshipFieldSingleValidation =>
  async (value, options) => {
    const { req, event } = options
    const id = idOf(value)
    if (id === undefined) return needed ? say(req, 'pageNotChosen') : true
    const usual = await relationship(value, options)
    if (usual !== true || event !== 'submit') return usual
    return (await exists(req, 'pages', id)) || say(req, 'pageGone')
  }
