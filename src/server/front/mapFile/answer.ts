import type { Exchange } from '../exchange'
import type { Headers } from '../headers'
import { HttpError } from '../httpError'
import { chooseRange, contentRange } from '../range/chooseRange'
import { isCachedByClient } from '../send'
import { whenOver } from '../whenOver'
import { createTileAnswer } from './answerTile'
import type { MapFiles } from './mapFiles'
import type { OpenFile } from './openFiles'
import { sendFile } from './sendFile'
import type { TileAddress } from './tileIndex'

const CONTENT_TYPE = 'application/vnd.pmtiles'
/** Answers that are sent at the same time, to all clients: they hold a chunk of the file each. */
const MAX_ANSWERS = 2_000

/**
 * Answers with the map file, a part of it or one of its tiles. The tiles inside are compressed
 * already: they are sent as they are on disk, and the file is never held whole.
 */
export function createMapFileAnswer(headers: Headers, files: MapFiles) {
  const sendTile = createTileAnswer(headers)
  const forever = headers.forever(CONTENT_TYPE)
  let answers = 0

  async function send(exchange: Exchange, file: OpenFile): Promise<void> {
    const { request, response } = exchange
    const { size } = file
    const etag = `"${file.tag}"`
    const head = ['etag', etag, 'accept-ranges', 'bytes', ...forever]
    if (isCachedByClient(request.headers['if-none-match'], etag)) {
      response.writeHead(304, head).end()
      return
    }
    const range = chooseRange(request, { etag, size })
    if (range === 'beyond') {
      const outside = ['content-length', '0', ...contentRange(range, size)]
      response.writeHead(416, [...outside, ...headers.plain(CONTENT_TYPE)]).end()
      return
    }
    const bytes = range === 'whole' ? { start: 0, end: size - 1 } : range
    const writeHead = () =>
      response.writeHead(range === 'whole' ? 200 : 206, [
        'content-length',
        String(bytes.end - bytes.start + 1),
        ...(range === 'whole' ? [] : contentRange(range, size)),
        ...head,
      ])
    if (request.method === 'HEAD' || size === 0) writeHead().end()
    else await sendFile(exchange, file, bytes, writeHead)
  }

  return async (exchange: Exchange, hash: string, tile?: TileAddress): Promise<void> => {
    if (answers >= MAX_ANSWERS) throw new HttpError(503)
    answers += 1
    whenOver(exchange.request, exchange.response, () => (answers -= 1))
    const file = await files.open(hash)
    if (!file) throw new HttpError(404)
    try {
      await (tile ? sendTile(exchange, file, tile) : send(exchange, file))
    } finally {
      file.release()
    }
  }
}
