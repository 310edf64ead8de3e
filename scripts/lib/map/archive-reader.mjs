import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'

import { Refusal } from '../say.mjs'
import {
  FIRST_BYTES,
  PACKED,
  readDirectory,
  readHeader,
  unpack,
  VECTOR_TILES,
  VERSION,
} from './archive-format.mjs'
import { Damaged } from './protobuf.mjs'

const MAX_TILE_BYTES = 32_000_000
const MAX_DEPTH = 4

/**
 * @typedef {object} Source bytes of an archive, in a file or at an address
 * @property {string} name how sentences name it
 * @property {number} size
 * @property {(offset: number, length: number) => Promise<Buffer>} read
 */

/** @returns {Promise<Source & { close: () => Promise<void> }>} */
export async function openFileSource(file) {
  const handle = await fs.promises.open(file, 'r')
  const { size } = await handle.stat()
  return {
    name: file,
    size,
    close: () => handle.close(),
    async read(offset, length) {
      const bytes = Buffer.alloc(length)
      const { bytesRead } = await handle.read(bytes, 0, length, offset)
      return bytes.subarray(0, bytesRead)
    },
  }
}

const isSupported = (packing) => packing === PACKED.none || packing === PACKED.gzip

function checkHeader({ name, size }, header) {
  if (!header) throw new Refusal(`${name} is no PMTiles archive.`, 'noArchive')
  if (header.version !== VERSION)
    throw new Refusal(
      `${name} is PMTiles version ${header.version}; only version 3 is read here.`,
      'noArchive',
    )
  if (header.tileType !== VECTOR_TILES)
    throw new Refusal(
      `${name} holds pictures, and the map is drawn from vector tiles.`,
      'noArchive',
    )
  if (!isSupported(header.packing) || !isSupported(header.tilePacking))
    throw new Refusal(
      `${name} is packed in a way that browsers do not unpack; gzip is expected.`,
      'noArchive',
    )
  const ends = ['root', 'metadata', 'leaves', 'data'].map(
    (part) => header[`${part}Offset`] + header[`${part}Length`],
  )
  if (Math.max(...ends) > size)
    throw new Refusal(
      `${name} is cut off: it has ${size} bytes and should have ${Math.max(...ends)}.`,
      'damaged',
    )
}

const damaged = (name, error) => new Refusal(`${name} is damaged: ${error.message}.`, 'damaged')

/**
 * Reads header, metadata and root directory.
 * @param {Source} source
 */
export async function readArchive(source) {
  const first = await source.read(0, Math.min(FIRST_BYTES, source.size))
  const header = readHeader(first)
  checkHeader(source, header)
  const packedMetadata = await source.read(header.metadataOffset, header.metadataLength)
  const end = header.rootOffset + header.rootLength
  if (end > FIRST_BYTES)
    throw new Refusal(`${source.name} is damaged: its directory is too long.`, 'damaged')
  try {
    const root = readDirectory(first.subarray(header.rootOffset, end), header.packing)
    const metadata = JSON.parse(unpack(packedMetadata, header.packing).toString())
    return { source, header, root, metadata, first, packedMetadata }
  } catch (error) {
    if (error instanceof Damaged || error instanceof SyntaxError) throw damaged(source.name, error)
    throw error
  }
}

async function readLeaf({ source, header }, { offset, length }) {
  const bytes = await source.read(header.leavesOffset + offset, length)
  try {
    return readDirectory(bytes, header.packing)
  } catch (error) {
    if (error instanceof Damaged) throw damaged(source.name, error)
    throw error
  }
}

/** The place of the first range that ends after a number. */
function firstAfter(ranges, number) {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle].end > number) high = middle
    else low = middle + 1
  }
  return low
}

/** The parts of `ranges` between two numbers. */
function between(ranges, start, end) {
  const parts = []
  for (let at = firstAfter(ranges, start); at < ranges.length && ranges[at].start < end; at++)
    parts.push({ start: Math.max(ranges[at].start, start), end: Math.min(ranges[at].end, end) })
  return parts
}

/**
 * Lists the entries of tiles whose numbers lie in the ranges; leaves that hold none are not read.
 * @param {Awaited<ReturnType<typeof readArchive>>} archive
 * @param {{ start: number, end: number }[]} ranges sorted, the end is not included
 * @returns {Promise<import('./archive-format.mjs').Entry[]>}
 */
export async function listEntries(archive, ranges, directory = archive.root, depth = 0) {
  if (depth > MAX_DEPTH)
    throw new Refusal(`${archive.source.name} is damaged: leaves hold leaves.`, 'damaged')
  const found = await Promise.all(
    directory.map(async (entry, index) => {
      const next = directory[index + 1]?.id ?? Infinity
      const own = between(ranges, entry.id, entry.run ? entry.id + entry.run : next)
      if (!own.length) return []
      if (!entry.run) return listEntries(archive, own, await readLeaf(archive, entry), depth + 1)
      return own.map(({ start, end }) => ({ ...entry, id: start, run: end - start }))
    }),
  )
  return found.flat()
}

/** Reads a tile, unpacked. */
export async function readTile({ source, header }, { offset, length }) {
  const bytes = await source.read(header.dataOffset + offset, length)
  if (header.tilePacking === PACKED.none) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_TILE_BYTES })
  } catch (error) {
    throw damaged(source.name, error)
  }
}
