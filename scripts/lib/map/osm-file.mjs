import fs from 'node:fs'
import { inflateSync } from 'node:zlib'

import { Refusal } from '../say.mjs'
import { Damaged, fieldsOf, Reader } from './protobuf.mjs'

/** The limits of the format. */
const MAX_HEADER_BYTES = 64 * 1024
const MAX_BLOCK_BYTES = 32 * 1024 * 1024
const PACKINGS = { 4: 'lzma', 5: 'bzip2', 6: 'lz4', 7: 'zstd' }
const UNDERSTOOD = new Set(['OsmSchema-V0.6', 'DenseNodes'])
const NANO = 1e-9

const isNot = (file) =>
  new Refusal(`${file} is no OpenStreetMap extract: a file that ends in .osm.pbf is expected.`)
const isCutOff = (file) =>
  new Refusal(`${file} is cut off: its last block ends after the end of the file. Fetch it again.`)

/** Says which file is damaged when its bytes are not what the format says. */
function readingFrom(file, work) {
  try {
    return work()
  } catch (error) {
    if (error instanceof Damaged || /^(Z_|ERR_BUFFER_TOO_LARGE|ERR_OUT_OF_RANGE)/.test(error.code))
      throw new Refusal(`${file} is damaged (${error.message}). Fetch it again.`)
    throw error
  }
}

function readAt(handle, position, length) {
  const bytes = Buffer.alloc(length)
  const read = fs.readSync(handle, bytes, 0, length, position)
  return bytes.subarray(0, read)
}

/** Finds where the blocks are, without reading them. */
function listBlocks(file, handle, size) {
  const blocks = []
  for (let at = 0; at < size;) {
    const length = size - at < 4 ? Infinity : readAt(handle, at, 4).readUInt32BE()
    if (length > MAX_HEADER_BYTES) throw at ? isCutOff(file) : isNot(file)
    const fields = fieldsOf(new Reader(readAt(handle, at + 4, length)))
    const type = fields[1]?.text?.()
    if (at === 0 && type !== 'OSMHeader') throw isNot(file)
    const start = at + 4 + length
    at = start + (fields[3] ?? 0)
    if (at > size) throw isCutOff(file)
    if (fields[3] > MAX_BLOCK_BYTES) throw new Damaged('a block is larger than 32 MB')
    blocks.push({ type, start, length: fields[3] ?? 0 })
  }
  return blocks
}

function unpack(file, handle, { start, length }) {
  const fields = fieldsOf(new Reader(readAt(handle, start, length)))
  if (fields[1]) return fields[1].contents()
  if (fields[3]) return inflateSync(fields[3].contents(), { maxOutputLength: MAX_BLOCK_BYTES })
  const packing = Object.entries(PACKINGS).find(([tag]) => fields[tag])?.[1] ?? 'an unknown packer'
  throw new Refusal(
    `${file} is packed with ${packing}, and only zlib is read here. Rewrite it: osmium cat ${file} -o rewritten.osm.pbf`,
  )
}

function boundsOf(reader) {
  if (!reader) return undefined
  const { 1: west, 2: east, 3: north, 4: south } = fieldsOf(reader)
  if ([west, east, north, south].some((each) => each === undefined)) return undefined
  const degrees = (value) => (value % 2 ? -(value + 1) / 2 : value / 2) * NANO
  return [west, south, east, north].map(degrees)
}

/** Reads the header: the bounds, if it says them; refuses what the file asks and we cannot do. */
function readHeader(file, bytes) {
  const reader = new Reader(bytes)
  let bounds
  while (reader.more) {
    const { tag, kind } = reader.field()
    if (tag === 1) bounds = boundsOf(reader.part())
    else if (tag === 4) {
      const feature = reader.part().text()
      if (!UNDERSTOOD.has(feature))
        throw new Refusal(`${file} asks for "${feature}", which is not read here.`)
    } else reader.skip(kind)
  }
  return bounds
}

/**
 * Opens an OpenStreetMap extract (.osm.pbf). Blocks are unpacked one at a time, by `forEachBlock`.
 * @typedef {{ file: string, size: number, bounds?: number[], close(): void,
 *   forEachBlock(wants: Set<string>, read: (bytes: Uint8Array, position: number) => Set<string>): void }} OsmFile
 * @returns {OsmFile}
 */
export function openOsmFile(file) {
  const handle = fs.openSync(file, 'r')
  try {
    const { size } = fs.fstatSync(handle)
    if (!size) throw isNot(file)
    const blocks = readingFrom(file, () => listBlocks(file, handle, size))
    const bounds = readingFrom(file, () => readHeader(file, unpack(file, handle, blocks[0])))
    const data = blocks.filter(({ type }) => type === 'OSMData').map((block) => ({ ...block }))
    return {
      file,
      size,
      bounds,
      close: () => fs.closeSync(handle),
      forEachBlock(wants, read) {
        for (const block of data) {
          // What a block holds is known after the first pass: later ones unpack only what they need.
          if (block.holds && ![...wants].some((kind) => block.holds.has(kind))) continue
          readingFrom(file, () => (block.holds = read(unpack(file, handle, block), block.start)))
        }
      },
    }
  } catch (error) {
    fs.closeSync(handle)
    throw error
  }
}
