import { createHash } from 'node:crypto'

import { ValidationError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

import { extensionOf, fileKind, isCompletePdf, isHarmlessSvg, isWhatItsNameSays, type FileKind } from '@/domain/fileKind'

import { isReadable, madeHandy, megapixelsIn } from './pictures'
import { say } from './say'

/** A picture unpacks to four bytes a pixel; a small file can hold billions of them. */
const MOST_MEGAPIXELS = 100
const HASH_LENGTH = 12
const THUMB_SIDE = 100

const pictures: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif']

const mimes: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type Uploaded = NonNullable<PayloadRequest['file']>

async function objection(req: PayloadRequest, file: Uploaded, kind: FileKind): Promise<string | undefined> {
  if (!isWhatItsNameSays(file.name, kind)) return say(req, 'fileNameLies', { name: file.name, kind: kind.toUpperCase() })
  if (kind === 'svg' && !isHarmlessSvg(file.data)) return say(req, 'svgActive')
  if (kind === 'pdf' && !isCompletePdf(file.data)) return say(req, 'fileBroken')
  if (!pictures.includes(kind)) return undefined
  const size = await megapixelsIn(file.data)
  if (size !== undefined && size > MOST_MEGAPIXELS) return say(req, 'pictureTooLarge', { most: MOST_MEGAPIXELS, size: Math.round(size) })
  return size !== undefined && (await isReadable(file.data)) ? undefined : say(req, 'fileBroken')
}

/** What a file is called after the hash of its content. */
export const nameOf = (hash: string): string => hash.slice(0, HASH_LENGTH)

/** Judges an upload by its content and gives it a name made from that content, so that no name tells an address. */
export const admitFile =
  (collection: 'media' | 'documents', accepted: readonly FileKind[]): CollectionBeforeOperationHook =>
  async ({ req, operation }) => {
    const { file } = req
    if (!file || (operation !== 'create' && operation !== 'update')) return
    const refuse = (message: string) => new ValidationError({ collection, errors: [{ message, path: 'file' }], req })
    const kind = fileKind(file.data)
    if (!kind || !accepted.includes(kind)) throw refuse(say(req, 'fileKindRefused', { kinds: accepted.map((one) => one.toUpperCase()).join(', ') }))
    const message = await objection(req, file, kind)
    if (message) throw refuse(message)
    const hash = nameOf(createHash('sha256').update(file.data).digest('hex'))
    const handy = collection === 'media' && pictures.includes(kind) ? await madeHandy(file.data) : undefined
    req.file = handy
      ? { ...file, data: handy, size: handy.length, name: `${hash}.png`, mimetype: mimes.png }
      : { ...file, name: `${hash}.${extensionOf(file.name)}`, mimetype: mimes[kind] }
  }

/** A few bytes that look like the picture from afar, shown until it has loaded. */
export const drawThumbhash: CollectionBeforeChangeHook = async ({ data, req }) => {
  const kind = req.file && fileKind(req.file.data)
  if (!req.file || !kind || !pictures.includes(kind)) return data
  const { data: pixels, info } = await sharp(req.file.data)
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...data, thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, pixels)).toString('base64') }
}
