import fs from 'node:fs'
import path from 'node:path'

import { boxAround, boxOf } from './geometry.mjs'
import { LAYERS, PART_ZOOM, SQUARE_ZOOM } from './schema.mjs'
import { tileRange } from './tile-number.mjs'

/** Text that waits in memory, over all squares, before it is written. */
const MAX_WAITING = 8_000_000
/** What a tile holds beyond its edge is a fortieth of it: a feature that near belongs to it too. */
const MARGIN = 1 / 40
/** A square has four parts along a side. */
const SIDE = 2 ** (PART_ZOOM - SQUARE_ZOOM)
export const OVERVIEW = 'overview'

const squareName = (x, y) => `${x}-${y}`
export const partNumber = (x, y) => (y % SIDE) * SIDE + (x % SIDE)

/** The parts of each square that a box touches: square name to a number with a bit for each part. */
function partsOf(box) {
  const { left, right, top, bottom } = tileRange(box, PART_ZOOM, MARGIN)
  const squares = new Map()
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const square = squareName(Math.floor(x / SIDE), Math.floor(y / SIDE))
      squares.set(square, (squares.get(square) ?? 0) | (1 << partNumber(x, y)))
    }
  return squares
}

const positionsOf = (type, coordinates) =>
  type === 'Point' ? [coordinates] : type === 'Polygon' ? coordinates[0] : coordinates

/**
 * Keeps features on disk, one file for each square of zoom 8 they touch: a country does not fit in
 * memory, a square does. What is seen before zoom 10 is also written to one file for the overview.
 *
 * A line begins with the parts of the square that the feature touches, as a number with a bit for
 * each, so that the slicer parses only what its part needs.
 */
export class Squares {
  constructor(folder) {
    this.folder = folder
    this.waiting = new Map()
    this.waitingLength = 0
    this.counts = {}
    this.bounds = undefined
    this.names = new Set()
    fs.mkdirSync(folder, { recursive: true })
  }

  add(layer, properties, type, coordinates, area) {
    const box = boxOf(positionsOf(type, coordinates))
    const from = LAYERS[layer].from(properties, area)
    const text = JSON.stringify([layer, from, properties, type, coordinates])
    for (const [square, parts] of partsOf(box)) {
      this.names.add(square)
      this.write(square, `${parts} ${text}\n`)
    }
    if (from < PART_ZOOM) this.write(OVERVIEW, `1 ${text}\n`)
    this.counts[layer] = (this.counts[layer] ?? 0) + 1
    this.bounds = boxAround(this.bounds ?? box, box)
  }

  write(square, line) {
    const lines = this.waiting.get(square)
    if (lines) lines.push(line)
    else this.waiting.set(square, [line])
    this.waitingLength += line.length
    if (this.waitingLength > MAX_WAITING) this.flush()
  }

  flush() {
    for (const [square, lines] of this.waiting)
      fs.appendFileSync(path.join(this.folder, square), lines.join(''))
    this.waiting.clear()
    this.waitingLength = 0
  }
}
