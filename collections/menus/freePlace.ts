import type { SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { say } from '@/fields/say'

/** Two menus in one place would hide each other. */
export const freePlace: SelectFieldSingleValidation = async (value, options) => {
  const usual = await select(value, options)
  const { req, id, event } = options
  if (usual !== true || event !== 'submit') return usual
  const { totalDocs } = await req.payload.count({
    collection: 'menus',
    where: { and: [{ place: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    // The place is taken even by a menu the editor may not open.
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || say(req, 'placeTaken')
}
