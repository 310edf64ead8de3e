import { Forbidden, type Endpoint } from 'payload'

import { staff } from '@/access/rules'
import { renewAgenda } from '@/data/viewings/agenda'

/** `POST /api/appointments/agenda`: gives the colleague a new address for their calendar. */
export const renewOwnAgenda: Endpoint = {
  path: '/agenda',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req }) || !req.user) throw new Forbidden(req.t)
    return Response.json({ address: await renewAgenda(req, String(req.user.id)) })
  },
}
