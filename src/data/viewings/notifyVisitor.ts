import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Plugin } from 'payload'

import { viewingNoticeOf } from '@/domain/viewings/viewingNotice'
import { afterSave, extendAll } from '@/fields/extend'
import type { Appointment } from '@/payload-types'

import { queueMail } from '../mail/queue'
import { deleteEmailsOf, deleteOutdatedEmails, deleteReplacedNotices } from './queuedEmails'
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
  if (before) await deleteOutdatedEmails(req, before, doc)
  const news = viewingNoticeOf(before, doc, new Date())
  const email = news && (await viewingEmail(req, doc, news, before))
  if (before && email) await deleteReplacedNotices(req, doc.id)
  if (email) await queueMail(req, email)
  return doc
}

/** Cancels a confirmed viewing that is deleted: its visitor would else stand before a closed door. */
const cancelDeleted: CollectionAfterDeleteHook<Appointment> = async ({ doc, req }) => {
  await deleteEmailsOf(req, doc.id)
  if (req.context.quiet === true) return doc
  const news = viewingNoticeOf(doc, { ...doc, status: 'cancelled' }, new Date())
  const email = doc.status === 'confirmed' && news && (await viewingEmail(req, doc, news, doc))
  if (email) await queueMail(req, email)
  return doc
}

/** Emails visitors about changes of their viewings; what waits and no longer holds is not sent. */
export const notifyVisitors: Plugin = (config) =>
  extendAll(afterSave(config, { appointments: notifyVisitor }), {
    collection: ({ slug }) =>
      slug === 'appointments' ? { hooks: { afterDelete: [cancelDeleted] } } : undefined,
  })
