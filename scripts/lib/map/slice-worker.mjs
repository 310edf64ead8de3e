// Slices one square in a thread of its own, so that its memory is given back when it ends.
import fs from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

import { boxesMeet, boxOf } from './geometry.mjs'
import { ADDRESS_ZOOM, ADDRESSES, MAX_ZOOM, MIN_ZOOM, PART_ZOOM, SQUARE_ZOOM } from './schema.mjs'
import { slice } from './slice.mjs'
import { OVERVIEW, partNumber } from './squares.mjs'
import { boxOfTile, tileId, tilesIn } from './tile-number.mjs'

const NEWLINE = 10
const SPACE = 32
/** The zooms from this one on are sliced by its tiles. */
const CELL_ZOOM = 12
const SIDE = 2 ** (PART_ZOOM - SQUARE_ZOOM)

/** Finds the lines of a square without parsing them: which parts they touch, and where they are. */
function indexLines(bytes) {
  const lines = []
  for (let start = 0; start < bytes.length;) {
    const space = bytes.indexOf(SPACE, start)
    const end = bytes.indexOf(NEWLINE, space)
    lines.push({ parts: Number(bytes.toString('latin1', start, space)), start: space + 1, end })
    start = end + 1
  }
  return lines
}

/** The parts of a square: which bit its lines have, and its tile. None for the overview. */
function partsOf(square) {
  const [left, top] = square.split('-').map((each) => Number(each) * SIDE)
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const x = left + (index % SIDE)
    const y = top + Math.floor(index / SIDE)
    return { bit: 1 << partNumber(x, y), x, y }
  })
}

/** True for tiles inside a tile of another zoom. */
const inside = (zoom, column, row) => (z, x, y) =>
  x >> (z - zoom) === column && y >> (z - zoom) === row

const positionsOf = ([, , , type, coordinates]) =>
  type === 'Point' ? [coordinates] : type === 'Polygon' ? coordinates[0] : coordinates

/** Slices the last zooms of a part cell by cell: a town's streets at all zooms are too much at once. */
function* sliceCells(stored, part) {
  const boxed = stored.map((feature) => ({ feature, box: boxOf(positionsOf(feature)) }))
  for (const { x, y } of tilesIn(inset(boxOfTile(PART_ZOOM, part.x, part.y)), CELL_ZOOM)) {
    const [west, south, east, north] = boxOfTile(CELL_ZOOM, x, y)
    const margin = (east - west) / 20
    const reach = [west - margin, south - margin, east + margin, north + margin]
    const own = boxed.filter(({ box }) => boxesMeet(box, reach)).map(({ feature }) => feature)
    const holds = inside(CELL_ZOOM, x, y)
    yield* slice(own, { first: CELL_ZOOM, last: MAX_ZOOM, holds })
    const addresses = own.filter(([layer]) => layer === ADDRESSES)
    if (addresses.length)
      yield* slice(addresses, { first: ADDRESS_ZOOM, last: ADDRESS_ZOOM, holds })
  }
}

/** A box made a little smaller, so that it does not touch the tiles beside it. */
function inset([west, south, east, north]) {
  const margin = (east - west) / 1000
  return [west + margin, south + margin, east - margin, north - margin]
}

function* slicePart(stored, part) {
  const holds = inside(PART_ZOOM, part.x, part.y)
  yield* slice(stored, { first: PART_ZOOM, last: CELL_ZOOM - 1, holds })
  yield* sliceCells(stored, part)
}

function* tilesOf(square, readLines) {
  if (square === OVERVIEW) {
    yield* slice(readLines(1), { first: MIN_ZOOM, last: PART_ZOOM - 1, holds: () => true })
    return
  }
  for (const part of partsOf(square)) yield* slicePart(readLines(part.bit), part)
}

function sliceSquare({ folder, square, boxes }) {
  const bytes = fs.readFileSync(path.join(folder, square))
  const lines = indexLines(bytes)
  const output = path.join(folder, `${square}.tiles`)
  const handle = fs.openSync(output, 'w')
  const isWanted = ({ z, x, y }) =>
    !boxes || boxes.some((box) => boxesMeet(box, boxOfTile(z, x, y)))
  const readLines = (bit) =>
    lines
      .filter(({ parts }) => parts & bit)
      .map(({ start, end }) => JSON.parse(bytes.toString('utf8', start, end)))
  const tiles = []
  let offset = 0
  for (const tile of tilesOf(square, readLines)) {
    if (!isWanted(tile)) continue
    fs.writeSync(handle, tile.data)
    const id = tileId(tile.z, tile.x, tile.y)
    tiles.push({ id, file: output, offset, length: tile.data.length })
    offset += tile.data.length
  }
  fs.closeSync(handle)
  return tiles
}

parentPort.postMessage(sliceSquare(workerData))
