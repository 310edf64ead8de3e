import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { pictures } from '../data'
import { forEachConcurrent, createOnce, type SeedContext } from './createOnce'

export const picturesFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'media')

/** The start of a stored picture's name, which is a hash of its content. */
const nameStart = async (filePath: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(filePath))
    .digest('hex')
    .slice(0, 12)

export const loadMedia = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(pictures, async ({ file, alt, caption, focus, metresAcross }) => {
    const filePath = path.join(picturesFolder, file)
    const key = { filename: { like: await nameStart(filePath) } }
    const data = {
      alt,
      ...(caption && { caption }),
      credit: 'Maison Hestia (CC0)',
      // The photos of the demo are renders; its plans and portraits are drawings.
      ...(file.endsWith('.webp') && { origin: 'render' as const }),
      ...(metresAcross && { metresAcross }),
      ...(focus && { focalX: focus.x, focalY: focus.y }),
    }
    seeding.refs.set(
      'media',
      file,
      await createOnce(seeding, { collection: 'media', key, data, filePath }),
    )
  })
