import path from 'node:path'

import type { Header, PMTiles } from 'pmtiles'
import { z } from 'zod'

import { addressLayers } from '@/domain/map/address/addressLayers'
import { layersOf, mapFile, type MapFile } from '@/domain/map/mapFile'
import { STREET_TILE_ZOOM, tilesIn, type Tile } from '@/domain/map/streetTiles'

import { hashOfArchive } from './archiveHash.mjs'
import { layerNamesOf } from './layerNames'
import { withArchive } from './openArchive'

/** The part of the world that maps of the site can show; streets are looked for only there. */
const SHOWN = { west: -1.3, south: 47.8, east: 10.3, north: 53.2 }

const streetLayers = { hestia: 'streets', protomaps: 'roads', shortbread: 'streets' } as const

/** What is closer in a file of ours are addresses, which no map draws. */
const MAX_DRAWN_ZOOM = 14

const archiveMetadata = z.object({
  attribution: z.string().catch(''),
  name: z.string().catch(''),
  vector_layers: z.array(z.object({ id: z.string() })).catch([]),
  boxes: mapFile.shape.boxes.catch(undefined),
})

/** Finds the tiles of zoom 10 that have streets. */
async function findStreetTiles(
  archive: PMTiles,
  { minLon, minLat, maxLon, maxLat, minZoom, maxZoom }: Header,
  layer: string,
): Promise<Tile[]> {
  const tiles = tilesIn({
    west: Math.max(minLon, SHOWN.west),
    south: Math.max(minLat, SHOWN.south),
    east: Math.min(maxLon, SHOWN.east),
    north: Math.min(maxLat, SHOWN.north),
  })
  if (maxZoom < STREET_TILE_ZOOM) return []
  if (minZoom > STREET_TILE_ZOOM) return tiles
  const withStreets: Tile[] = []
  for (const [x, y] of tiles) {
    const tile = await archive.getZxy(STREET_TILE_ZOOM, x, y)
    if (tile && layerNamesOf(new Uint8Array(tile.data)).includes(layer)) withStreets.push([x, y])
  }
  return withStreets
}

/**
 * Whether a map file has house numbers: some makers leave them out, or have them only in tiles that
 * a copy does not go down to.
 */
export const hasHouseNumbers = (file: string, layers: MapFile['layers']): Promise<boolean> =>
  withArchive(file, async (archive) => {
    const { layer, zoom } = addressLayers[layers].addresses
    const { maxZoom } = await archive.getHeader()
    const { vector_layers: found } = archiveMetadata.parse(await archive.getMetadata())
    return maxZoom >= zoom && found.some(({ id }) => id === layer)
  })

/**
 * Reads what `map.json` would say from the archive itself. Throws a sentence when the file is not
 * a map that the site can draw.
 */
export const readArchive = (file: string): Promise<MapFile> =>
  withArchive(file, async (archive, handle) => {
    const header = await archive.getHeader().catch((error: unknown) => {
      throw new Error(`${file} is not a PMTiles archive of version 3.`, { cause: error })
    })
    const metadata = archiveMetadata.parse(await archive.getMetadata())
    const layers = layersOf(metadata.vector_layers.map(({ id }) => id))
    if (!layers)
      throw new Error(`${file} has other layers than a map of ours, Protomaps or Shortbread.`)
    const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header
    return mapFile.parse({
      file: path.basename(file),
      hash: await hashOfArchive(handle),
      made: (await handle.stat()).mtime.toISOString(),
      source: metadata.name || path.basename(file),
      attribution: metadata.attribution,
      layers,
      minZoom,
      maxZoom: layers === 'hestia' ? Math.min(maxZoom, MAX_DRAWN_ZOOM) : maxZoom,
      bounds: [minLon, minLat, maxLon, maxLat],
      streets: await findStreetTiles(archive, header, streetLayers[layers]),
      ...(metadata.boxes && { boxes: metadata.boxes }),
    })
  })
