import type { CollectionAfterDeleteHook } from 'payload'

import { deleteOutboxFiles } from '@/mail/outboxFiles'
import type { Mail } from '@/payload-types'

/** Deletes the file that an email was written to, where no mail server is set. */
export const deleteFile: CollectionAfterDeleteHook<Mail> = async ({ doc }) => {
  await deleteOutboxFiles([doc.messageId])
  return doc
}
