import { createHash } from 'node:crypto'

import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'

import { cutOut, type Part } from './pictures'
import { storedFile } from './storedFile'
import { nameOf } from './uploads'

const percent = z.coerce.number().min(0).max(100)
const sent = z.object({
  crop: z.object({ x: percent, y: percent, width: percent, height: percent }).optional(),
  focalPoint: z.object({ x: percent, y: percent }).optional(),
})

/** The studio always sends a part along; the whole picture is none. */
const isPart = ({ width, height }: Part): boolean => width < 99.9 || height < 99.9

type Uploaded = NonNullable<PayloadRequest['file']>

/** The file that is kept already, as if it were sent again. */
async function keptFile(req: PayloadRequest, id: unknown): Promise<Uploaded | undefined> {
  if (typeof id !== 'string') return undefined
  const doc = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, overrideAccess: false, user: req.user, req })
  const stream = doc && (await storedFile(req, 'media', doc))
  if (!doc?.filename || !doc.mimeType || !stream) return undefined
  const data = Buffer.from(await new Response(stream).arrayBuffer())
  return { data, name: doc.filename, mimetype: doc.mimeType, size: data.length }
}

/**
 * Cuts a picture that was admitted, or is kept already, and names the part after its own content: what browsers keep for a
 * year under the name of the whole stays the whole. Where only the point that stays in sight is chosen, the file stays as it is.
 */
export const cutPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { success, data: edits } = sent.safeParse(req.query?.uploadEdits)
  if ((operation !== 'create' && operation !== 'update') || !success) return args
  const { focalPoint, crop } = edits
  const { id, data } = args as { id?: unknown; data?: Record<string, unknown> }
  req.query.uploadEdits = {}
  const file = crop && isPart(crop) ? (req.file ?? (await keptFile(req, id))) : undefined
  const part = crop && file && (await cutOut(file.data, crop))
  if (file && part) {
    const name = `${nameOf(createHash('sha256').update(part).digest('hex'))}.png`
    req.file = { ...file, data: part, size: part.length, name, mimetype: 'image/png' }
  }
  return { ...args, data: { ...data, ...(focalPoint && { focalX: focalPoint.x, focalY: focalPoint.y }) } }
}
