import { Forbidden, type Endpoint } from 'payload'

import { editors } from '@/access/rules'
import { arrangeMenu, menuOrderInput } from '@/data/site/tree/arrangeMenu'

import { readJson } from '../readJson'

/** `POST /api/menus/arrange`: puts the items of a menu in another order. */
export const arrangeMenuItems: Endpoint = {
  path: '/arrange',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const { data } = menuOrderInput.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const result = await arrangeMenu(req, data)
    return Response.json(result, { status: 'problem' in result ? 409 : 200 })
  },
}
