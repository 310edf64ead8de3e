import type { CollectionAfterChangeHook, Plugin } from 'payload'

import { newsOf } from '@/domain/visits/news'
import { afterSave } from '@/fields/afterSave'
import type { Appointment } from '@/payload-types'

import { queueMail } from '../leads/mails'
import { letterOf } from './letter'

/** Whoever changes a visit, its visitor hears of it: the mail is written in the transaction of the change. */
const tellVisitor: CollectionAfterChangeHook<Appointment> = async ({ doc, operation, previousDoc, req }) => {
  // The loader of the demo content tells nobody.
  if (req.context.quiet === true) return doc
  const before = operation === 'update' ? previousDoc : undefined
  const news = newsOf(before, doc, new Date())
  const letter = news && (await letterOf(req, doc, news, before))
  if (letter) await queueMail(req, letter)
  return doc
}

export const tellOfVisits: Plugin = (config) => afterSave(config, { appointments: tellVisitor })
