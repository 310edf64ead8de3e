import {
  APIError,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type SelectFieldSingleValidation,
} from 'payload'

import { withAccess } from '@/domain/accounts/access'
import { validationMessage, type Refusal } from '@/fields/validationMessage'

type Id = string | number

/**
 * Why this account must stay an administrator, if it must. Administrators cannot give up their own
 * role, so at least the acting one remains, also when many accounts are deleted at once. Who is
 * suspended is no administrator on whom an agency can rely.
 */
async function mustStay(id: Id, req: PayloadRequest): Promise<Refusal | undefined> {
  // Counts all accounts, whatever the user may see.
  const query = { collection: 'users', depth: 0, req, overrideAccess: true } as const
  const isAdmin = await req.payload.count({
    ...query,
    where: { id: { equals: id }, role: { equals: 'admin' } },
  })
  if (isAdmin.totalDocs === 0) return undefined

  const others = await req.payload.count({
    ...query,
    where: { id: { not_equals: id }, role: { equals: 'admin' }, ...withAccess },
  })
  if (others.totalDocs === 0) return 'lastAdmin'
  return req.user?.collection === 'users' && req.user.id === id ? 'ownAdminRole' : undefined
}

export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const refusal = await mustStay(id, req)
  if (refusal) throw new APIError(validationMessage(req, refusal), 400, null, true)
}

export const refuseDemotingLastAdmin: SelectFieldSingleValidation = async (
  value,
  { id, req, required },
) => {
  if (!value) return required ? req.t('validation:required') : true
  if (!id || value === 'admin') return true
  const refusal = await mustStay(id, req)
  return refusal ? validationMessage(req, refusal) : true
}
