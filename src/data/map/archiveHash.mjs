import { createHash } from 'node:crypto'

// Plain JavaScript, because the site and the scripts that make the file need the same name for it.

const HEADER_BYTES = 127
const VERSION = 3
/** The header and the root directory: a PMTiles archive has them in its first 16 kB. */
const HEAD_BYTES = 16_384
/** Metadata are a few kB; more than this is damage. */
const MAX_METADATA_BYTES = 16 * 1024 ** 2
const HASH_LENGTH = 16

/** Where the header has the place of the metadata and of the tiles. */
const METADATA_AT = 24
const TILES_AT = 56

/** @param {Buffer} head @param {number} at a position, and a length after it */
function sectionAt(head, at) {
  const start = Number(head.readBigUInt64LE(at))
  return { start, length: Number(head.readBigUInt64LE(at + 8)) }
}

/**
 * Reads exactly these bytes.
 * @param {import('node:fs/promises').FileHandle} file
 * @param {number} start
 * @param {number} length
 */
async function readExactly(file, start, length) {
  const bytes = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, start + done)
    if (bytesRead === 0) throw new Error('The map file is cut off: it ends before its metadata.')
    done += bytesRead
  }
  return bytes
}

/**
 * The name of a map file: a hash of its size, its first 16 kB and its metadata. They tell one
 * archive from another without reading the tiles, which are hundreds of MB for a country.
 * @param {import('node:fs/promises').FileHandle} file
 * @returns {Promise<string>} 16 hexadecimal characters
 * @throws when the file is no PMTiles archive of version 3, or is cut off
 */
export async function hashOfArchive(file) {
  const { size } = await file.stat()
  if (size < HEADER_BYTES) throw new Error('The map file is no PMTiles archive: it is too short.')
  const head = await readExactly(file, 0, Math.min(size, HEAD_BYTES))
  if (head.toString('latin1', 0, 7) !== 'PMTiles' || head[7] !== VERSION)
    throw new Error('The map file is no PMTiles archive of version 3.')
  const metadata = sectionAt(head, METADATA_AT)
  const tiles = sectionAt(head, TILES_AT)
  if (tiles.start + tiles.length > size || metadata.start + metadata.length > size)
    throw new Error('The map file is cut off: it is shorter than its header says.')
  if (metadata.length > MAX_METADATA_BYTES)
    throw new Error('The map file is damaged: its metadata are larger than 16 MB.')
  return createHash('sha256')
    .update(String(size))
    .update(head)
    .update(await readExactly(file, metadata.start, metadata.length))
    .digest('hex')
    .slice(0, HASH_LENGTH)
}
