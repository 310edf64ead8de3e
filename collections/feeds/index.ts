import type { NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

import { editors, nobody } from '@/access/rules'
import {
  DEFAULT_SHARE_PERCENT,
  feedFormats,
  feedSchedules,
  isCrm,
  type FeedFormat,
} from '@/domain/feeds/formats'
import { tableColumns } from '@/domain/feeds/table'
import { colleague } from '@/fields/colleague'
import { choice, row } from '@/fields/layout'
import { validationMessage } from '@/fields/validationMessage'
import { webAddress } from '@/fields/webAddress'
import { collectionWithWords } from '@/fields/withWords'

import { deleteRuns } from './deleteRuns'
import { giveHookKey, scheduleNext } from './scheduleNext'
import words from './words.json'

type Data = { format?: FeedFormat; sendsLeads?: boolean | null }
const only = (isShown: (format: FeedFormat) => boolean) => ({
  condition: ({ format }: Data) => format !== undefined && isShown(format),
})
const onlyForTables = only((format) => format === 'csv' || format === 'mapping')
const onlyForMappings = only((format) => format === 'mapping')
const onlyForCrms = only(isCrm)
const onlyForWhise = only((format) => format === 'whise')
const onlyForWhiseLeads = {
  condition: ({ format, sendsLeads }: Data) => format === 'whise' && sendsLeads === true,
}
const onlyWithSecret = only((format) => isCrm(format) || format === 'mapping')

/** A name of a header, as HTTP allows it. */
const isHeader: TextFieldSingleValidation = (value, { req }) =>
  !value || /^[A-Za-z0-9-]{1,80}$/.test(value) || validationMessage(req, 'header')

/** Whise takes a contact for an office only. */
const officeForLeads: NumberFieldSingleValidation = (value, options) => {
  const { format, sendsLeads }: Data = options.data
  return format === 'whise' && sendsLeads && !value
    ? validationMessage(options.req, 'officeForLeads')
    : number(value, options)
}

/** Sources of listings. A panel above the fields shows the progress of the import. */
export const Feeds = collectionWithWords(
  {
    slug: 'feeds',
    custom: { isSetup: true },
    access: { create: editors, read: editors, update: editors, delete: editors },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'format', 'schedule', 'nextAt', 'updatedAt'],
      listSearchableFields: ['name', 'address'],
    },
    defaultSort: 'name',
    disableDuplicate: true,
    hooks: { beforeChange: [giveHookKey, scheduleNext], beforeDelete: [deleteRuns] },
    fields: [
      {
        name: 'runs',
        type: 'ui',
        admin: { components: { Field: '/src/studio/feeds/FeedRuns#FeedRuns' } },
      },
      row(
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        choice('format', feedFormats, {
          vocabulary: 'feedFormat',
          required: true,
          defaultValue: 'kyero',
        }),
      ),
      row(
        webAddress('address'),
        choice('schedule', feedSchedules, {
          vocabulary: 'feedSchedule',
          required: true,
          defaultValue: 'none',
        }),
      ),
      row(
        { name: 'publish', type: 'checkbox', defaultValue: false },
        {
          name: 'share',
          type: 'number',
          required: true,
          min: 0,
          max: 100,
          defaultValue: DEFAULT_SHARE_PERCENT,
        },
        colleague('contact', { maxDepth: 1 }),
      ),
      {
        name: 'replaces',
        type: 'relationship',
        relationTo: 'feeds',
        maxDepth: 0,
        filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      },
      {
        name: 'crmHelp',
        type: 'ui',
        admin: { ...onlyWithSecret, components: { Field: '/src/studio/feeds/CrmHelp#CrmHelp' } },
      },
      row(
        { name: 'login', type: 'text', maxLength: 200, admin: onlyForCrms },
        { name: 'header', type: 'text', maxLength: 80, admin: onlyForMappings, validate: isHeader },
        // Stored sealed beside the feed (`src/data/feeds/crm/keepSecrets.ts`), and never sent to the studio.
        {
          name: 'secret',
          type: 'text',
          virtual: true,
          maxLength: 2000,
          // Payload shows fields without a column read-only unless they say otherwise.
          admin: { ...onlyWithSecret, autoComplete: 'off', readOnly: false },
        },
      ),
      row(
        { name: 'whiseClient', type: 'number', min: 1, admin: onlyForWhise },
        {
          name: 'whiseOffice',
          type: 'number',
          min: 1,
          admin: onlyForWhise,
          validate: officeForLeads,
        },
      ),
      { name: 'sendsLeads', type: 'checkbox', defaultValue: false, admin: onlyForCrms },
      row(
        { name: 'whiseAction', type: 'number', min: 1, admin: onlyForWhiseLeads },
        { name: 'whiseUser', type: 'number', min: 1, admin: onlyForWhiseLeads },
      ),
      row(
        { name: 'records', type: 'text', maxLength: 200, admin: onlyForMappings },
        { name: 'languagePath', type: 'text', maxLength: 200, admin: onlyForMappings },
      ),
      {
        name: 'columns',
        type: 'array',
        admin: onlyForTables,
        fields: [
          row(
            { name: 'heading', type: 'text', required: true },
            choice('column', tableColumns, { vocabulary: 'facts', required: true }),
            {
              name: 'words',
              type: 'textarea',
              maxLength: 4000,
              admin: { condition: onlyForMappings.condition, rows: 2 },
            },
          ),
        ],
      },
      {
        name: 'hookKey',
        type: 'text',
        unique: true,
        index: true,
        access: { create: nobody, update: nobody },
        admin: { hidden: true },
      },
      {
        name: 'nextAt',
        type: 'date',
        index: true,
        access: { create: nobody, update: nobody },
        admin: {
          position: 'sidebar',
          readOnly: true,
          condition: ({ nextAt }) => Boolean(nextAt),
          date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        },
      },
    ],
  },
  words,
)
