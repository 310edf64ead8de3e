import type {
  FilterOptions,
  RelationshipField,
  RelationshipFieldManyValidation,
  Where,
} from 'payload'
import { relationship } from 'payload/shared'

import { idOf } from '@/fields/related'
import { validationMessage } from '@/fields/validationMessage'

const MAX_SIMILAR = 6

type WithGoal = { goal?: unknown }

const sameGoalAs = ({ goal }: WithGoal): Where[] =>
  typeof goal === 'string' ? [{ goal: { equals: goal } }] : []

/** What staff can pick: other properties with the same goal that are active. */
const pickable: FilterOptions<WithGoal> = ({ data, id }) => ({
  and: [
    { status: { equals: 'active' } },
    ...sameGoalAs(data),
    ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
  ],
})

/**
 * A picked property may have been sold since, and stays; it must exist, be another one and have the
 * same goal.
 */
const validatePicks: RelationshipFieldManyValidation = async (value, options) => {
  const result = await relationship(value, { ...options, filterOptions: undefined })
  const { req, event, id } = options
  const pickedIds = Array.isArray(value)
    ? value.map(idOf).filter((picked) => picked !== undefined)
    : []
  if (result !== true || event !== 'submit' || pickedIds.length === 0) return result
  if (pickedIds.some((picked) => picked === id)) return validationMessage(req, 'similarToItself')
  const data: WithGoal = options.data
  const { totalDocs } = await req.payload.count({
    collection: 'properties',
    where: { and: [{ id: { in: pickedIds } }, ...sameGoalAs(data)] },
    // The existence of a property is no secret, and the rule is the same for all users.
    overrideAccess: true,
    req,
  })
  return totalDocs === new Set(pickedIds).size || validationMessage(req, 'similarOfOtherGoal')
}

/** The listings that staff pick as similar to this one. */
export const similar = {
  name: 'similar',
  type: 'relationship',
  relationTo: 'properties',
  hasMany: true,
  maxRows: MAX_SIMILAR,
  maxDepth: 1,
  filterOptions: pickable,
  validate: validatePicks,
  custom: { letsGo: true },
  admin: { isSortable: true, appearance: 'drawer' },
} satisfies RelationshipField
