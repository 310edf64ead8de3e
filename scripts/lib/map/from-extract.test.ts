import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import {
  inventedVillage,
  VILLAGE_BOUNDS,
  VILLAGE_CENTRE,
} from '../../../tests/support/inventedVillage.mjs'
import { openArchive, readLayers, tileAt } from '../../../tests/support/mapArchive'
import { osmExtract } from '../../../tests/support/osmExtract.mjs'

import { makeFromExtract } from './from-extract.mjs'

type Options = Parameters<typeof osmExtract>[1]

let root = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-map-'))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const centre = VILLAGE_CENTRE as [number, number]
const at = (name: string) => path.join(root, name)

function writeVillage(options: Options = { bounds: VILLAGE_BOUNDS }) {
  fs.writeFileSync(at('village.osm.pbf'), osmExtract(inventedVillage(), options))
  return at('village.osm.pbf')
}

const make = (options: object = {}) =>
  makeFromExtract({ folder: at('map'), file: at('village.osm.pbf'), ...options })

/** All that the village's tiles hold at a zoom, over the tiles it lies in. */
async function layersAt(file: string, zoom: number) {
  const [west = 0, south = 0, east = 0, north = 0] = VILLAGE_BOUNDS
  const [left, top] = tileAt([west, north], zoom)
  const [right, bottom] = tileAt([east, south], zoom)
  const all: NonNullable<Awaited<ReturnType<typeof readLayers>>> = {}
  for (let x = left; x <= right; x++)
    for (let y = top; y <= bottom; y++)
      for (const [layer, features] of Object.entries((await readLayers(file, zoom, x, y)) ?? {}))
        all[layer] = [...(all[layer] ?? []), ...features]
  return all
}

const unique = (values: unknown[]) => [...new Set(values)].sort()
const pointer = () => JSON.parse(fs.readFileSync(at('map/map.json'), 'utf8'))

describe('the map of an extract', () => {
  it('has the streets with their names at the last zoom, and those of another language', async () => {
    writeVillage()
    const { streets = [] } = await layersAt(at(`map/${(await make()).file}`), 14)
    const names = streets.map(({ properties }) => properties.name)
    expect(unique(names)).toEqual(['Dorpsstraat', 'Kerkstraat', 'Veldweg'])
    expect(streets.find(({ properties }) => properties.name === 'Kerkstraat')?.properties).toEqual({
      kind: 'minor',
      name: 'Kerkstraat',
      fr: 'Rue de l’Église',
    })
  })

  it('has waters with their width, railways above ground, areas with holes and borders', async () => {
    writeVillage()
    const layers = await layersAt(at(`map/${(await make()).file}`), 14)
    expect(unique((layers.waterways ?? []).map(({ properties }) => properties.wide))).toEqual([70])
    expect(unique((layers.rail ?? []).map(({ properties }) => properties.kind))).toEqual(['rail'])
    expect(layers.borders?.length).toBeGreaterThan(0)
    const woods = (layers.green ?? []).filter(({ properties }) => properties.kind === 'wood')
    expect(Math.max(...woods.map(({ parts }) => parts))).toBe(2)
  })

  it('has stations, schools, shops and parks as points, also where they are buildings', async () => {
    writeVillage()
    const { points = [] } = await layersAt(at(`map/${(await make()).file}`), 13)
    expect(unique(points.map(({ properties }) => `${properties.kind} ${properties.name}`))).toEqual(
      ['park Dorpspark', 'school De Lindeboom', 'shop Buurtmarkt', 'station Linde'],
    )
  })

  it('has addresses with number and street, in tiles that no map draws', async () => {
    writeVillage()
    const made = await make()
    const file = at(`map/${made.file}`)
    // A map asks for tiles up to this zoom: visitors do not fetch house numbers.
    expect(made.maxZoom).toBe(14)
    expect(Object.keys(await layersAt(file, 14))).not.toContain('addresses')
    const { addresses = [], ...others } = await layersAt(file, 15)
    expect(others).toEqual({})
    const found = addresses.map(({ properties: { number, street } }) => `${street} ${number}`)
    expect(unique(found)).toEqual([
      'Rue de l’Église - Kerkstraat 12',
      'Veldweg 1',
      'Veldweg 2',
      'Veldweg 5',
      'Veldweg 9A',
    ])
    expect(addresses.find(({ properties }) => properties.number === '12')?.properties).toEqual({
      number: '12',
      street: 'Rue de l’Église - Kerkstraat',
      fr: 'Rue de l’Église',
      nl: 'Kerkstraat',
    })
  })

  it('shows far away only main roads and names of places, without names of streets', async () => {
    writeVillage()
    const file = at(`map/${(await make()).file}`)
    const { streets = [] } = await layersAt(file, 9)
    expect(streets.map(({ properties }) => properties)).toEqual([{ kind: 'primary' }])
    expect((await layersAt(file, 10)).places?.[0]?.properties.fr).toBe('Tilleul')
  })

  it('is an archive that its readers accept, and a pointer that says what it is', async () => {
    writeVillage()
    const made = await make()
    const header = await openArchive(at(`map/${made.file}`)).getHeader()
    expect(header).toMatchObject({ specVersion: 3, clustered: true, minZoom: 6, maxZoom: 15 })
    expect(pointer()).toEqual(made)
    expect(made).toMatchObject({
      layers: 'hestia',
      source: 'village.osm.pbf',
      attribution: '© OpenStreetMap',
      streets: [tileAt(centre, 10)],
    })
    expect(made.file).toMatch(/^[0-9a-f]{16}\.pmtiles$/)
  })

  it('has the same name when it is made again, and another one when a street is renamed', async () => {
    writeVillage()
    const { file } = await make()
    expect((await make()).file).toBe(file)
    const village = inventedVillage()
    for (const { tags } of village.ways) if (tags.name === 'Veldweg') tags.name = 'Veldwig'
    fs.writeFileSync(at('village.osm.pbf'), osmExtract(village))
    const renamed = await make()
    expect(renamed.file).not.toBe(file)
    expect(fs.readdirSync(at('map')).sort()).toEqual(
      ['NOTICE.txt', renamed.file, 'map.json'].sort(),
    )
  })

  it('is the same for nodes that are written one by one and for blocks that are not packed', async () => {
    writeVillage()
    const { file } = await make()
    for (const options of [{ dense: false }, { packing: 'raw' }]) {
      writeVillage(options)
      expect((await make()).file).toBe(file)
    }
  })

  it('holds only what lies in the boxes asked for', async () => {
    writeVillage()
    const { file } = await make({ boxes: [[3.6041, 51.0035, 3.6155, 51.0045]] })
    const { streets = [], points } = await layersAt(at(`map/${file}`), 14)
    expect(unique(streets.map(({ properties }) => properties.name))).toContain('Veldweg')
    expect(points).toBeUndefined()
  })
})

describe('an extract that cannot be used', () => {
  const town: [number, number] = [3.61, 51.01]

  /** The sentence of a refusal, after which the map in use must be the one before. */
  async function refusal(options: object = {}) {
    const failure = await make(options).then(
      () => undefined,
      (error: Error) => error,
    )
    expect(failure?.constructor.name).toBe('Refusal')
    return failure?.message
  }

  beforeEach(async () => {
    writeVillage()
    await make()
  })
  afterEach(() => {
    expect(fs.readdirSync(at('map')).sort()).toEqual(
      ['NOTICE.txt', pointer().file, 'map.json'].sort(),
    )
  })

  it.each(['lz4', 'zstd'])('says how to rewrite a file that is packed with %s', async (packing) => {
    writeVillage({ packing })
    expect(await refusal()).toMatch(new RegExp(`is packed with ${packing}.*osmium cat`))
  })

  it('says that a file is no extract, is empty, or is not there', async () => {
    for (const content of ['', 'PMTiles', '<osm version="0.6"></osm>'.repeat(99)]) {
      fs.writeFileSync(at('village.osm.pbf'), content)
      expect(await refusal()).toMatch(/is no OpenStreetMap extract/)
    }
    fs.rmSync(at('village.osm.pbf'))
    expect(await refusal()).toMatch(/^There is no file/)
  })

  it('says that a file is cut off or damaged, wherever that happens', async () => {
    const whole = fs.readFileSync(writeVillage())
    for (let length = 40; length < whole.length; length += 41) {
      fs.writeFileSync(at('village.osm.pbf'), whole.subarray(0, length))
      expect(await refusal()).toMatch(
        /is (cut off|damaged|no OpenStreetMap extract)|has no streets/,
      )
    }
    const damaged = Buffer.from(whole).fill(0xff, 140, 260)
    fs.writeFileSync(at('village.osm.pbf'), damaged)
    expect(await refusal()).toMatch(/is (cut off|damaged)/)
  })

  it('refuses what it must understand and does not', async () => {
    writeVillage({ features: ['OsmSchema-V0.6', 'HistoricalInformation'] })
    expect(await refusal()).toMatch(/asks for "HistoricalInformation"/)
  })

  it('refuses the extract of another country, whether or not its header says where it is', async () => {
    expect(await refusal({ towns: [[5.1, 52.1]] })).toMatch(
      /none of the agency's 1 towns lies in it/,
    )
    writeVillage({})
    expect(await refusal({ towns: [[5.1, 52.1]] })).toMatch(
      /none of the agency's 1 towns lies in it/,
    )
    await make({ towns: [town] })
  })

  it('refuses boxes that lie elsewhere', async () => {
    expect(await refusal({ boxes: [[5, 52, 5.1, 52.1]] })).toMatch(/none of the boxes/)
    writeVillage({})
    expect(await refusal({ boxes: [[5, 52, 5.1, 52.1]] })).toMatch(/has no streets/)
  })

  it('refuses an extract that is too large for the disk before it reads it', async () => {
    // Only its length is large: the file takes no room.
    fs.truncateSync(at('village.osm.pbf'), 8e12)
    expect(await refusal()).toMatch(/The disk is too small: the work needs about 24000\.0 GB/)
  })
})
