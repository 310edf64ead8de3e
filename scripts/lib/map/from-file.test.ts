import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { PACKED } from './archive-format.mjs'
import { writeArchive } from './archive-writer.mjs'
import { takeFile } from './from-file.mjs'
import { tileId } from './tile-number.mjs'

let root = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-map-'))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const at = (name: string) => path.join(root, name)

/** A vector tile with empty layers of these names: field 3 with fields 15 (version) and 1 (name). */
function tileWith(names: string[]) {
  const layers = names.map((name) => {
    const layer = Buffer.from([0x78, 2, 0x0a, name.length, ...Buffer.from(name)])
    return Buffer.from([0x1a, layer.length, ...layer])
  })
  return gzipSync(Buffer.concat(layers))
}

/** Writes an archive with one tile at zoom 12 that has all layers, and one beside it that has none. */
function writeLayers(names: string[], attribution?: string) {
  const full = tileWith(names)
  const empty = tileWith(['other'])
  fs.writeFileSync(at('tiles'), Buffer.concat([full, empty]))
  const tiles = [
    { id: tileId(12, 2088, 1368), file: at('tiles'), offset: 0, length: full.length },
    { id: tileId(12, 2100, 1368), file: at('tiles'), offset: full.length, length: empty.length },
  ]
  writeArchive(at('given.pmtiles'), tiles, {
    minZoom: 12,
    maxZoom: 12,
    bounds: [3.5, 50.9, 3.7, 51.1],
    tilePacking: PACKED.gzip,
    metadata: { attribution, vector_layers: names.map((id) => ({ id })) },
  })
}

const take = () => takeFile({ folder: at('map'), file: at('given.pmtiles') })
const refusal = () =>
  take().then(
    () => undefined,
    (error: Error) => error.message,
  )

describe('a map file that is there', () => {
  it.each([
    ['hestia', ['streets', 'water', 'points']],
    ['protomaps', ['earth', 'water', 'roads', 'places', 'pois']],
    ['shortbread', ['streets', 'street_labels', 'water_polygons', 'sites']],
  ])('is recognised by its layers: %s', async (layers, names) => {
    writeLayers(names)
    expect(await take()).toMatchObject({ layers, streets: [[522, 342]], source: 'given.pmtiles' })
  })

  it('keeps its attribution, as plain text', async () => {
    writeLayers(
      ['streets'],
      '<a href="https://x.example">X</a> © <b onclick="a()">OpenStreetMap</b>',
    )
    expect((await take()).attribution).toBe('X © OpenStreetMap')
  })

  it('stays where it is, and the copy is what is used', async () => {
    writeLayers(['streets'])
    const { file } = await take()
    expect(fs.readFileSync(at(`map/${file}`))).toEqual(fs.readFileSync(at('given.pmtiles')))
  })
})

describe('a file that cannot be used', () => {
  beforeEach(async () => {
    writeLayers(['streets'])
    await take()
  })
  afterEach(() => {
    const { file } = JSON.parse(fs.readFileSync(at('map/map.json'), 'utf8'))
    expect(fs.readdirSync(at('map')).sort()).toEqual(['NOTICE.txt', file, 'map.json'].sort())
  })

  it('is named as no archive, as cut off at any length, or as missing', async () => {
    const whole = fs.readFileSync(at('given.pmtiles'))
    for (let length = 0; length < whole.length; length += 7) {
      fs.writeFileSync(at('given.pmtiles'), whole.subarray(0, length))
      expect(await refusal()).toMatch(length < 127 ? /is no PMTiles archive/ : /is cut off/)
    }
    fs.rmSync(at('given.pmtiles'))
    expect(await refusal()).toMatch(/^There is no file/)
  })

  it('is refused when its layers are unknown, with their names', async () => {
    writeLayers(['buildings', 'contours'])
    expect(await refusal()).toMatch(/layers that the map cannot draw: it has buildings, contours/)
    writeLayers([])
    expect(await refusal()).toMatch(/it names none/)
  })

  it('is refused when it holds pictures, is of another version, or is packed otherwise', async () => {
    const whole = fs.readFileSync(at('given.pmtiles'))
    const changes = [
      [7, 2, /is PMTiles version 2/],
      [99, 2, /holds pictures/],
      [98, 4, /packed in a way that browsers do not unpack/],
    ] as const
    for (const [place, value, sentence] of changes) {
      const changed = Buffer.from(whole)
      changed[place] = value
      fs.writeFileSync(at('given.pmtiles'), changed)
      expect(await refusal()).toMatch(sentence)
    }
  })

  it('is refused with a sentence whichever of its first bytes are damaged', async () => {
    const whole = fs.readFileSync(at('given.pmtiles'))
    for (let place = 8; place < whole.length; place += 5) {
      const damaged = Buffer.from(whole)
      damaged[place] = (damaged[place] ?? 0) ^ 0x55
      fs.writeFileSync(at('broken.pmtiles'), damaged)
      const failure = await takeFile({ folder: at('other'), file: at('broken.pmtiles') }).then(
        () => undefined,
        (error: Error) => error.constructor.name,
      )
      // Some bytes do not matter, such as the place the map opens at.
      expect(['Refusal', undefined]).toContain(failure)
    }
  })
})
