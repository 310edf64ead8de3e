import type { PayloadRequest } from 'payload'

import { goesToVisitor } from '@/domain/mail/mailCauses'
import { toHeaderLine } from '@/domain/mail/mailText'
import { newMessageId } from '@/mail/messageId'
import type { MailOrder } from '@/mail/order'
import { sanitizeForVisitor } from '@/mail/visitorOrder'
import { writeMail } from '@/mail/write'

import { markEmailWithheld, maySendEmail } from './mailBudget'

export type { MailOrder } from '@/mail/order'

/** A single address, without anything that a header would read as more. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]+@[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]+$/

const isAddress = (value: string | undefined): value is string =>
  value !== undefined && value.length <= 254 && ADDRESS.test(value)

/**
 * Stores an email in the transaction of the request; the worker sends it after the commit. Forms
 * may send only so many emails to one mailbox: beyond that nothing is stored, no id is returned,
 * and the enquiry tells staff.
 */
export async function queueMail(
  req: PayloadRequest,
  rawOrder: MailOrder,
): Promise<string | undefined> {
  const order = goesToVisitor(rawOrder.kind) ? sanitizeForVisitor(rawOrder) : rawOrder
  const { about, calendar, kind, locale, to, unsubscribe } = order
  const address = to.address.trim()
  if (!isAddress(address))
    throw new Error(`"${toHeaderLine(address)}" is no address a mail of kind "${kind}" can go to`)
  if (!(await maySendEmail(req, kind, address))) {
    await markEmailWithheld(req, about?.enquiry)
    return undefined
  }
  const { agency, html, subject, text } = await writeMail(req, order)
  // Replies to the sending address are not read, so answers go to the agency where no one else is named.
  const replyTo = order.replyTo ?? agency.email
  const { id } = await req.payload.create({
    collection: 'mails',
    data: {
      kind,
      status: 'queued',
      language: locale,
      to: address,
      toName: toHeaderLine(to.name ?? ''),
      fromName: toHeaderLine(agency.name),
      subject,
      html,
      text,
      queuedAt: new Date().toISOString(),
      attempts: 0,
      messageId: newMessageId(),
      ...(isAddress(replyTo) && { replyTo }),
      ...(unsubscribe && { unsubscribe }),
      ...(calendar && { calendar }),
      ...(about?.enquiry && { enquiry: about.enquiry }),
      ...(about?.property && { property: about.property }),
      ...(about?.report && { report: about.report }),
    },
    depth: 0,
    // Only the site creates emails; staff and visitors cannot.
    overrideAccess: true,
    req,
  })
  return id
}
