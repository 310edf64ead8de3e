import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { pictures } from '../data'
import { each, once, type Seeding } from './once'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'media')

/** A stored picture is called after its content, which is how it is known again. */
const nameStart = async (filePath: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(filePath))
    .digest('hex')
    .slice(0, 12)

export const loadMedia = (seeding: Seeding): Promise<void> =>
  each(pictures, async ({ file, alt }) => {
    const filePath = path.join(folder, file)
    const key = { filename: { like: await nameStart(filePath) } }
    const data = { alt, credit: 'Maison Hestia (CC0)' }
    seeding.refs.set('media', file, await once(seeding, { collection: 'media', key, data, filePath }))
  })
