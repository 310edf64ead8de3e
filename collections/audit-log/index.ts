import { admins, nobody } from '@/access/rules'
import { auditActions, auditActors } from '@/domain/accounts/audit'
import { choice, row } from '@/fields/layout'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

const withCell = (cell: 'WhoCell' | 'AboutCell' | 'DetailsCell') => ({
  components: { Cell: `/src/studio/audit/cells#${cell}` },
})

/**
 * Logins, and changes that others must be able to look up. Entries cannot be changed; old ones are
 * deleted nightly. No network address is stored.
 */
export const AuditLog = collectionWithWords(
  {
    slug: 'audit-log',
    access: { create: nobody, read: admins, update: nobody, delete: nobody },
    admin: {
      useAsTitle: 'action',
      defaultColumns: ['at', 'actorName', 'action', 'aboutName', 'details'],
      listSearchableFields: ['actorName', 'aboutName'],
      pagination: { defaultLimit: 50 },
    },
    defaultSort: '-at',
    disableDuplicate: true,
    fields: [
      row(
        {
          name: 'at',
          type: 'date',
          required: true,
          index: true,
          admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm:ss' } },
        },
        choice('action', auditActions, { vocabulary: 'auditAction', required: true, index: true }),
      ),
      row(
        choice('actor', auditActors, { vocabulary: 'auditActor', required: true }),
        { name: 'actorName', type: 'text', admin: withCell('WhoCell') },
        { name: 'actorId', type: 'text', index: true },
      ),
      row(
        { name: 'aboutName', type: 'text', admin: withCell('AboutCell') },
        { name: 'aboutCollection', type: 'text' },
        { name: 'aboutId', type: 'text', index: true },
      ),
      {
        name: 'details',
        type: 'json',
        admin: {
          components: {
            ...withCell('DetailsCell').components,
            Field: '/src/studio/PlainJson#PlainJson',
          },
        },
      },
    ],
  },
  words,
)
