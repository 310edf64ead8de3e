import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PMTiles } from 'pmtiles'

import { packDirectories, writeHeader } from '../../scripts/lib/map/archive-format.mjs'
import { tileId } from '../../scripts/lib/map/tile-number.mjs'
import { mapFileName, replaceFile } from './support/archive'
import { useFront } from './support/front'

const HASH = '0123456789abcdef'
const ZOOM = 8
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-tiles-'))
const file = mapFileName(folder, HASH)

const textOf = (zoom: number, x: number, y: number) => `a tile: ${zoom}/${x}/${y}`

/** Every second tile of one zoom: too many for a root directory alone. */
function makeTiles(): Buffer {
  const tiles = []
  for (let x = 0; x < 2 ** ZOOM; x += 1)
    for (let y = x % 2; y < 2 ** ZOOM; y += 2)
      tiles.push({ id: tileId(ZOOM, x, y), data: gzipSync(textOf(ZOOM, x, y)) })
  tiles.sort((one, other) => one.id - other.id)
  let offset = 0
  const entries = tiles.map(({ id, data: { length } }) => {
    const entry = { id, run: 1, offset, length }
    offset += length
    return entry
  })
  const { root, leaves } = packDirectories(entries)
  const metadata = gzipSync('{}')
  const parts = [root, metadata, leaves]
  const places = parts.map((_, at) => parts.slice(0, at).reduce((sum, { length }) => sum + length, 127)) // prettier-ignore
  const header = writeHeader({
    rootOffset: places[0],
    rootLength: root.length,
    metadataOffset: places[1],
    metadataLength: metadata.length,
    leavesOffset: places[2],
    leavesLength: leaves.length,
    dataOffset: Number(places[2]) + leaves.length,
    dataLength: offset,
    tiles: tiles.length,
    entries: tiles.length,
    contents: tiles.length,
    tilePacking: 2,
    minZoom: ZOOM,
    maxZoom: ZOOM,
    bounds: [-180, -85, 180, 85],
  })
  return Buffer.concat([header, ...parts, ...tiles.map(({ data }) => data)])
}

const archive = makeTiles()
const front = useFront(() => ({ status: 404, body: 'missing' }), { mapFolder: folder })
const ask = (address: string, headers = {}, method = 'GET') =>
  front.ask(`/map/${HASH}/${address}.mvt`, { method, headers })

beforeEach(() => {
  replaceFile(file, archive)
  front.clock.time += 60_000
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

describe('a tile of the map file', () => {
  it('is sent as it is packed, under the tag of the file, and is kept for ever', async () => {
    const given = await ask('8/130/86', { 'accept-encoding': 'br, gzip' })
    expect(given.status).toBe(200)
    expect(gunzipSync(given.body).toString()).toBe(textOf(8, 130, 86))
    expect(given.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(given.body.length),
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: `"${HASH}"`,
    })
    const again = await ask('8/130/86', { 'if-none-match': `"${HASH}"` })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(front.heard).toEqual([])
  })

  it('is unpacked for a client that takes no gzip, and only measured for HEAD', async () => {
    const plain = await ask('8/130/86')
    expect([plain.text, plain.headers['content-encoding']]).toEqual([textOf(8, 130, 86), undefined])
    const head = await ask('8/130/86', {}, 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(String(plain.body.length))
  })

  it('is the one that the package finds in the archive, or none', async () => {
    const bytes = new Uint8Array(archive).buffer
    const reader = new PMTiles({
      getKey: () => 'archive',
      getBytes: (offset, length) => Promise.resolve({ data: bytes.slice(offset, offset + length) }),
    })
    const index = fc.nat(2 ** ZOOM - 1)
    await fc.assert(
      fc.asyncProperty(index, index, async (x, y) => {
        const expected = await reader.getZxy(ZOOM, x, y)
        const given = await ask(`${ZOOM}/${x}/${y}`)
        expect(given.status).toBe(expected ? 200 : 204)
        expect(given.text).toBe(expected ? Buffer.from(expected.data).toString() : '')
      }),
      { numRuns: 200 },
    )
  })

  it('is empty at other zooms, and not there beyond the edge of the world or in another file', async () => {
    expect((await ask('9/260/172')).status).toBe(204)
    expect((await ask('8/256/0')).status).toBe(404)
    const other = await front.ask('/map/00000000000000aa/8/130/86.mvt')
    expect(other.status).toBe(404)
  })

  it('of a damaged file is not there, and the front goes on', async () => {
    const damaged = Buffer.from(archive)
    damaged.fill(0xff, 127, 400)
    for (const bytes of [damaged, archive.subarray(0, 300), Buffer.from('no archive')]) {
      replaceFile(file, bytes)
      front.clock.time += 60_000
      expect((await ask('8/130/86')).status).toBe(404)
    }
    replaceFile(file, archive.subarray(0, -10))
    front.clock.time += 60_000
    const statuses = await Promise.all(['8/0/0', '8/255/255', '8/130/86'].map(async (one) => (await ask(one)).status)) // prettier-ignore
    for (const status of statuses) expect([200, 204]).toContain(status)
  })
})
