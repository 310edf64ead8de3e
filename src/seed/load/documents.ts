import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { documents } from '../data'
import { allEqual, createOnce, forEachConcurrent, type SeedContext } from './createOnce'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'documents')

/** The papers of some properties: their owner sees them, and a visitor can ask for them. */
export const loadDocuments = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(documents, async ({ property: reference, file, kind, title, asksApproval }) => {
    const property = seeding.refs.get('property', reference)
    const sample = await readFile(path.join(folder, file))
    // Files are stored by what they contain: each listing has a paper of its own.
    const paper = Buffer.concat([sample, Buffer.from(`% ${reference}\n`)])
    await createOnce(seeding, {
      collection: 'documents',
      key: allEqual({ property, kind }),
      data: {
        property,
        kind,
        title,
        visibleToOwner: true,
        // What is still to be approved is not handed out.
        visibleOnRequest: !asksApproval,
        ...(asksApproval && { asksApproval }),
      },
      file: {
        data: paper,
        mimetype: 'application/pdf',
        name: `${reference}-${file}`,
        size: paper.length,
      },
    })
  })
