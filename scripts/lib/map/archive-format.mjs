// The parts of a PMTiles archive, version 3: its header and its directories.
// https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
import { gunzipSync, gzipSync } from 'node:zlib'

import { Damaged, Reader } from './protobuf.mjs'

export const HEADER_BYTES = 127
/** Header and root directory lie in the first 16 kB, so that one request gets both. */
export const FIRST_BYTES = 16_384
const MAX_ROOT_BYTES = FIRST_BYTES - HEADER_BYTES
const LEAF_ENTRIES = 4096
const MAX_DIRECTORY_BYTES = 64_000_000
const MAGIC = 'PMTiles'
export const VERSION = 3
/** How directories and tiles can be packed. */
export const PACKED = { none: 1, gzip: 2 }
export const VECTOR_TILES = 1
const POSITION = 1e7

const PLACES = [
  'rootOffset',
  'rootLength',
  'metadataOffset',
  'metadataLength',
  'leavesOffset',
  'leavesLength',
  'dataOffset',
  'dataLength',
  'tiles',
  'entries',
  'contents',
]

/** @typedef {{ id: number, run: number, offset: number, length: number }} Entry a run of 0 is a leaf */

/** @returns the header, or undefined when these bytes are none */
export function readHeader(bytes) {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 7) !== MAGIC) return undefined
  const numbers = PLACES.map((name, index) => [name, Number(bytes.readBigUInt64LE(8 + index * 8))])
  const degrees = (at) => bytes.readInt32LE(at) / POSITION
  return {
    ...Object.fromEntries(numbers),
    version: bytes[7],
    packing: bytes[97],
    tilePacking: bytes[98],
    tileType: bytes[99],
    minZoom: bytes[100],
    maxZoom: bytes[101],
    bounds: [degrees(102), degrees(106), degrees(110), degrees(114)],
  }
}

export function writeHeader(header) {
  const bytes = Buffer.alloc(HEADER_BYTES)
  bytes.write(MAGIC, 0, 'latin1')
  bytes[7] = VERSION
  PLACES.forEach((name, index) => bytes.writeBigUInt64LE(BigInt(header[name]), 8 + index * 8))
  bytes[96] = 1 // tiles lie in the order of their numbers
  bytes[97] = PACKED.gzip
  bytes[98] = header.tilePacking
  bytes[99] = VECTOR_TILES
  bytes[100] = header.minZoom
  bytes[101] = header.maxZoom
  const [west, south, east, north] = header.bounds
  const degrees = (value, at) => bytes.writeInt32LE(Math.round(value * POSITION), at)
  header.bounds.forEach((value, index) => degrees(value, 102 + index * 4))
  bytes[118] = header.maxZoom
  degrees((west + east) / 2, 119)
  degrees((south + north) / 2, 123)
  return bytes
}

/** Unpacks a directory or the metadata. */
export function unpack(bytes, packing) {
  if (packing === PACKED.none) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_DIRECTORY_BYTES })
  } catch (error) {
    throw new Damaged(`a part cannot be unpacked: ${error.message}`)
  }
}

/** @returns {Entry[]} */
export function readDirectory(packed, packing) {
  const reader = new Reader(unpack(packed, packing))
  const count = reader.varint()
  if (count > reader.end) throw new Damaged('a directory is shorter than it says')
  const numbers = () => Array.from({ length: count }, () => reader.varint())
  let id = 0
  const ids = numbers().map((difference) => (id += difference))
  const runs = numbers()
  const lengths = numbers()
  const entries = []
  numbers().forEach((value, index) => {
    const last = entries[index - 1]
    if (!value && !last) throw new Damaged('a directory begins with nothing')
    const offset = value ? value - 1 : last.offset + last.length
    entries.push({ id: ids[index], run: runs[index], length: lengths[index], offset })
  })
  return entries
}

function pushVarint(bytes, value) {
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  bytes.push(rest)
}

/** @param {Entry[]} entries */
function packDirectory(entries) {
  const bytes = []
  pushVarint(bytes, entries.length)
  entries.forEach(({ id }, index) => pushVarint(bytes, index ? id - entries[index - 1].id : id))
  for (const { run } of entries) pushVarint(bytes, run)
  for (const { length } of entries) pushVarint(bytes, length)
  entries.forEach(({ offset }, index) => {
    const last = entries[index - 1]
    pushVarint(bytes, last && offset === last.offset + last.length ? 0 : offset + 1)
  })
  return gzipSync(Buffer.from(bytes), { level: 9 })
}

/**
 * Packs the directories: the root alone where it fits in the first 16 kB, else leaves below it.
 * @param {Entry[]} entries
 * @returns {{ root: Buffer, leaves: Buffer }}
 */
export function packDirectories(entries) {
  const whole = packDirectory(entries)
  if (whole.length <= MAX_ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) }
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const leaves = []
    const index = []
    let offset = 0
    for (let at = 0; at < entries.length; at += size) {
      const leaf = packDirectory(entries.slice(at, at + size))
      index.push({ id: entries[at].id, run: 0, length: leaf.length, offset })
      leaves.push(leaf)
      offset += leaf.length
    }
    const root = packDirectory(index)
    if (root.length <= MAX_ROOT_BYTES) return { root, leaves: Buffer.concat(leaves) }
  }
}
