import path from 'node:path'

import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

import type { Box } from '@/domain/lib/geo'
import type { MapFile } from '@/domain/map/mapFile'
import { tilesIn, type Tile } from '@/domain/map/streetTiles'
import type { TileFeature } from '@/domain/map/tileFeature'
import { env } from '@/env'

import { mapPointer } from './mapPointer'
import { withArchive } from './openArchive'

/** Where a map file is on disk. */
export const placeOfMapFile = ({ file }: Pick<MapFile, 'file'>): string =>
  env.MAP_FILE ?? path.join(path.dirname(mapPointer), file)

/** Closer tiles show the same streets. */
const DRAWN_ZOOM = 14

/** What is read of tiles; without a choice all of it. */
type Wanted = {
  hasLayer?: (name: string) => boolean
  hasFeature?: (properties: TileFeature['properties']) => boolean
}

const isType = (type: number): type is TileFeature['type'] => type === 1 || type === 2 || type === 3

/** Lists what a tile holds, at its place on the world. */
function featuresOf(
  data: ArrayBuffer,
  { zoom, tile: [column, row] }: { zoom: number; tile: Tile },
  { hasLayer = () => true, hasFeature = () => true }: Wanted,
): TileFeature[] {
  const world = 2 ** zoom
  const found: TileFeature[] = []
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(data)))
  for (const [name, layer] of Object.entries(layers)) {
    if (!hasLayer(name)) continue
    for (let index = 0; index < layer.length; index += 1) {
      const feature = layer.feature(index)
      const { type, properties, extent } = feature
      if (!isType(type) || !hasFeature(properties)) continue
      const geometry = feature
        .loadGeometry()
        .map((line) =>
          line.map(({ x, y }) => ({
            x: (column + x / extent) / world,
            y: (row + y / extent) / world,
          })),
        )
      found.push({ layer: name, type, properties, geometry })
    }
  }
  return found
}

/**
 * Finds what the tiles of a map file hold in a box, at the closest zoom that maps draw or at another
 * one. A tile that is missing holds nothing.
 */
export const findFeatures = (
  file: MapFile,
  box: Box,
  { zoom = Math.min(file.maxZoom, DRAWN_ZOOM), ...wanted }: Wanted & { zoom?: number } = {},
): Promise<TileFeature[]> =>
  withArchive(placeOfMapFile(file), async (archive) => {
    const features: TileFeature[] = []
    for (const tile of tilesIn(box, zoom)) {
      const data = await archive.getZxy(zoom, ...tile)
      if (data) features.push(...featuresOf(data.data, { zoom, tile }, wanted))
    }
    return features
  })
