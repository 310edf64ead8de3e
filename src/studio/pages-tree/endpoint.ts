import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { editors } from '@/access/rules'
import { movePages, movePagesInput } from '@/data/site/tree/movePages'

import { readJson } from '../readJson'

const input = z.strictObject({ moves: movePagesInput, isRehearsal: z.boolean() })

/** `POST /api/pages/move`: moves pages in the tree, or reports what that would change. */
export const movePagesInTree: Endpoint = {
  path: '/move',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const { data } = input.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const result = await movePages(req, data.moves, data.isRehearsal)
    return Response.json(result, { status: 'problem' in result ? 409 : 200 })
  },
}
