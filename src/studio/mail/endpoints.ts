import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { previewMail } from '@/data/mail/preview'
import { resendEmail } from '@/data/mail/resend'
import { resendFailed } from '@/data/mail/resendFailed'
import { mailKinds } from '@/domain/mail/mails'
import { locales } from '@/i18n/locales'

import { readJson } from '../readJson'

/** `POST /api/mails/:id/send`: sends a failed, queued or sent email again. */
export const sendMailAgain: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    return Response.json({ queued: id !== undefined && (await resendEmail(req, id)) })
  },
}

/** `POST /api/mails/send-failed`: sends the failed emails again, a few hundred at once. */
export const sendFailedAgain: Endpoint = {
  path: '/send-failed',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    return Response.json(await resendFailed(req))
  },
}

const draft = z.object({
  kind: z.enum(mailKinds),
  locale: z.enum(locales),
  text: z
    .object({
      subject: z.string().catch(''),
      body: z.string().catch(''),
      actionLabel: z.string().catch(''),
    })
    .optional(),
})

/**
 * `POST /api/mail-texts/preview`: returns the email as its recipient would get it, with the text of
 * the form.
 */
export const previewMailText: Endpoint = {
  path: '/preview',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = draft.safeParse(await readJson(req.body))
    return data
      ? Response.json(await previewMail(req, data.kind, data.locale, data.text))
      : Response.json({ problem: 'notUnderstood' }, { status: 400 })
  },
}
