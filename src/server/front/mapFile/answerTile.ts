import { promisify } from 'node:util'
import zlib from 'node:zlib'

import type { Exchange } from '../exchange'
import type { Headers } from '../headers'
import { HttpError } from '../httpError'
import { accepts } from '../acceptedEncoding'
import { isCachedByClient } from '../send'
import type { OpenFile } from './openFiles'
import { sendFile } from './sendFile'
import { createTileIndex, type TileAddress, type TilePlace } from './tileIndex'

const CONTENT_TYPE = 'application/vnd.mapbox-vector-tile'
/** The largest tile that is unpacked for a client that cannot: no map draws larger ones. */
const MAX_UNPACKED_BYTES = 8 * 1024 ** 2

const gunzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)

async function unpack(file: OpenFile, { start, end }: TilePlace): Promise<Buffer> {
  const packed = Buffer.alloc(end - start + 1)
  await file.handle.read(packed, 0, packed.length, start)
  return gunzip(packed, { maxOutputLength: MAX_UNPACKED_BYTES })
}

/**
 * Answers with one tile of the map file, as it is packed there: the browser needs no reader of the
 * format, no directory, and one request for each tile.
 */
export function createTileAnswer(
  headers: Headers,
  log: (line: string) => void = (line) => process.stderr.write(line),
) {
  const findTile = createTileIndex()
  const forever = ['vary', 'Accept-Encoding', ...headers.forever(CONTENT_TYPE)]
  const damaged = new Set<string>()

  /** A file whose directories cannot be read has no tiles; the log says so once. */
  async function find(file: OpenFile, tile: TileAddress): Promise<TilePlace | undefined> {
    try {
      return await findTile(file, tile)
    } catch (error) {
      if (!damaged.has(file.tag))
        log(`front: the map file ${file.tag} is damaged. ${error instanceof Error ? error.message : String(error)}\n`) // prettier-ignore
      damaged.add(file.tag)
      throw new HttpError(404)
    }
  }

  return async (exchange: Exchange, file: OpenFile, tile: TileAddress): Promise<void> => {
    const { request, response } = exchange
    const etag = `"${file.tag}"`
    const head = ['etag', etag, ...forever]
    if (isCachedByClient(request.headers['if-none-match'], etag)) {
      response.writeHead(304, head).end()
      return
    }
    const place = await find(file, tile)
    if (!place) {
      response.writeHead(204, head).end()
      return
    }
    const writeHead = (length: number, encoding: readonly string[]) =>
      response.writeHead(200, ['content-length', String(length), ...encoding, ...head])
    if (place.isPacked && !accepts(request.headers['accept-encoding'], 'gzip')) {
      const tileBytes = await unpack(file, place)
      writeHead(tileBytes.length, []).end(request.method === 'HEAD' ? undefined : tileBytes)
      return
    }
    const writePacked = () =>
      writeHead(place.end - place.start + 1, place.isPacked ? ['content-encoding', 'gzip'] : [])
    if (request.method === 'HEAD') writePacked().end()
    else await sendFile(exchange, file, place, writePacked)
  }
}
