import type { Exchange } from '../exchange'
import { HttpError } from '../httpError'
import type { ByteRange } from '../range/parseRange'
import { whenOver } from '../whenOver'
import type { OpenFile } from './openFiles'

/**
 * Bytes that are read at once. An answer holds no more than this, however slowly its client reads;
 * most tiles are smaller.
 */
const CHUNK_BYTES = 64 * 1024

/** The bytes from here on, at most one chunk; null when the file is shorter than it was. */
async function readChunk({ handle }: OpenFile, { start, end }: ByteRange): Promise<Buffer | null> {
  const length = Math.min(end - start + 1, CHUNK_BYTES)
  const buffer = Buffer.allocUnsafe(length)
  const { bytesRead } = await handle.read(buffer, 0, length, start)
  return bytesRead > 0 ? buffer.subarray(0, bytesRead) : null
}

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

/**
 * Sends bytes of a file as the body of an answer, chunk by chunk. The head is written when the
 * first bytes have been read, so that a disk that fails is still answered with an error.
 */
export async function sendFile(
  exchange: Pick<Exchange, 'request' | 'response'>,
  file: OpenFile,
  { start, end }: ByteRange,
  writeHead: () => void,
): Promise<void> {
  const { response } = exchange
  const client = followClient(exchange)
  let next = start
  while (next <= end) {
    const chunk = await readChunk(file, { start: next, end })
    if (client.isGone()) return
    // Once the length is announced, only a broken connection tells that bytes are missing.
    if (!chunk) throw new HttpError(503)
    if (next === start) writeHead()
    next += chunk.length
    if (next > end) response.end(chunk)
    else if (!response.write(chunk)) await client.drained()
  }
}
