import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { admins, staff } from '@/access/rules'
import { findAlike, looks } from '@/data/properties/alike'
import { publishAnyway } from '@/data/properties/publishAnyway'

import { readJson } from '../readJson'
import { SHORTEST_REASON } from './reason'

const notUnderstood = () => Response.json({ problem: 'notUnderstood' }, { status: 400 })
const override = z.strictObject({ id: z.uuid(), reason: z.string().trim().min(SHORTEST_REASON).max(1000) })

/** `POST /api/properties/publish-anyway`: an administrator answers for what is missing, and says why. */
export const publishPropertyAnyway: Endpoint = {
  path: '/publish-anyway',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const { data } = override.safeParse(await readJson(req.body))
    if (!data) return notUnderstood()
    const problem = await publishAnyway(req, data.id, data.reason)
    return problem === undefined ? Response.json({ published: true }) : Response.json({ problem }, { status: 409 })
  },
}

/** `POST /api/properties/alike`: the records that may be of the same house as the one being filled in. */
export const alikeProperties: Endpoint = {
  path: '/alike',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = looks.safeParse(await readJson(req.body))
    return data ? Response.json({ docs: await findAlike(req, data) }) : notUnderstood()
  },
}
