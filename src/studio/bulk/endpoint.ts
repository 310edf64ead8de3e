import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { changeProperties, bulkChangeInput } from '@/data/catalogue/bulkChange'
import { takeBack, takeBackInput } from '@/data/catalogue/takeBack'

import { readJson } from '../readJson'
import { BATCH_SIZE } from './batchSize'

const input = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(BATCH_SIZE),
  /** The save of each that the change was decided about. */
  seen: z.record(z.uuid(), z.iso.datetime()).optional(),
  changes: bulkChangeInput,
})

/**
 * `POST /api/properties/change-many`: makes the same change to several properties and reports each
 * refusal.
 */
export const changeManyProperties: Endpoint = {
  path: '/change-many',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = input.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    return Response.json(await changeProperties(data, req))
  },
}

/** `POST /api/properties/take-back`: takes back a change that was made a moment ago. */
export const takeBackChange: Endpoint = {
  path: '/take-back',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = takeBackInput.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const problem = await takeBack(req, data)
    return problem === undefined
      ? Response.json({ takenBack: true })
      : Response.json({ problem }, { status: 409 })
  },
}
