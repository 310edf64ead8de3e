import { createHash } from 'node:crypto'
import path from 'node:path'

import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import sharp from 'sharp'

import {
  extensionOf,
  fileKind,
  foreignKind,
  isCompletePdf,
  isWhatItsNameSays,
  type FileKind,
} from '@/domain/lib/fileKind'
import { isHarmlessSvg } from '@/domain/lib/svg'
import { BANDS, meanColour, writePreview } from '@/domain/lib/tone'

import { isReadable, reduceIfHuge, megapixelsIn } from './pictures'
import { validationMessage } from './validationMessage'

/**
 * The largest picture. A pixel takes four bytes in memory, and a small file can hold billions of
 * them.
 */
const MAX_MEGAPIXELS = 100
const HASH_LENGTH = 12
const TONE_SIDE = 100
const MAX_NAME_LENGTH = 200

const pictureKinds: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif']

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

/** Returns why a file is refused, or undefined. */
async function problemOf(
  req: PayloadRequest,
  file: Uploaded,
  kind: FileKind,
): Promise<string | undefined> {
  if (!isWhatItsNameSays(file.name, kind))
    return validationMessage(req, 'fileNameLies', { name: file.name, kind: kind.toUpperCase() })
  if (kind === 'svg' && !isHarmlessSvg(file.data)) return validationMessage(req, 'svgActive')
  if (kind === 'pdf' && !isCompletePdf(file.data)) return validationMessage(req, 'fileBroken')
  if (!pictureKinds.includes(kind)) return undefined
  const size = await megapixelsIn(file.data)
  if (size !== undefined && size > MAX_MEGAPIXELS)
    return validationMessage(req, 'pictureTooLarge', {
      most: MAX_MEGAPIXELS,
      size: Math.round(size),
    })
  return size !== undefined && (await isReadable(file.data))
    ? undefined
    : validationMessage(req, 'fileBroken')
}

/** Returns why a file is of no kind that is accepted, and what its sender can do about it. */
function kindProblem(req: PayloadRequest, data: Uint8Array, accepted: readonly FileKind[]): string {
  const foreign = foreignKind(data)
  if (foreign === 'heic') return validationMessage(req, 'pictureHeic')
  if (foreign === 'film') return validationMessage(req, 'fileIsFilm')
  const kinds = accepted.map((name) => name.toUpperCase()).join(', ')
  return validationMessage(req, 'fileKindRefused', { kinds })
}

/**
 * An error at the field of the file. Its own message, which the studio shows for a moment, names the
 * file: of many that are sent at once, it tells which one is refused and why.
 */
function refusalOf(
  req: PayloadRequest,
  collection: 'media' | 'documents',
  file: Uploaded,
  message: string,
): ValidationError {
  const error = new ValidationError({ collection, errors: [{ message, path: 'file' }], req })
  const name = path.basename(file.name).slice(-MAX_NAME_LENGTH)
  error.message = message.includes(name) ? message : `${name} – ${message}`
  return error
}

/** Returns the name, without ending, that a file gets for its content. */
export const nameOfContent = (data: Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH)

/** Stores the name that the file had with its other fields, because the file gets another one. */
function keepOriginalName({ data }: { data?: Record<string, unknown> }, name: string): void {
  if (data) data.originalName = path.basename(name).slice(-MAX_NAME_LENGTH)
}

/**
 * Checks an upload by its content and names it after that content, because a file name may contain
 * an address.
 */
export const checkUpload =
  (
    collection: 'media' | 'documents',
    accepted: readonly FileKind[],
  ): CollectionBeforeOperationHook =>
  async ({ args, req, operation }) => {
    const { file } = req
    if (!file || (operation !== 'create' && operation !== 'update')) return
    const kind = fileKind(file.data)
    if (!kind || !accepted.includes(kind))
      throw refusalOf(req, collection, file, kindProblem(req, file.data, accepted))
    const message = await problemOf(req, file, kind)
    if (message) throw refusalOf(req, collection, file, message)
    if (collection === 'media') keepOriginalName(args, file.name)
    const hash = nameOfContent(file.data)
    const reduced =
      collection === 'media' && pictureKinds.includes(kind)
        ? await reduceIfHuge(file.data)
        : undefined
    req.file = reduced
      ? { ...file, data: reduced, size: reduced.length, name: `${hash}.png`, mimetype: mimes.png }
      : { ...file, name: `${hash}.${extensionOf(file.name)}`, mimetype: mimes[kind] }
  }

/** Stores the mean colour of the picture and a preview of five bands, shown until it has loaded. */
export const addTone: CollectionBeforeChangeHook = async ({ data, req }) => {
  const kind = req.file && fileKind(req.file.data)
  if (!req.file || !kind || !pictureKinds.includes(kind)) return data
  const { data: pixels, info } = await sharp(req.file.data)
    .resize(TONE_SIDE, TONE_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const start = (band: number) =>
    Math.floor((info.height * band) / BANDS) * info.width * info.channels
  const bands = Array.from({ length: BANDS }, (_, band) =>
    meanColour(pixels.subarray(start(band), start(band + 1))),
  )
  return { ...data, thumbhash: writePreview(meanColour(pixels), bands) }
}
