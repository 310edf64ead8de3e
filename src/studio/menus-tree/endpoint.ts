import { Forbidden, type Endpoint } from 'payload'

import { editors } from '@/access/rules'
import { arrangeMenu, arrangement } from '@/data/tree/arrange'

import { readJson } from '../readJson'

/** `POST /api/menus/arrange`: puts the items of a menu in another order. */
export const arrangeMenuItems: Endpoint = {
  path: '/arrange',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const { data } = arrangement.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const arranged = await arrangeMenu(req, data)
    return Response.json(arranged, { status: 'problem' in arranged ? 409 : 200 })
  },
}
