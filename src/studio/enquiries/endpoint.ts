import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { answerEnquiry } from '@/data/enquiries/answer'
import { enquiryStatuses } from '@/domain/enquiries/enquiries'

import { withSavesAround } from '../own-save/savesAround'
import { readJson } from '../readJson'

const answer = z.object({
  subject: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(20_000),
  /** Who names nothing has seen nothing. */
  seen: z
    .object({ answeredAt: z.iso.datetime().nullable(), status: z.enum(enquiryStatuses) })
    .default({ answeredAt: null, status: 'new' }),
})

/**
 * `POST /api/enquiries/:id/answer`: sends the answer of a colleague by email. It answers 409 with
 * what happened to the enquiry since the colleague opened it.
 */
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
    if (typeof result === 'string') return Response.json({ problem: result }, { status: 422 })
    if ('problem' in result) return Response.json(result, { status: 409 })
    return Response.json({ ...result, ...saves })
  },
}
