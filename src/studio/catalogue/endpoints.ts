import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { admins, staff } from '@/access/rules'
import { findDuplicates, duplicateInput } from '@/data/catalogue/duplicates'
import { publishAnyway } from '@/data/catalogue/publishAnyway'

import { readJson } from '../readJson'
import { MIN_REASON_LENGTH } from './reason'

const notUnderstood = () => Response.json({ problem: 'notUnderstood' }, { status: 400 })
const override = z.strictObject({
  id: z.uuid(),
  reason: z.string().trim().min(MIN_REASON_LENGTH).max(1000),
})

/**
 * `POST /api/properties/publish-anyway`: publishes a property with missing statements, for a reason
 * that an administrator gives.
 */
export const publishPropertyAnyway: Endpoint = {
  path: '/publish-anyway',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const { data } = override.safeParse(await readJson(req.body))
    if (!data) return notUnderstood()
    const problem = await publishAnyway(req, data.id, data.reason)
    return problem === undefined
      ? Response.json({ published: true })
      : Response.json({ problem }, { status: 409 })
  },
}

/** `POST /api/properties/alike`: finds properties that may be duplicates of the one in the form. */
export const duplicatesOfProperty: Endpoint = {
  path: '/alike',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = duplicateInput.safeParse(await readJson(req.body))
    return data ? Response.json({ docs: await findDuplicates(req, data) }) : notUnderstood()
  },
}
