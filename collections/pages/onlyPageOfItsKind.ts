import type { SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { singlePageKinds } from '@/domain/site'
import { say } from '@/fields/say'

/** A second home page could never be reached. */
export const onlyPageOfItsKind: SelectFieldSingleValidation = async (value, options) => {
  const usual = await select(value, options)
  const { req, id, event } = options
  if (usual !== true || event !== 'submit' || !singlePageKinds.some((kind) => kind === value)) return usual
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ kind: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    // The place is taken even by a page the editor may not open.
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || say(req, 'onlyOneOfKind')
}
