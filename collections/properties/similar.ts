import type { FilterOptions, RelationshipField, RelationshipFieldManyValidation, Where } from 'payload'
import { relationship } from 'payload/shared'

import { idOf } from '@/fields/related'
import { say } from '@/fields/say'

const MOST = 6

type Offered = { goal?: unknown }

const sameGoalAs = ({ goal }: Offered): Where[] => (typeof goal === 'string' ? [{ goal: { equals: goal } }] : [])

/** What staff can pick: others with the same goal that are on offer today. */
const onOffer: FilterOptions<Offered> = ({ data, id }) => ({
  and: [{ status: { equals: 'active' } }, ...sameGoalAs(data), ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
})

/** What was picked may have been sold since, and stays; it has to exist, be another one and have the same goal. */
const othersOfItsGoal: RelationshipFieldManyValidation = async (value, options) => {
  const usual = await relationship(value, { ...options, filterOptions: undefined })
  const { req, event, id } = options
  const chosen = Array.isArray(value) ? value.map(idOf).filter((one) => one !== undefined) : []
  if (usual !== true || event !== 'submit' || chosen.length === 0) return usual
  if (chosen.some((one) => one === id)) return say(req, 'similarToItself')
  const data: Offered = options.data
  const { totalDocs } = await req.payload.count({
    collection: 'properties',
    where: { and: [{ id: { in: chosen } }, ...sameGoalAs(data)] },
    // Whether a property exists is no secret: the rule holds whoever saves.
    overrideAccess: true,
    req,
  })
  return totalDocs === new Set(chosen).size || say(req, 'similarOfOtherGoal')
}

/** The listings that staff want to see suggested below this one. */
export const similar = {
  name: 'similar',
  type: 'relationship',
  relationTo: 'properties',
  hasMany: true,
  maxRows: MOST,
  maxDepth: 1,
  filterOptions: onOffer,
  validate: othersOfItsGoal,
  custom: { letsGo: true },
  admin: { isSortable: true, appearance: 'drawer' },
} satisfies RelationshipField
