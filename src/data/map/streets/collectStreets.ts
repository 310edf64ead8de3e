import type { PMTiles } from 'pmtiles'

import type { Box, Pixel, Point } from '@/domain/lib/geo'
import { addressLayers } from '@/domain/map/address/addressLayers'
import { foldStreet, singleNames } from '@/domain/map/address/streetNames'
import type { MapFile } from '@/domain/map/mapFile'
import { metresBetween } from '@/domain/map/nearby'
import { degreesOf } from '@/domain/map/pictureFrame'
import { tilesIn, type Tile } from '@/domain/map/streetTiles'

import { readVectorTile } from '../vectorTile'
import { MIN_STREET_LETTERS } from './reach'
import type { IndexedStreet } from './streetIndex'

/** Closer tiles show the same streets; further out the small ones have no names. */
const MAX_ZOOM = 14
/** Lines of one name this close together are one street. */
const SAME_STREET_M = 1500
/** More than the country has: what comes after these is left out, so that memory has an end. */
const MAX_STREETS = 200_000

type Source = Pick<MapFile, 'layers' | 'minZoom' | 'maxZoom'>

/** The tiles that the boxes touch, each once. */
function tilesOf(boxes: readonly Box[], zoom: number): Tile[] {
  const tiles = new Map(
    boxes.flatMap((box) => tilesIn(box, zoom).map((tile) => [tile.join(' '), tile] as const)),
  )
  return [...tiles.values()]
}

/** A point of the longest line, in the middle of its points. */
function middleOf(lines: readonly (readonly Pixel[])[]): Pixel | undefined {
  const longest = lines.reduce<readonly Pixel[]>(
    (best, line) => (line.length > best.length ? line : best),
    [],
  )
  return longest[Math.floor(longest.length / 2)]
}

/** Collects streets by name: one point for each 1.5 km or so of each. */
function createCollection() {
  const byName = new Map<string, Point[]>()
  let size = 0
  return {
    add(name: string, point: Point): void {
      const points = byName.get(name) ?? []
      const isKnown = points.some((other) => metresBetween(point, other) <= SAME_STREET_M)
      if (isKnown || size >= MAX_STREETS) return
      size += 1
      byName.set(name, [...points, point])
    },
    list: (): IndexedStreet[] =>
      [...byName].flatMap(([name, points]) => points.map((point) => ({ name, ...point }))),
  }
}

/** The streets of a tile: each name, and where it stands. */
function* streetsOf(
  data: ArrayBuffer,
  { zoom, tile: [column, row] }: { zoom: number; tile: Tile },
  { layer, names }: (typeof addressLayers)['hestia']['streets'],
): Generator<IndexedStreet> {
  for (const { name, extent, features } of readVectorTile(new Uint8Array(data))) {
    if (name !== layer) continue
    for (const { type, properties, readLines } of features()) {
      const found = type === 2 ? singleNames(properties, names) : []
      const middle = found.length > 0 ? middleOf(readLines()) : undefined
      if (!middle) continue
      const x = (column + middle.x / extent) / 2 ** zoom
      const y = (row + middle.y / extent) / 2 ** zoom
      for (const street of found) yield { name: street, ...degreesOf({ x, y }) }
    }
  }
}

/**
 * Collects the streets in some boxes, tile by tile: memory holds one tile and the names.
 */
export async function collectStreets(
  archive: PMTiles,
  { layers, minZoom, maxZoom }: Source,
  boxes: readonly Box[],
): Promise<IndexedStreet[]> {
  const zoom = Math.min(maxZoom, MAX_ZOOM)
  const collection = createCollection()
  if (zoom < minZoom) return []
  for (const tile of tilesOf(boxes, zoom)) {
    const found = await archive.getZxy(zoom, ...tile)
    if (!found) continue
    for (const { name, lat, lng } of streetsOf(
      found.data,
      { zoom, tile },
      addressLayers[layers].streets,
    ))
      if (foldStreet(name).length >= MIN_STREET_LETTERS) collection.add(name, { lat, lng })
  }
  return collection.list()
}
