import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { previewMail } from '@/data/leads/previewMail'
import { sendAgain } from '@/data/leads/sendAgain'
import { mailKinds } from '@/domain/mails'
import { locales } from '@/i18n/locales'

import { readJson } from '../readJson'

/** `POST /api/mails/:id/send`: a mail that failed, waits or has left goes once more. */
export const sendMailAgain: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    return Response.json({ queued: id !== undefined && (await sendAgain(req, id)) })
  },
}

const draft = z.object({
  kind: z.enum(mailKinds),
  locale: z.enum(locales),
  text: z.object({ subject: z.string().catch(''), body: z.string().catch(''), actionLabel: z.string().catch('') }).optional(),
})

/** `POST /api/mail-texts/preview`: the mail as its reader would get it, with what stands in the form now. */
export const previewMailText: Endpoint = {
  path: '/preview',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = draft.safeParse(await readJson(req.body))
    return data ? Response.json(await previewMail(req, data.kind, data.locale, data.text)) : Response.json({ problem: 'notUnderstood' }, { status: 400 })
  },
}
