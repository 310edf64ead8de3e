import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from '@jest/globals'

import { hashOfArchive } from './archiveHash.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-hash-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

async function hashOf(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'map.pmtiles')
  fs.writeFileSync(file, bytes)
  const handle = await fs.promises.open(file)
  return hashOfArchive(handle).finally(() => handle.close())
}

const METADATA_AT = 20_000
const TILES_AT = 20_100

/** An archive whose metadata come after the first 16 kB. */
function archive({ size = 60_000, metadata = 'one' } = {}): Buffer {
  const bytes = Buffer.alloc(size, 7)
  bytes.write('PMTiles', 0, 'latin1')
  bytes.writeUInt8(3, 7)
  const sections = [127, 300, METADATA_AT, metadata.length, 0, 0, TILES_AT, size - TILES_AT]
  sections.forEach((value, at) => bytes.writeBigUInt64LE(BigInt(value), 8 + at * 8))
  bytes.write(metadata, METADATA_AT)
  return bytes
}

/** The same with one byte changed. */
function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = 9
  return copy
}

describe('the hash of a map file', () => {
  it('is sixteen hexadecimal characters, the same for the same bytes', async () => {
    expect(await hashOf(archive())).toMatch(/^[0-9a-f]{16}$/)
    expect(await hashOf(archive())).toBe(await hashOf(archive()))
  })

  it('is another for another size, directory or metadata, and knows no tile', async () => {
    const known = await hashOf(archive())
    expect(await hashOf(archive({ size: 60_001 }))).not.toBe(known)
    expect(await hashOf(changed(archive(), 200))).not.toBe(known)
    expect(await hashOf(archive({ metadata: 'two' }))).not.toBe(known)
    expect(await hashOf(changed(archive(), 50_000))).toBe(known)
  })

  it.each([
    ['a short file', Buffer.from('PMTiles'), 'too short'],
    ['a picture', Buffer.alloc(60_000), 'no PMTiles archive of version 3'],
    ['an archive of version 2', changed(archive(), 7), 'no PMTiles archive of version 3'],
    ['an archive without its last tiles', archive().subarray(0, 59_999), 'cut off'],
    ['an archive without its metadata', archive().subarray(0, 19_000), 'cut off'],
  ])('is not made of %s, and says why', async (_, bytes, reason) => {
    await expect(hashOf(bytes)).rejects.toThrow(reason)
  })
})
