import { admins, nobody } from '@/access/rules'
import { auditActions, auditActors } from '@/domain/audit'
import { choice, row } from '@/fields/lists'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

const shownBy = (cell: 'WhoCell' | 'AboutCell' | 'DetailsCell') => ({ components: { Cell: `/src/studio/audit/cells#${cell}` } })

/** Who came in, and who did what others must be able to look up. Nobody changes it; the night forgets what is old. No address of the network is kept. */
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
        { name: 'at', type: 'date', required: true, index: true, admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm:ss' } } },
        choice('action', auditActions, { vocabulary: 'auditAction', required: true, index: true }),
      ),
      row(
        choice('actor', auditActors, { vocabulary: 'auditActor', required: true }),
        { name: 'actorName', type: 'text', admin: shownBy('WhoCell') },
        { name: 'actorId', type: 'text', index: true },
      ),
      row(
        { name: 'aboutName', type: 'text', admin: shownBy('AboutCell') },
        { name: 'aboutCollection', type: 'text' },
        { name: 'aboutId', type: 'text', index: true },
      ),
      { name: 'details', type: 'json', admin: shownBy('DetailsCell') },
    ],
  },
  words,
)
