import type { CollectionAfterChangeHook } from 'payload'

import { mail } from '@/jobs/mail'
import { addJob } from '@/jobs/queue'
import type { Mail } from '@/payload-types'

/** Adds a job for a queued email in the same transaction: both are committed or neither. */
export const queueJob: CollectionAfterChangeHook<Mail> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNewlyQueued =
    doc.status === 'queued' && (operation === 'create' || previousDoc.status !== 'queued')
  if (isNewlyQueued) await addJob(req, mail, { id: doc.id })
  return doc
}
