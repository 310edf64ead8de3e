import type { CollectionAfterChangeHook, Plugin } from 'payload'

import { afterSave } from '@/fields/extend'
import { addJob } from '@/jobs/queue'
import { printBrochure } from '@/jobs/printBrochure'
import type { Property } from '@/payload-types'

/** Queues the brochure of a listing when it is published; a feed that brings many prints none ahead. */
const queueBrochure: CollectionAfterChangeHook<Property> = async ({ doc, previousDoc, req }) => {
  const isNew = doc._status === 'published' && previousDoc?._status !== 'published'
  if (isNew && doc.reference && req.context.quiet !== true)
    await addJob(req, printBrochure, { reference: doc.reference })
  return doc
}

export const printBrochuresAhead: Plugin = (config) =>
  afterSave(config, { properties: queueBrochure })
