import { randomBytes } from 'node:crypto'

import { editors, nobody } from '@/access/rules'
import { portalFormats } from '@/domain/feeds/formats'
import { goals } from '@/domain/catalogue/vocabulary'
import { choice, row } from '@/fields/layout'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

const wasRead = ({ readAt }: { readAt?: unknown }) => Boolean(readAt)

/** Advertising portals; each reads our listings at an address of its own. */
export const Portals = collectionWithWords(
  {
    slug: 'portals',
    custom: { isSetup: true },
    access: { create: editors, read: editors, update: editors, delete: editors },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'format', 'active', 'listings', 'readAt'],
      listSearchableFields: ['name'],
    },
    defaultSort: 'name',
    disableDuplicate: true,
    fields: [
      {
        name: 'way',
        type: 'ui',
        admin: { components: { Field: '/src/studio/feeds/PortalAddress#PortalAddress' } },
      },
      row(
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        choice('format', portalFormats, {
          vocabulary: 'feedFormat',
          required: true,
          defaultValue: 'kyero',
        }),
      ),
      row({ name: 'active', type: 'checkbox', defaultValue: true }, choice('goal', goals)),
      {
        name: 'key',
        type: 'text',
        unique: true,
        index: true,
        access: { create: nobody, update: nobody },
        defaultValue: () => randomBytes(24).toString('base64url'),
        admin: { hidden: true },
      },
      {
        name: 'readAt',
        type: 'date',
        access: { create: nobody, update: nobody },
        admin: {
          position: 'sidebar',
          readOnly: true,
          condition: wasRead,
          date: { displayFormat: 'dd/MM/yyyy HH:mm' },
        },
      },
      {
        name: 'listings',
        type: 'number',
        access: { create: nobody, update: nobody },
        admin: { position: 'sidebar', readOnly: true, condition: wasRead },
      },
    ],
  },
  words,
)
