import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import type { PayloadRequest } from 'payload'

type Stored = { filename?: string | null }

/**
 * Opens a stored file, from the disk or from object storage. Returns undefined when it is missing.
 */
export async function openStoredFile(
  req: PayloadRequest,
  collection: 'documents' | 'media',
  doc: Stored & { id: string },
): Promise<ReadableStream | undefined> {
  const { filename } = doc
  const { handlers, staticDir } = req.payload.collections[collection].config.upload
  if (!filename) return undefined
  for (const handler of handlers ?? []) {
    const response = await handler(req, {
      doc,
      headers: new Headers(),
      params: { collection, filename },
    })
    if (response instanceof Response) return response.ok ? (response.body ?? undefined) : undefined
  }
  const file = path.join(staticDir ?? '', path.basename(filename))
  const isFile = await stat(file)
    .then((stats) => stats.isFile())
    .catch(() => false)
  return isFile ? (Readable.toWeb(createReadStream(file)) as ReadableStream) : undefined
}
