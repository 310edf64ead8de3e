import type { Exchange } from '../exchange'
import { HttpError } from '../httpError'
import type { ByteRange } from '../range/parseRange'
import { whenOver } from '../whenOver'
import { CHUNK_BYTES, createChunkPool } from './chunkPool'
import type { OpenFile } from './openFiles'
import { createChunkReader } from './readChunk'
import { createTurns } from './turns'

/** Tells when the client has taken what was written, or is gone. */
function followClient({ request, response }: Pick<Exchange, 'request' | 'response'>) {
  const client = { isGone: response.destroyed || request.socket.destroyed, wake: () => {} }
  whenOver(request, response, () => {
    client.isGone = true
    client.wake()
  })
  return {
    isGone: () => client.isGone,
    /** Writes bytes, and waits until they are no longer read. */
    take: (write: (taken: (error?: Error | null) => void) => void) =>
      new Promise<void>((resolve) => {
        client.wake = resolve
        write((error) => {
          if (error) client.isGone = true
          resolve()
        })
      }),
  }
}

const pool = createChunkPool()
const readChunk = createChunkReader()
const turn = createTurns()

/**
 * Sends bytes of a file as the body of an answer, chunk by chunk, each in the same buffer when the
 * client has taken the one before. The head is written when the first bytes have been read, so that
 * a disk that fails is still answered with an error.
 */
export async function sendFile(
  exchange: Pick<Exchange, 'request' | 'response'>,
  file: OpenFile,
  { start, end }: ByteRange,
  writeHead: () => void,
): Promise<void> {
  const { response } = exchange
  const client = followClient(exchange)
  const lent = pool.lend(Math.min(end - start + 1, CHUNK_BYTES))
  try {
    let next = start
    while (next <= end) {
      const wait = turn()
      if (wait) await wait
      if (client.isGone()) return
      const wanted = lent.bytes.subarray(0, end - next + 1)
      const length = await readChunk(file, wanted, next)
      // Of a file whose length is announced, only a broken connection tells that a part is missing.
      if (length === 0) throw new HttpError(503)
      if (client.isGone()) return
      if (next === start) writeHead()
      next += length
      const chunk = wanted.subarray(0, length)
      await client.take((taken) =>
        next > end ? response.end(chunk) : response.write(chunk, taken),
      )
    }
  } finally {
    lent.giveBack()
  }
}
