import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { changeMany, manyChanges } from '@/data/properties/changeMany'

import { readJson } from '../readJson'
import { AT_ONCE } from './atOnce'

const asked = z.strictObject({ ids: z.array(z.uuid()).min(1).max(AT_ONCE), changes: manyChanges })

/** `POST /api/properties/change-many`: the same change for several properties, with an answer for each that refuses. */
export const changeManyProperties: Endpoint = {
  path: '/change-many',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = asked.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    return Response.json(await changeMany(data.ids, data.changes, req))
  },
}
