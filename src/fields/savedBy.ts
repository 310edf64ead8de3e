import type { CollectionBeforeChangeHook, Field, Plugin } from 'payload'

import { nobody, staff } from '@/access/rules'

import { extendAll } from './extend'
import words from './savedBy.words.json'

/**
 * The colleague who saved a version; empty when a program did (an import, the schedule). It is part of
 * the document, so that each of its versions has one and is deleted with it.
 */
const savedBy: Field = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'users',
  label: words.savedBy,
  access: { create: nobody, read: staff, update: nobody },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  // A colleague who leaves may be deleted: what they saved is no use of their account.
  custom: { letsGo: true },
}

const stampAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.collection === 'users' ? req.user.id : null,
})

/** Stores with every version of a document who saved it. */
export const storeAuthors: Plugin = (config) =>
  extendAll(config, {
    collection: ({ versions }) =>
      versions ? { fields: [savedBy], hooks: { beforeChange: [stampAuthor] } } : undefined,
  })
