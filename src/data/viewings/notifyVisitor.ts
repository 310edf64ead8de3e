import type { CollectionAfterChangeHook, Plugin } from 'payload'

import { viewingNoticeOf } from '@/domain/viewings/viewingNotice'
import { afterSave } from '@/fields/extend'
import type { Appointment } from '@/payload-types'

import { queueMail } from '../mail/queue'
import { viewingEmail } from './viewingEmails'

/** Sends the visitor an email about a change of their viewing, in the transaction of the change. */
const notifyVisitor: CollectionAfterChangeHook<Appointment> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  // The loader of the demo content sends no emails.
  if (req.context.quiet === true) return doc
  const before = operation === 'update' ? previousDoc : undefined
  const news = viewingNoticeOf(before, doc, new Date())
  const email = news && (await viewingEmail(req, doc, news, before))
  if (email) await queueMail(req, email)
  return doc
}

export const notifyVisitors: Plugin = (config) => afterSave(config, { appointments: notifyVisitor })
