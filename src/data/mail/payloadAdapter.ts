import type { EmailAdapter } from 'payload'
import { z } from 'zod'

import { toHeaderLine } from '@/domain/mail/mailText'
import { env } from '@/env'
import { localeOf } from '@/i18n/locales'
import { newMessageId } from '@/mail/messageId'
import { plainFromHtml } from '@/mail/plainFromHtml'

const recipientSchema = z.union([
  z.string().min(1),
  z.object({ address: z.string().min(1) }).transform(({ address }) => address),
])

/**
 * Queues Payload's own emails like all others: sent from inside a request, the time a mail server
 * takes would tell who has an account. The only one Payload writes is the link to a new password.
 */
export const queueAdapter: EmailAdapter<{ id: string }> = ({ payload }) => ({
  ...env.MAIL_FROM,
  name: 'outbox',
  async sendEmail({ html, subject, to }) {
    const page = typeof html === 'string' ? html : ''
    const language = /<html lang="(\w+)"/.exec(page)?.[1]
    const { email } = await payload.findGlobal({
      slug: 'settings',
      depth: 0,
      // A request for a new password comes without a login.
      overrideAccess: true,
      select: { email: true },
    })
    const { id } = await payload.create({
      collection: 'mails',
      data: {
        kind: 'password',
        status: 'queued',
        language: localeOf(language),
        to: recipientSchema.parse(to),
        subject: toHeaderLine(subject ?? ''),
        html: page,
        text: plainFromHtml(page),
        queuedAt: new Date().toISOString(),
        attempts: 0,
        messageId: newMessageId(),
        ...(email && { replyTo: email }),
      },
      depth: 0,
      overrideAccess: true,
    })
    return { id }
  },
})
