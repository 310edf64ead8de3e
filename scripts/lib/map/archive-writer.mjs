import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { gzipSync } from 'node:zlib'

import { HEADER_BYTES, packDirectories, writeHeader } from './archive-format.mjs'

/**
 * @typedef {{ id: number, file: string, offset: number, length: number }} Tile
 * where the packed bytes of a tile are until the archive is written
 */

/** Reads tiles from the files they are in, each opened once. */
function tileReader() {
  const handles = new Map()
  return {
    read({ file, offset, length }) {
      if (!handles.has(file)) handles.set(file, fs.openSync(file, 'r'))
      const bytes = Buffer.alloc(length)
      fs.readSync(handles.get(file), bytes, 0, length, offset)
      return bytes
    },
    close() {
      for (const handle of handles.values()) fs.closeSync(handle)
    },
  }
}

/** Tiles that are alike, such as water, are stored once. */
function layOut(tiles, read) {
  const known = new Map()
  const entries = []
  const contents = []
  const digest = createHash('sha256')
  let length = 0
  for (const tile of tiles) {
    const hash = createHash('sha256').update(read(tile)).digest('base64')
    digest.update(hash)
    let place = known.get(hash)
    if (!place) {
      place = { offset: length, length: tile.length }
      known.set(hash, place)
      contents.push(tile)
      length += tile.length
    }
    const last = entries.at(-1)
    if (last?.offset === place.offset && last.id + last.run === tile.id) last.run++
    else entries.push({ id: tile.id, run: 1, ...place })
  }
  return { entries, contents, length, digest: digest.digest('hex') }
}

/**
 * Writes a PMTiles archive with its tiles in the order of their numbers.
 *
 * The metadata has a digest of the tiles: two archives with other tiles never have the same name,
 * even where all lengths are the same.
 * @param {string} file
 * @param {Tile[]} tiles
 * @param {{ minZoom: number, maxZoom: number, bounds: number[], tilePacking: number, metadata: object }} about
 */
export function writeArchive(file, tiles, { metadata, ...about }) {
  const sorted = tiles.toSorted((a, b) => a.id - b.id)
  const source = tileReader()
  const output = fs.openSync(file, 'w')
  try {
    const { entries, contents, length, digest } = layOut(sorted, source.read)
    const { root, leaves } = packDirectories(entries)
    const packed = gzipSync(JSON.stringify({ ...metadata, digest }), { level: 9 })
    const metadataOffset = HEADER_BYTES + root.length
    const leavesOffset = metadataOffset + packed.length
    const header = writeHeader({
      ...about,
      rootOffset: HEADER_BYTES,
      rootLength: root.length,
      metadataOffset,
      metadataLength: packed.length,
      leavesOffset,
      leavesLength: leaves.length,
      dataOffset: leavesOffset + leaves.length,
      dataLength: length,
      tiles: sorted.length,
      entries: entries.length,
      contents: contents.length,
    })
    for (const part of [header, root, packed, leaves]) fs.writeSync(output, part)
    for (const tile of contents) fs.writeSync(output, source.read(tile))
    fs.fsyncSync(output)
  } finally {
    fs.closeSync(output)
    source.close()
  }
}
