import type { SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { validationMessage } from '@/fields/validationMessage'

/** Refuses a second menu in one place. */
export const onlyMenuOfItsPlace: SelectFieldSingleValidation = async (value, options) => {
  const result = await select(value, options)
  const { req, id, event } = options
  if (result !== true || event !== 'submit') return result
  const { totalDocs } = await req.payload.count({
    collection: 'menus',
    where: { and: [{ place: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    // Also counts menus that the editor may not open.
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || validationMessage(req, 'placeTaken')
}
