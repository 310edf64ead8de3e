import fs from 'node:fs'

import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'

type Feature = {
  properties: Record<string, number | string | boolean>
  type: number
  parts: number
}
type Layers = Record<string, Feature[]>

const fileSource = (file: string): Source => ({
  getKey: () => file,
  getBytes: async (offset, length) => {
    const bytes = fs.readFileSync(file).subarray(offset, offset + length)
    return { data: new Uint8Array(bytes).buffer }
  },
})

/** Opens a map file with the package that browsers read it with. */
export const openArchive = (file: string) => new PMTiles(fileSource(file))

/** The features of a tile by layer; undefined when the archive has no such tile. */
export async function readLayers(file: string, z: number, x: number, y: number) {
  const tile = await openArchive(file).getZxy(z, x, y)
  if (!tile) return undefined
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile.data)))
  const featuresOf = (layer: (typeof layers)[string]) =>
    Array.from({ length: layer.length }, (_, index) => {
      const feature = layer.feature(index)
      const { properties, type } = feature
      return { properties, type, parts: feature.loadGeometry().length }
    })
  const read: Layers = {}
  for (const [name, layer] of Object.entries(layers)) read[name] = featuresOf(layer)
  return read
}

/** The tile of a zoom that a position lies in, by the formula of the tile scheme. */
export function tileAt([lng, lat]: readonly [number, number], z: number) {
  const radians = (lat * Math.PI) / 180
  const row = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2
  return [Math.floor(((lng + 180) / 360) * 2 ** z), Math.floor(row * 2 ** z)] as const
}
