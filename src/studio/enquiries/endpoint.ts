import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { answerEnquiry } from '@/data/enquiries/answer'

import { withSavesAround } from '../own-save/savesAround'
import { readJson } from '../readJson'

const answer = z.object({
  subject: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(20_000),
})

/** `POST /api/enquiries/:id/answer`: sends the answer of a colleague by email. */
export const answerByMail: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    const { data } = answer.safeParse(await readJson(req.body))
    if (!id || !data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const { result, saves } = await withSavesAround(req, { collection: 'enquiries', id }, () =>
      answerEnquiry(req, id, data),
    )
    return typeof result === 'string'
      ? Response.json({ problem: result }, { status: 422 })
      : Response.json({ ...result, ...saves })
  },
}
