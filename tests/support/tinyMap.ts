import { zxyToTileId } from 'pmtiles'

type Position = readonly [lng: number, lat: number]
type Street = { kind: string; name: string; line: readonly Position[] }

const HEADER_BYTES = 127
const EXTENT = 4096
const ZOOMS = [9, 10, 11, 12, 13, 14]

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}

/** A field of the protobuf format that holds bytes. */
const field = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const text = (value: string) => [...Buffer.from(value)]
const zigzag = (value: number) => varint(value < 0 ? -value * 2 - 1 : value * 2)

/** Where a place lies in tiles of the zoom; the whole part is the tile. */
function tilePosition([lng, lat]: Position, zoom: number): Position {
  const radians = (lat * Math.PI) / 180
  const y = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2
  return [((lng + 180) / 360) * 2 ** zoom, y * 2 ** zoom]
}

/** Something in the tiles of a map file. */
export type Thing = {
  layer: string
  /** 1 a point, 2 a line, 3 the area inside a line. */
  type: 1 | 2 | 3
  properties: Readonly<Record<string, string | true>>
  line: readonly Position[]
}

const LINE_TO = 2
const CLOSE = 15

function geometryOf({ line, type }: Thing, zoom: number, tile: Position): number[] {
  const pixels = line.map((position) =>
    tilePosition(position, zoom).map((part, axis) =>
      Math.round((part - (tile[axis] ?? 0)) * EXTENT),
    ),
  )
  const steps = pixels.map((pixel, at) =>
    pixel.flatMap((part, axis) => zigzag(part - (pixels[at - 1]?.[axis] ?? 0))),
  )
  const [move = [], ...others] = steps
  const lines = others.length ? [...varint(others.length * 8 + LINE_TO), ...others.flat()] : []
  return [...varint(9), ...move, ...lines, ...(type === 3 ? [CLOSE] : [])]
}

/** A layer with a feature for each thing; every feature has keys and values of its own. */
function layerOf(name: string, things: readonly Thing[], zoom: number, tile: Position) {
  const keys: string[] = []
  const values: (string | true)[] = []
  const features = things.map((thing) => {
    const tags = Object.entries(thing.properties).flatMap(([key, value]) => [
      ...varint(keys.push(key) - 1),
      ...varint(values.push(value) - 1),
    ])
    const geometry = geometryOf(thing, zoom, tile)
    return [...field(2, tags), ...varint(24), thing.type, ...field(4, geometry)]
  })
  return field(3, [
    ...field(1, text(name)),
    ...features.flatMap((feature) => field(2, feature)),
    ...keys.flatMap((key) => field(3, text(key))),
    ...values.flatMap((value) =>
      field(4, value === true ? [...varint(7 * 8), 1] : field(1, text(value))),
    ),
    ...varint(5 * 8),
    ...varint(EXTENT),
    ...varint(15 * 8),
    2,
  ])
}

const layersOf = (things: readonly Thing[]) => [...new Set(things.map(({ layer }) => layer))]

const tileOf = (things: readonly Thing[], zoom: number, tile: Position) =>
  layersOf(things).flatMap((name) =>
    layerOf(
      name,
      things.filter(({ layer }) => layer === name),
      zoom,
      tile,
    ),
  )

function headerOf(directory: number, metadata: number, tiles: number, count: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header[7] = 3
  const start = HEADER_BYTES + directory
  const places = [HEADER_BYTES, directory, start, metadata, start + metadata, 0, start + metadata]
  for (const [index, place] of [...places, tiles, count, count, count].entries())
    header.writeBigUInt64LE(BigInt(place), 8 + index * 8)
  header.set([1, 1, 1, 1, ZOOMS[0] ?? 0, ZOOMS.at(-1) ?? 0], 96)
  for (const [index, degrees] of [3, 50, 5, 52].entries())
    header.writeInt32LE(degrees * 1e7, 102 + index * 4)
  return header
}

/**
 * A map file with these things, in the one tile of each zoom that holds the middle, and its tile of
 * zoom 10. It is written by hand after the two specifications, so that what reads it is not tested
 * against itself.
 */
export function tinyArchive(
  things: readonly Thing[],
  middle: Position,
  otherLayers: readonly string[] = [],
) {
  const tiles = ZOOMS.map((zoom) => {
    const [x, y] = tilePosition(middle, zoom).map(Math.floor)
    const tile = [x ?? 0, y ?? 0] as const
    return { id: zxyToTileId(zoom, ...tile), tile, data: tileOf(things, zoom, tile) }
  })
  const directory = [
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, at) => varint(id - (tiles[at - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ data }) => varint(data.length)),
    ...tiles.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
  ]
  const names = [...layersOf(things), ...otherLayers].map((id) => ({ id, fields: {} }))
  const metadata = Buffer.from(JSON.stringify({ name: 'Tiny', vector_layers: names }))
  const data = tiles.flatMap((tile) => tile.data)
  const header = headerOf(directory.length, metadata.length, data.length, tiles.length)
  return {
    archive: Buffer.concat([header, Buffer.from(directory), metadata, Buffer.from(data)]),
    streetTile: tiles[1]?.tile ?? [0, 0],
  }
}

/** A map file with one street in one layer. */
export function tinyMap(
  { kind, name, line }: Street,
  layer = 'streets',
  otherLayers = ['waterways'],
) {
  const middle = line[Math.floor(line.length / 2)] ?? [0, 0]
  return tinyArchive([{ layer, type: 2, properties: { kind, name }, line }], middle, otherLayers)
}
