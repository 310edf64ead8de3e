import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const HEADER_BYTES = 127
const METADATA = '{"name":"An invented village"}'

/** The header of a PMTiles archive of this size, and its metadata. */
function headOf(size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + METADATA.length)
  const tilesAt = head.length
  head.write('PMTiles', 'latin1')
  head.writeUInt8(3, 7)
  const sections = [HEADER_BYTES, 0, HEADER_BYTES, METADATA.length, 0, 0, tilesAt, size - tilesAt]
  sections.forEach((value, at) => head.writeBigUInt64LE(BigInt(value), 8 + at * 8))
  head.write(METADATA, HEADER_BYTES)
  return head
}

/** An archive whose tiles are random bytes. */
export const makeArchive = (size: number): Buffer => {
  const head = headOf(size)
  return Buffer.concat([head, randomBytes(size - head.length)])
}

/** An archive whose tiles take no space on disk. */
export function writeSparseArchive(file: string, size: number): void {
  fs.writeFileSync(file, headOf(size))
  fs.truncateSync(file, size)
}

/** Replaces a file as the site does: beside, then renamed. */
export function replaceFile(file: string, bytes: Buffer): void {
  fs.writeFileSync(`${file}.new`, bytes)
  fs.renameSync(`${file}.new`, file)
}

export const mapFileName = (folder: string, hash: string): string =>
  path.join(folder, `${hash}.pmtiles`)
