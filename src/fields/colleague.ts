import type { RelationshipFieldSingleValidation, SingleRelationshipField, Where } from 'payload'
import { relationship } from 'payload/shared'

import { withAccess } from '@/domain/accounts/access'

import { idOf } from './related'
import { validationMessage } from './validationMessage'

type More = Pick<SingleRelationshipField, 'admin' | 'index' | 'maxDepth'> & {
  /** Which of the colleagues with access; all of them without it. */
  who?: Where
}

/**
 * Refuses to choose a colleague who is not offered. One who was chosen before stays, also in a copy
 * and in a version that is restored or taken back. Programs, such as a feed, choose freely.
 */
const isOffered =
  (offered: Where): RelationshipFieldSingleValidation =>
  async (value, options) => {
    const { event, overrideAccess, previousValue, req } = options
    const builtIn = await relationship(value, { ...options, filterOptions: undefined })
    const id = idOf(value)
    if (builtIn !== true || event !== 'submit' || id === undefined) return builtIn
    const isFormer = req.context.isRestoringVersion === true || req.context.isTakenBack === true
    if (overrideAccess === true || isFormer || id === idOf(previousValue)) return true
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { and: [{ id: { equals: id } }, offered] },
      // The rule is the same for all who may save.
      overrideAccess: true,
      req,
    })
    return totalDocs > 0 || validationMessage(req, 'colleagueNotOffered')
  }

/** A colleague whom staff choose among those who have access. */
export const colleague = (name: string, { who, ...more }: More = {}) => {
  const offered: Where = who ? { and: [withAccess, who] } : withAccess
  return {
    name,
    type: 'relationship',
    relationTo: 'users',
    filterOptions: offered,
    validate: isOffered(offered),
    ...more,
  } satisfies SingleRelationshipField
}
