import type { Field } from 'payload'

import { admins, nobody, staff } from '@/access/rules'
import { mailFailures, mailKinds, mailStatuses } from '@/domain/mails'
import { choice, row } from '@/fields/lists'
import { languageField, statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import { queueJob } from './queueJob'
import words from './words.json'

const now = () => new Date().toISOString()

const withTime = { position: 'sidebar', date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } } as const

/** What a mail says is shown in a frame of its own; as a field it could be asked for, and a search would read what is secret. */
const closed = (field: Field): Field => ({ ...field, access: { create: nobody, read: nobody, update: nobody }, admin: { hidden: true } }) as Field

/** Every mail on its way and after: written in the transaction of what it tells of, taken along by the worker. */
export const Mails = collectionWithWords(
  {
    slug: 'mails',
    access: { create: nobody, read: staff, update: nobody, delete: admins },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['to', 'subject', 'kind', 'status', 'failure', 'queuedAt', 'sentAt'],
      listSearchableFields: ['to', 'toName', 'subject'],
      components: { beforeListTable: ['/src/studio/mails/FailedMails#FailedMails'] },
    },
    defaultSort: '-queuedAt',
    disableDuplicate: true,
    hooks: { afterChange: [queueJob] },
    fields: [
      { name: 'view', type: 'ui', admin: { components: { Field: '/src/studio/mails/MailView#MailView' } } },
      statusField('mailStatus', mailStatuses),
      choice('kind', mailKinds, { vocabulary: 'mailKind', required: true, index: true, admin: { position: 'sidebar' } }),
      languageField,
      { name: 'queuedAt', type: 'date', required: true, index: true, defaultValue: now, admin: withTime },
      { name: 'sentAt', type: 'date', admin: withTime },
      row({ name: 'to', type: 'email', required: true, index: true }, { name: 'toName', type: 'text' }),
      { name: 'subject', type: 'text', required: true },
      row(
        { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true },
        { name: 'property', type: 'relationship', relationTo: 'properties', index: true },
      ),
      row({ name: 'fromName', type: 'text' }, { name: 'replyTo', type: 'text' }),
      { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: { position: 'sidebar' } },
      choice('failure', mailFailures, { vocabulary: 'mailFailure', admin: { position: 'sidebar' } }),
      { name: 'lastError', type: 'text' },
      { name: 'messageId', type: 'text', required: true, unique: true },
      { name: 'unsubscribe', type: 'text' },
      closed({ name: 'html', type: 'textarea' }),
      closed({ name: 'text', type: 'textarea' }),
      closed({ name: 'calendar', type: 'json' }),
    ],
  },
  words,
)
