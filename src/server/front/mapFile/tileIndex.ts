import type { FileHandle } from 'node:fs/promises'

import {
  Compression,
  findTile,
  SharedPromiseCache,
  zxyToTileId,
  type Header,
  type Source,
} from 'pmtiles'

import type { ByteRange } from '../range/parseRange'
import type { OpenFile } from './openFiles'

export type TileAddress = { readonly zoom: number; readonly x: number; readonly y: number }
/** Where a tile lies in its file, and how it is packed there. */
export type TilePlace = ByteRange & { readonly isPacked: boolean }

/** Directories of one file that are held: some 300 kB each in a file of a country. */
const MAX_DIRECTORIES = 32
/** The root and two levels of leaves; the format allows no more. */
const MAX_DEPTH = 3

const sourceOf = (handle: FileHandle, key: string): Source => ({
  getKey: () => key,
  async getBytes(offset, length) {
    const bytes = new Uint8Array(length)
    const { bytesRead } = await handle.read(bytes, 0, length, offset)
    return { data: bytes.buffer.slice(0, bytesRead) }
  },
})

type Index = { source: Source; directories: SharedPromiseCache }

/** Where the tile with this number lies; undefined when the file has none. */
async function findEntry(
  { source, directories }: Index,
  header: Header,
  id: number,
): Promise<ByteRange | undefined> {
  let offset = header.rootDirectoryOffset
  let length = header.rootDirectoryLength
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const directory = await directories.getDirectory(source, offset, length, header)
    const entry = findTile(directory, id)
    if (!entry) return undefined
    if (entry.runLength > 0) {
      const start = header.tileDataOffset + entry.offset
      return { start, end: start + entry.length - 1 }
    }
    offset = header.leafDirectoryOffset + entry.offset
    length = entry.length
  }
  return undefined
}

/** Finds tiles in open map files; directories that were read are held while the file is open. */
export function createTileIndex() {
  const indexes = new WeakMap<FileHandle, Index>()

  function indexOf({ handle, tag }: OpenFile): Index {
    const known = indexes.get(handle)
    if (known) return known
    const made = {
      source: sourceOf(handle, tag),
      directories: new SharedPromiseCache(MAX_DIRECTORIES),
    }
    indexes.set(handle, made)
    return made
  }

  /**
   * Where a tile lies; undefined when the file has none there.
   * @throws when the directories of the file cannot be read
   */
  return async (file: OpenFile, { zoom, x, y }: TileAddress): Promise<TilePlace | undefined> => {
    const index = indexOf(file)
    const header = await index.directories.getHeader(index.source)
    if (zoom < header.minZoom || zoom > header.maxZoom) return undefined
    const found = await findEntry(index, header, zxyToTileId(zoom, x, y))
    if (!found || found.end >= file.size) return undefined
    return { ...found, isPacked: header.tileCompression === Compression.Gzip }
  }
}
