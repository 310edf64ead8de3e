import type { PayloadRequest, RelationshipField, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'

import { validatePathsInParent } from './path'
import { idOf } from './related'
import { validationMessage } from './validationMessage'

type TreeCollection = 'pages' | 'categories'

/** The largest depth of a tree. A longer walk is a circle. */
const MAX_DEPTH = 20

/**
 * Walks up from a parent and returns where it ends: at the top, at a deleted document or in a
 * circle.
 */
async function walkUp(
  req: PayloadRequest,
  tree: TreeCollection,
  from: string,
  self: unknown,
): Promise<'top' | 'gone' | 'circle'> {
  let current: string | undefined = from
  for (let steps = 0; steps < MAX_DEPTH; steps += 1) {
    if (current === self) return 'circle'
    const parentDoc: { parent?: unknown } | null = await req.payload.findByID({
      collection: tree,
      id: current,
      depth: 0,
      select: { parent: true },
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (!parentDoc) return 'gone'
    current = idOf(parentDoc.parent)
    if (current === undefined) return 'top'
  }
  return 'circle'
}

const noCircle =
  (tree: TreeCollection): RelationshipFieldSingleValidation =>
  async (value, options) => {
    const builtIn = await relationship(value, options)
    const parent = idOf(value)
    if (builtIn !== true || options.event !== 'submit') return builtIn
    if (parent !== undefined) {
      const end = await walkUp(options.req, tree, parent, options.id)
      if (end === 'circle') return validationMessage(options.req, 'ownAncestor')
      if (end === 'gone') return validationMessage(options.req, 'parentGone')
    }
    return validatePathsInParent('parent', value, options)
  }

/** The parent of a page or category, which may be neither itself nor one of its descendants. */
export const parentField = (tree: TreeCollection): RelationshipField => ({
  name: 'parent',
  type: 'relationship',
  relationTo: tree,
  index: true,
  validate: noCircle(tree),
})
