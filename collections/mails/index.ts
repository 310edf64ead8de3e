import type { Field } from 'payload'

import { admins, nobody, staff } from '@/access/rules'
import { mailFailures, mailKinds, mailStatuses } from '@/domain/mail/mails'
import { choice, row } from '@/fields/layout'
import { languageField, statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import { deleteFile } from './deleteFile'
import { markReportDue } from './markReportDue'
import { queueJob } from './queueJob'
import words from './words.json'

const now = () => new Date().toISOString()

const withTime = {
  position: 'sidebar',
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
} as const

/**
 * The content of an email is shown in a frame. As a readable field it could be queried, and a
 * search would reveal secret links.
 */
const hiddenFromApi = (field: Field): Field =>
  ({
    ...field,
    access: { create: nobody, read: nobody, update: nobody },
    admin: { hidden: true },
  }) as Field

/**
 * All emails, queued and sent: written in the transaction of what they report, sent by the worker.
 */
export const Mails = collectionWithWords(
  {
    slug: 'mails',
    access: { create: nobody, read: staff, update: nobody, delete: admins },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['to', 'subject', 'kind', 'status', 'failure', 'queuedAt', 'sentAt'],
      listSearchableFields: ['to', 'toName', 'subject'],
      components: { beforeListTable: ['/src/studio/mail/FailedMails#FailedMails'] },
    },
    defaultSort: '-queuedAt',
    disableDuplicate: true,
    hooks: { afterChange: [queueJob], afterDelete: [deleteFile, markReportDue] },
    fields: [
      {
        name: 'view',
        type: 'ui',
        admin: { components: { Field: '/src/studio/mail/MailView#MailView' } },
      },
      statusField('mailStatus', mailStatuses),
      choice('kind', mailKinds, {
        vocabulary: 'mailKind',
        required: true,
        index: true,
        admin: { position: 'sidebar' },
      }),
      languageField,
      {
        name: 'queuedAt',
        type: 'date',
        required: true,
        index: true,
        defaultValue: now,
        admin: withTime,
      },
      { name: 'sentAt', type: 'date', admin: withTime },
      row(
        { name: 'to', type: 'email', required: true, index: true },
        { name: 'toName', type: 'text' },
      ),
      { name: 'subject', type: 'text', required: true },
      row(
        { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true },
        { name: 'property', type: 'relationship', relationTo: 'properties', index: true },
        {
          name: 'report',
          type: 'relationship',
          relationTo: 'reports',
          index: true,
          custom: { letsGo: true },
        },
      ),
      row({ name: 'fromName', type: 'text' }, { name: 'replyTo', type: 'text' }),
      {
        name: 'attempts',
        type: 'number',
        required: true,
        defaultValue: 0,
        admin: { position: 'sidebar' },
      },
      choice('failure', mailFailures, {
        vocabulary: 'mailFailure',
        admin: { position: 'sidebar' },
      }),
      { name: 'lastError', type: 'text' },
      { name: 'messageId', type: 'text', required: true, unique: true },
      // A link with a key that needs no account.
      hiddenFromApi({ name: 'unsubscribe', type: 'text' }),
      hiddenFromApi({ name: 'html', type: 'textarea' }),
      hiddenFromApi({ name: 'text', type: 'textarea' }),
      hiddenFromApi({ name: 'calendar', type: 'json' }),
    ],
  },
  words,
)
