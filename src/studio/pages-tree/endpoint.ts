import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { editors } from '@/access/rules'
import { movePages, moves } from '@/data/tree/move'

import { readJson } from '../readJson'

const asked = z.strictObject({ moves, isRehearsal: z.boolean() })

/** `POST /api/pages/move`: moves pages in the tree, or says what would come of it. */
export const movePagesInTree: Endpoint = {
  path: '/move',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const { data } = asked.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const moved = await movePages(req, data.moves, data.isRehearsal)
    return Response.json(moved, { status: 'problem' in moved ? 409 : 200 })
  },
}
