import type { CollectionBeforeOperationHook } from 'payload'

import { badRequest } from './badRequest'
import { kindOfPath } from './fieldPath'

/**
 * Refuses to sort by a field that is never sent, in the lists of the studio as well, which ask
 * without the REST API. Payload checks such a path too, but skips one that leads on from a plain
 * field, such as `text.nl`, and sorts by the field.
 */
export const refuseHiddenSort: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { overrideAccess, sort } = args as { overrideAccess?: boolean; sort?: unknown }
  if (overrideAccess !== false || !sort) return
  for (const path of [sort].flat().flatMap((one) => String(one).split(','))) {
    const name = path.trim().replace(/^-/, '')
    if (kindOfPath(name, collection.flattenedFields, req.payload) === 'hidden')
      throw badRequest('"sort" names a field that cannot be sorted by.')
  }
}
