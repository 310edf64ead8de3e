import type { CheckboxFieldValidation } from 'payload'

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
import { validationMessage } from '@/fields/validationMessage'
import { collectionWithWords } from '@/fields/withWords'
import type { Document } from '@/payload-types'

import { refuseChangingApproved, refuseReplacingApproved } from './keepApproved'
import words from './words.json'

/** Private files are not cached by browsers or proxies, and are downloaded instead of opened. */
function privateHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Content-Disposition', 'attachment')
  headers.set('X-Content-Type-Options', 'nosniff')
  return headers
}

const withTime = { date: { pickerAppearance: 'dayAndTime' } } as const

/** A paper that is to be approved has to be one that its owners see. */
const needsToBeShown: CheckboxFieldValidation = (value, { req, siblingData }) =>
  value && !(siblingData as Partial<Document>).visibleToOwner
    ? validationMessage(req, 'approvalUnseen')
    : true

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
      beforeOperation: [
        checkUpload('documents', ['pdf', 'docx', 'xlsx', 'jpeg', 'png', 'webp']),
        refuseReplacingApproved,
      ],
      beforeChange: [refuseChangingApproved],
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
        { name: 'asksApproval', type: 'checkbox', defaultValue: false, validate: needsToBeShown },
      ),
      {
        name: 'approvals',
        type: 'array',
        // Owners approve in the portal; what they approved is not changed afterwards.
        admin: { readOnly: true, condition: (data) => data.asksApproval === true },
        access: { create: () => false, update: () => false },
        // A copy is another document, which has not been approved.
        hooks: { beforeDuplicate: [() => []] },
        fields: [
          row(
            { name: 'owner', type: 'relationship', relationTo: 'owners' },
            // Names the address of the account, which other owners of the property do not read.
            { name: 'by', type: 'text', access: { read: staff } },
            { name: 'at', type: 'date', admin: withTime },
          ),
        ],
      },
    ],
  },
  words,
)
