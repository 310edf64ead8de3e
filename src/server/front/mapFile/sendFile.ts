import type { Exchange } from '../exchange'
import { HttpError } from '../httpError'
import type { ByteRange } from '../range/parseRange'
import { whenOver } from '../whenOver'
import type { OpenFile } from './openFiles'
import { createChunkReader, isOneChunk } from './readChunk'

/** Tells when the client has taken what was written, or is gone. */
function followClient({ request, response }: Pick<Exchange, 'request' | 'response'>) {
  const client = { isGone: response.destroyed, wake: () => {} }
  response.on('drain', () => client.wake())
  whenOver(request, response, () => {
    client.isGone = true
    client.wake()
  })
  return {
    isGone: () => client.isGone,
    drained: () => new Promise<void>((resolve) => (client.wake = resolve)),
  }
}

const readChunk = createChunkReader()

/** A chunk of a file whose length is announced: only a broken connection tells that it is missing. */
async function readAnnounced(file: OpenFile, range: ByteRange): Promise<Buffer> {
  const chunk = await readChunk(file, range)
  if (!chunk) throw new HttpError(503)
  return chunk
}

/** Sends bytes that one read gives: most tiles. There is nothing to wait for. */
async function sendOne(
  { response }: Pick<Exchange, 'response'>,
  file: OpenFile,
  range: ByteRange,
  writeHead: () => void,
): Promise<void> {
  const chunk = await readAnnounced(file, range)
  if (response.destroyed) return
  writeHead()
  if (chunk.length === range.end - range.start + 1) response.end(chunk)
  else response.destroy()
}

/**
 * Sends bytes of a file as the body of an answer, chunk by chunk. The head is written when the
 * first bytes have been read, so that a disk that fails is still answered with an error.
 */
export async function sendFile(
  exchange: Pick<Exchange, 'request' | 'response'>,
  file: OpenFile,
  range: ByteRange,
  writeHead: () => void,
): Promise<void> {
  if (isOneChunk(range)) return sendOne(exchange, file, range, writeHead)
  const { response } = exchange
  const { start, end } = range
  const client = followClient(exchange)
  let next = start
  while (next <= end) {
    const chunk = await readAnnounced(file, { start: next, end })
    if (client.isGone()) return
    if (next === start) writeHead()
    next += chunk.length
    if (next > end) response.end(chunk)
    else if (!response.write(chunk)) await client.drained()
  }
}
