import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionBeforeChangeHook, ImageSize, Payload } from 'payload'
import sharp from 'sharp'

import type { Media } from '@/payload-types'

const JPEG = 'social'

type Ready = { name: string; data: Buffer; stored: Omit<NonNullable<Stored>, 'url'> }
type Stored = NonNullable<Media['sizes']>['social']

/** Reads a size of a picture of the demo, and names it as Payload names the sizes that it makes. */
async function readSize(
  folder: string,
  picture: string,
  size: string,
  main: string,
): Promise<Ready> {
  const ending = size === JPEG ? 'jpg' : 'webp'
  const data = await readFile(path.join(folder, 'sizes', `${picture}-${size}.${ending}`))
  const { width, height } = await sharp(data).metadata()
  const filename = `${path.parse(main).name}-${width}x${height}.${ending}`
  const mimeType = size === JPEG ? 'image/jpeg' : 'image/webp'
  return { name: size, data, stored: { filename, width, height, mimeType, filesize: data.length } }
}

/**
 * Takes the sizes of a picture from the folder of the demo, where Payload would encode them: half a
 * second of processor time for each picture.
 */
const addReadySizes =
  (folder: string, sizes: readonly ImageSize[], directory: string | undefined) =>
  async ({ data, req }: Parameters<CollectionBeforeChangeHook<Media>>[0]) => {
    const { name: picture, ext } = path.parse(data.originalName ?? '')
    const main = data.filename
    if (ext !== '.webp' || !main) return data
    const ready = await Promise.all(sizes.map(({ name }) => readSize(folder, picture, name, main)))
    // A store elsewhere uploads these; in a folder of this machine they are written here.
    req.payloadUploadSizes = Object.fromEntries(ready.map((one) => [one.name, one.data]))
    if (directory !== undefined)
      for (const { data: bytes, stored } of ready)
        await writeFile(path.join(directory, stored.filename ?? ''), bytes)
    return { ...data, sizes: Object.fromEntries(ready.map(({ name, stored }) => [name, stored])) }
  }

/**
 * Stores the pictures of the demo as they are while this program runs, which loads it and ends.
 * Payload encodes nothing without sharp.
 */
export function takeReadySizes(payload: Payload, folder: string): void {
  const { config } = payload.collections.media
  const { imageSizes = [], staticDir, disableLocalStorage } = config.upload
  Object.assign(payload.config, { sharp: undefined })
  config.hooks.beforeChange.unshift(
    addReadySizes(folder, imageSizes, disableLocalStorage ? undefined : staticDir),
  )
}
