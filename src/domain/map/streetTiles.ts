import { isInBox, project, type Box, type Point } from '../lib/geo'

/** The zoom of the tiles by which a map file says where it has streets. */
export const STREET_TILE_ZOOM = 10

/** The column and row of a tile. */
export type Tile = readonly [x: number, y: number]

/** Returns the tile of the zoom in which a place lies. */
export function tileAt(point: Point, zoom = STREET_TILE_ZOOM): Tile {
  const { x, y } = project(point)
  const count = 2 ** zoom
  const index = (part: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)))
  return [index(x), index(y)]
}

/** Returns all tiles of the zoom that a box touches. */
export function tilesIn({ west, south, east, north }: Box, zoom = STREET_TILE_ZOOM): Tile[] {
  const [left, top] = tileAt({ lat: north, lng: west }, zoom)
  const [right, bottom] = tileAt({ lat: south, lng: east }, zoom)
  const tiles: Tile[] = []
  for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) tiles.push([x, y])
  return tiles
}

type Bounds = readonly [west: number, south: number, east: number, north: number]

/**
 * Returns a function that says whether a place has streets: it lies in one of these tiles and, in a
 * file that was cut to places, in one of their boxes. A box is smaller than a tile.
 */
export function createStreetLookup(
  streets: readonly Tile[],
  boxes?: readonly Bounds[],
): (point: Point) => boolean {
  const keys = new Set(streets.map(([x, y]) => `${x} ${y}`))
  const isCovered = (point: Point) =>
    !boxes ||
    boxes.some(([west, south, east, north]) => isInBox({ west, south, east, north }, point))
  return (point) => isCovered(point) && keys.has(tileAt(point).join(' '))
}
