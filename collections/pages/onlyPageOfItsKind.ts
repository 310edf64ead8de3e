import type { SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { singlePageKinds } from '@/domain/site/options'
import { validationMessage } from '@/fields/validationMessage'

/** Refuses a second page of a kind that exists once: it could never be reached. */
export const onlyPageOfItsKind: SelectFieldSingleValidation = async (value, options) => {
  const result = await select(value, options)
  const { req, id, event } = options
  if (result !== true || event !== 'submit' || !singlePageKinds.some((kind) => kind === value))
    return result
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ kind: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    // Also counts pages that the editor may not open.
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || validationMessage(req, 'onlyOneOfKind')
}
