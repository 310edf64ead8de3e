import type { PayloadRequest } from 'payload'

import { openStoredFile } from '@/fields/storedFile'
import type { Locale } from '@/i18n/locales'
import type { Media } from '@/payload-types'

/** The hash of the content in a file name, which a second upload of the same picture has too. */
const HASH = /^([0-9a-f]{12})(?:-\d+)?\./

export type PictureCopy = { id: string; name: string }

/** Finds other pictures with the same content, by the hash in their file names, the oldest first. */
export async function findCopies(
  { payload, user }: PayloadRequest,
  id: string,
  filename: string,
): Promise<PictureCopy[]> {
  const hash = HASH.exec(filename)?.[1]
  if (!hash) return []
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ filename: { like: hash } }, { id: { not_equals: id } }] },
    select: { filename: true, originalName: true },
    sort: 'createdAt',
    limit: 5,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs.flatMap(({ id: copy, filename: file, originalName }) =>
    file?.startsWith(hash) ? [{ id: copy, name: originalName || file }] : [],
  )
}

/**
 * Returns the oldest picture with this name of its content, with its texts in this language
 * alone. One whose file is lost does not count: the upload brings it back.
 */
export async function findSamePicture(
  req: PayloadRequest,
  name: string,
  locale: Locale,
): Promise<Media | undefined> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { like: name } },
    sort: 'createdAt',
    limit: 5,
    depth: 0,
    pagination: false,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
  })
  for (const picture of docs.filter(({ filename }) => filename?.startsWith(name))) {
    const file = await openStoredFile(req, 'media', picture)
    await file?.cancel()
    if (file) return picture
  }
  return undefined
}
