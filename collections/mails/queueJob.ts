import type { CollectionAfterChangeHook } from 'payload'

import { addJob } from '@/jobs/queue'
import type { Mail } from '@/payload-types'

/** A mail that waits has a job, from the same moment on: both are committed or neither is. */
export const queueJob: CollectionAfterChangeHook<Mail> = async ({ doc, operation, previousDoc, req }) => {
  const waitsAnew = doc.status === 'queued' && (operation === 'create' || previousDoc.status !== 'queued')
  if (waitsAnew) await addJob(req, 'mail', { id: doc.id })
  return doc
}
