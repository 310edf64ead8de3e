import type { PayloadRequest, RelationshipField, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'

import { clashWherePlaced } from './path'
import { idOf } from './related'
import { say } from './say'

type Tree = 'pages' | 'categories'

/** No tree of the site is deeper; a longer walk goes round in circles. */
const DEEPEST = 20

/** Walks up from a parent: to the top, to a document that is gone, or back to where it started. */
async function walkUp(req: PayloadRequest, tree: Tree, from: string, self: unknown): Promise<'top' | 'gone' | 'circle'> {
  let at: string | undefined = from
  for (let steps = 0; steps < DEEPEST; steps += 1) {
    if (at === self) return 'circle'
    const found: { parent?: unknown } | null = await req.payload.findByID({
      collection: tree,
      id: at,
      depth: 0,
      select: { parent: true },
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (!found) return 'gone'
    at = idOf(found.parent)
    if (at === undefined) return 'top'
  }
  return 'circle'
}

const noCircle =
  (tree: Tree): RelationshipFieldSingleValidation =>
  async (value, options) => {
    const usual = await relationship(value, options)
    const parent = idOf(value)
    if (usual !== true || options.event !== 'submit') return usual
    if (parent !== undefined) {
      const end = await walkUp(options.req, tree, parent, options.id)
      if (end === 'circle') return say(options.req, 'ownAncestor')
      if (end === 'gone') return say(options.req, 'parentGone')
    }
    return clashWherePlaced('parent', value, options)
  }

/** What a page or category lies under; never itself or something below it. */
export const parentField = (tree: Tree): RelationshipField => ({
  name: 'parent',
  type: 'relationship',
  relationTo: tree,
  index: true,
  validate: noCircle(tree),
})
