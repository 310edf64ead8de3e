import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import type { PayloadRequest } from 'payload'

type Stored = { filename?: string | null }

/** A file from where files are kept, on this machine or in a store; nothing when it is not there. */
export async function storedFile(req: PayloadRequest, collection: 'documents' | 'media', doc: Stored & { id: string }): Promise<ReadableStream | undefined> {
  const { filename } = doc
  const { handlers, staticDir } = req.payload.collections[collection].config.upload
  if (!filename) return undefined
  for (const handler of handlers ?? []) {
    const answer = await handler(req, { doc, headers: new Headers(), params: { collection, filename } })
    if (answer instanceof Response) return answer.ok ? (answer.body ?? undefined) : undefined
  }
  const file = path.join(staticDir ?? '', path.basename(filename))
  const isThere = await stat(file)
    .then((found) => found.isFile())
    .catch(() => false)
  return isThere ? (Readable.toWeb(createReadStream(file)) as ReadableStream) : undefined
}
