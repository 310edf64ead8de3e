import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { sendLeadsAgain } from '@/data/feeds/leads/leadStatus'

import { readJson } from '../readJson'

const request = z.strictObject({ thread: z.uuid() })

/** `POST /api/enquiries/leads`: sends what the CRM was not told of an enquiry or a viewing once more. */
export const sendLeadAgain: Endpoint = {
  path: '/leads',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = request.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    return Response.json({ queued: await sendLeadsAgain(req, data.thread) })
  },
}
