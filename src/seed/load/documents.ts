import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { documents } from '../data'
import { allEqual, createOnce, forEachConcurrent, type SeedContext } from './createOnce'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'documents')

/** The papers of some properties: their owner sees them, and a visitor can ask for them. */
export const loadDocuments = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(documents, async ({ property: reference, file, kind, title }) => {
    const property = seeding.refs.get('property', reference)
    await createOnce(seeding, {
      collection: 'documents',
      key: allEqual({ property, kind }),
      data: { property, kind, title, visibleToOwner: true, visibleOnRequest: true },
      filePath: path.join(folder, file),
    })
  })
