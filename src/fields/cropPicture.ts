import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'

import { cropImage, type CropArea } from './pictures'
import { openStoredFile } from './storedFile'
import { nameOfContent } from './uploads'

const percent = z.coerce.number().min(0).max(100)
const uploadEdits = z.object({
  crop: z.object({ x: percent, y: percent, width: percent, height: percent }).optional(),
  focalPoint: z.object({ x: percent, y: percent }).optional(),
})

/**
 * Returns whether an area is smaller than the whole picture, which the studio sends when nothing is
 * cropped.
 */
const isPartial = ({ width, height }: CropArea): boolean => width < 99.9 || height < 99.9

type Uploaded = NonNullable<PayloadRequest['file']>

/** Returns the stored file of a picture, as if it were uploaded again. */
async function readStoredFile(req: PayloadRequest, id: unknown): Promise<Uploaded | undefined> {
  if (typeof id !== 'string') return undefined
  const doc = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const stream = doc && (await openStoredFile(req, 'media', doc))
  if (!doc?.filename || !doc.mimeType || !stream) return undefined
  const data = Buffer.from(await new Response(stream).arrayBuffer())
  return { data, name: doc.filename, mimetype: doc.mimeType, size: data.length }
}

/**
 * Crops an uploaded or stored picture and names the result after its own content, because browsers
 * cache a file under its name for a year. When only the focal point is set, the file stays as it
 * is.
 */
export const cropPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { success, data: edits } = uploadEdits.safeParse(req.query?.uploadEdits)
  if ((operation !== 'create' && operation !== 'update') || !success) return args
  const { focalPoint, crop } = edits
  const { id, data } = args as { id?: unknown; data?: Record<string, unknown> }
  const metres = data?.metresAcross
  req.query.uploadEdits = {}
  const file = crop && isPartial(crop) ? (req.file ?? (await readStoredFile(req, id))) : undefined
  const part = crop && file && (await cropImage(file.data, crop))
  if (file && part) {
    const name = `${nameOfContent(part)}.png`
    req.file = { ...file, data: part, size: part.length, name, mimetype: 'image/png' }
  }
  return {
    ...args,
    data: {
      ...data,
      ...(focalPoint && { focalX: focalPoint.x, focalY: focalPoint.y }),
      // What is left of a plan stands for fewer metres.
      ...(part && typeof metres === 'number' && { metresAcross: (metres * crop.width) / 100 }),
    },
  }
}
