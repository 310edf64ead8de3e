import { Refusal } from '../say.mjs'
import { listEntries, readTile } from './archive-reader.mjs'
import { hasLayer } from './layers.mjs'
import { Damaged } from './protobuf.mjs'
import { PART_ZOOM } from './schema.mjs'
import { tileId, tileOf } from './tile-number.mjs'

/** Small streets are in the tiles from this zoom on. */
const STREETS_ZOOM = 12

/** The numbers of all tiles of a zoom. */
const zoomRange = (zoom) => ({ start: tileId(zoom, 0, 0), end: tileId(zoom + 1, 0, 0) })

/** The tile of zoom 10 that a tile lies in. */
function squareOf(id) {
  const { zoom, x, y } = tileOf(id)
  const side = 2 ** (zoom - PART_ZOOM)
  return `${Math.floor(x / side)},${Math.floor(y / side)}`
}

/** The squares that the tiles of an entry lie in: an entry is one tile, or a run of tiles alike. */
function squaresOf({ id, run }) {
  const squares = new Set()
  for (let tile = id; tile < id + run; tile++) squares.add(squareOf(tile))
  return squares
}

/**
 * Lists the tiles of zoom 10 that have streets: only there may a visitor come near. A tile is read
 * until one with streets is found in its square, so most are not read.
 * @returns {Promise<[number, number][]>}
 */
export async function streetSquares(archive, layer) {
  const { header, source } = archive
  const zoom = Math.max(PART_ZOOM, Math.min(STREETS_ZOOM, header.maxZoom))
  const known = new Set()
  for (const entry of await listEntries(archive, [zoomRange(zoom)])) {
    const squares = [...squaresOf(entry)].filter((square) => !known.has(square))
    if (!squares.length) continue
    const tile = await readTile(archive, entry)
    try {
      if (hasLayer(tile, layer)) for (const square of squares) known.add(square)
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      throw new Refusal(
        `${source.name} is damaged: a tile cannot be read (${error.message}).`,
        'damaged',
      )
    }
  }
  return [...known]
    .map((square) => square.split(',').map(Number))
    .toSorted(([a, b], [x, y]) => a - x || b - y)
}
