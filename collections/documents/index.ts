import { visibleToOwnerOrStaff } from '@/access/propertyRules'
import { editors, staff } from '@/access/rules'
import { documentKinds } from '@/domain/site/options'
import { env } from '@/env'
import { choice, row } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { missingFileHandlers } from '@/fields/missingFile'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { checkUpload } from '@/fields/uploads'
import { requiredInMainLanguage } from '@/fields/validations'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

/** Private files are not cached by browsers or proxies, and are downloaded instead of opened. */
function privateHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Content-Disposition', 'attachment')
  headers.set('X-Content-Type-Options', 'nosniff')
  return headers
}

export const Documents = collectionWithWords(
  {
    slug: 'documents',
    access: { create: staff, read: visibleToOwnerOrStaff, update: staff, delete: editors },
    admin: {
      useAsTitle: 'title',
      defaultColumns: [
        'title',
        'kind',
        'property',
        'project',
        'visibleToOwner',
        'visibleOnRequest',
      ],
      listSearchableFields: ['title'],
      pagination: { defaultLimit: 25 },
    },
    defaultSort: '-createdAt',
    upload: {
      staticDir: env.DOCUMENTS_DIR,
      handlers: missingFileHandlers(env.DOCUMENTS_DIR),
      mimeTypes: [
        'application/pdf',
        'image/jpeg',
        'image/png',
        'image/webp',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
      focalPoint: false,
      crop: false,
      pasteURL: false,
      modifyResponseHeaders: privateHeaders,
    },
    hooks: {
      beforeOperation: [checkUpload('documents', ['pdf', 'docx', 'xlsx', 'jpeg', 'png', 'webp'])],
      beforeDelete: [refuseWhenInUse],
    },
    fields: [
      row(
        localizedText('title', { validate: requiredInMainLanguage }),
        choice('kind', documentKinds, {
          vocabulary: 'documentKind',
          required: true,
          defaultValue: 'other',
          index: true,
        }),
      ),
      row(
        { name: 'property', type: 'relationship', relationTo: 'properties', index: true },
        { name: 'project', type: 'relationship', relationTo: 'projects', index: true },
      ),
      row(
        { name: 'visibleToOwner', type: 'checkbox', defaultValue: false },
        { name: 'visibleOnRequest', type: 'checkbox', defaultValue: false },
      ),
    ],
  },
  words,
)
