import type { PayloadRequest } from 'payload'

import { isWiped } from '@/domain/mail/mails'
import { mail as mailJob } from '@/jobs/mail'
import { addJob } from '@/jobs/queue'
import { newMessageId } from '@/mail/messageId'
import { deleteOutboxFiles } from '@/mail/outboxFiles'

/**
 * Queues an email again. One that is queued is tried at once; one that was sent gets a new
 * Message-ID, because mail programs hide a second email with the same one. The file under the old one
 * is deleted: nothing would find it any more. Returns false when the email was deleted or its content
 * wiped.
 */
export async function resendEmail(req: PayloadRequest, id: string): Promise<boolean> {
  // Emails cannot be edited by hand: the caller was checked to be staff, and this is all they may
  // change.
  const options = { collection: 'mails', id, depth: 0, overrideAccess: true, req } as const
  const mail = await req.payload.findByID({ ...options, disableErrors: true })
  if (!mail || isWiped(mail)) return false
  if (mail.status === 'queued') {
    await addJob(req, mailJob, { id })
    return true
  }
  const messageId = mail.status === 'sent' ? newMessageId() : mail.messageId
  await req.payload.update({
    ...options,
    data: {
      status: 'queued',
      queuedAt: new Date().toISOString(),
      sentAt: null,
      failure: null,
      lastError: null,
      messageId,
    },
  })
  if (messageId !== mail.messageId) await deleteOutboxFiles([mail.messageId])
  return true
}
