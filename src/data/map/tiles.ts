import path from 'node:path'

import type { Box } from '@/domain/lib/geo'
import type { MapFile } from '@/domain/map/mapFile'
import { tilesIn, type Tile } from '@/domain/map/streetTiles'
import type { TileFeature } from '@/domain/map/tileFeature'
import { env } from '@/env'

import { mapPointer } from './mapPointer'
import { withArchive } from './openArchive'
import { readVectorTile } from './vectorTile'

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

type Zooms = { zoom?: number; viewZoom?: number }

const isType = (type: number): type is TileFeature['type'] => type === 1 || type === 2 || type === 3

/** Lists what a tile holds, at its place on the world. */
function featuresOf(
  data: ArrayBuffer,
  { zoom, tile: [column, row] }: { zoom: number; tile: Tile },
  { hasLayer = () => true, hasFeature = () => true }: Wanted,
): TileFeature[] {
  const world = 2 ** zoom
  const tileFeatures: TileFeature[] = []
  for (const { name, extent, features } of readVectorTile(new Uint8Array(data))) {
    if (!hasLayer(name)) continue
    for (const { type, properties, readLines } of features()) {
      if (!isType(type) || !hasFeature(properties)) continue
      const geometry = readLines().map((line) =>
        line.map(({ x, y }) => ({
          x: (column + x / extent) / world,
          y: (row + y / extent) / world,
        })),
      )
      tileFeatures.push({ layer: name, type, properties, geometry })
    }
  }
  return tileFeatures
}

/** The zoom of the tiles that maps draw at a zoom; undefined where a file has none so far away. */
function tileZoom({ minZoom, maxZoom }: MapFile, zoom: number): number | undefined {
  return zoom < minZoom ? undefined : Math.min(Math.floor(zoom), maxZoom, DRAWN_ZOOM)
}

/**
 * Finds what the tiles of a map file hold in a box, at the closest zoom that maps draw or at another
 * one: that of the tiles, or the one of a view. A tile that is missing holds nothing.
 */
export async function findFeatures(
  file: MapFile,
  box: Box,
  { viewZoom, zoom = tileZoom(file, viewZoom ?? DRAWN_ZOOM), ...wanted }: Wanted & Zooms = {},
): Promise<TileFeature[]> {
  if (zoom === undefined) return []
  return withArchive(placeOfMapFile(file), async (archive) => {
    const tileFeatures: TileFeature[] = []
    for (const tile of tilesIn(box, zoom)) {
      const data = await archive.getZxy(zoom, ...tile)
      if (data) tileFeatures.push(...featuresOf(data.data, { zoom, tile }, wanted))
    }
    return tileFeatures
  })
}
