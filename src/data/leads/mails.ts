import type { PayloadRequest } from 'payload'

import { oneLine } from '@/domain/mailText'
import { newMessageId } from '@/mail/messageId'
import type { MailOrder } from '@/mail/order'
import { writeMail } from '@/mail/write'

export type { MailOrder } from '@/mail/order'

/** One address and nothing that a header would read as more. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]+@[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]+$/

const isAddress = (value: string | undefined): value is string => value !== undefined && value.length <= 254 && ADDRESS.test(value)

/** Writes a mail and its job in the transaction of the request, and answers its id. It leaves from the worker after the commit. */
export async function queueMail(req: PayloadRequest, order: MailOrder): Promise<string> {
  const { about, calendar, kind, locale, replyTo, to, unsubscribe } = order
  const address = to.address.trim()
  if (!isAddress(address)) throw new Error(`"${oneLine(address)}" is no address a mail of kind "${kind}" can go to`)
  const { house, html, subject, text } = await writeMail(req, order)
  const { id } = await req.payload.create({
    collection: 'mails',
    data: {
      ...{ kind, status: 'queued', language: locale, to: address, toName: oneLine(to.name ?? ''), fromName: oneLine(house.name), subject, html, text },
      ...{ queuedAt: new Date().toISOString(), attempts: 0, messageId: newMessageId() },
      ...(isAddress(replyTo) && { replyTo }),
      ...(unsubscribe && { unsubscribe }),
      ...(calendar && { calendar }),
      ...(about?.enquiry && { enquiry: about.enquiry }),
      ...(about?.property && { property: about.property }),
    },
    depth: 0,
    // The site writes; staff and visitors never do.
    overrideAccess: true,
    req,
  })
  return id
}
