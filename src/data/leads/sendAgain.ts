import type { PayloadRequest } from 'payload'

import { wipedKinds } from '@/domain/mails'
import { addJob } from '@/jobs/queue'
import { newMessageId } from '@/mail/messageId'

/**
 * Puts a mail back among those that wait. One that waits is tried at once; one that has left goes under a new Message-ID,
 * because mail programs hide a second mail of the same. Answers false for one that is gone or was wiped.
 */
export async function sendAgain(req: PayloadRequest, id: string): Promise<boolean> {
  // Nobody writes mails by hand: the caller has been let in as staff, and this is all he may change.
  const own = { collection: 'mails', id, depth: 0, overrideAccess: true, req } as const
  const mail = await req.payload.findByID({ ...own, disableErrors: true })
  if (!mail || (mail.status === 'sent' && wipedKinds.includes(mail.kind))) return false
  if (mail.status === 'queued') {
    await addJob(req, 'mail', { id })
    return true
  }
  const messageId = mail.status === 'sent' ? newMessageId() : mail.messageId
  await req.payload.update({ ...own, data: { status: 'queued', queuedAt: new Date().toISOString(), sentAt: null, failure: null, lastError: null, messageId } })
  return true
}
