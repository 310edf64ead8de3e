// Numbers of tiles: column and row at a zoom, and the number along the Hilbert curve that PMTiles
// sorts by.

const RADIAN = Math.PI / 180
/** The web's map ends there. */
const MAX_LAT = 85.0511

/** How many tiles there are at all zooms before this one. */
const before = (zoom) => (4 ** zoom - 1) / 3

const columnOf = (lng, zoom) => ((lng + 180) / 360) * 2 ** zoom
function rowOf(lat, zoom) {
  const sine = Math.sin(Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * RADIAN)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom
}

function turn(side, x, y, right, down) {
  if (down) return [x, y]
  return right ? [side - 1 - y, side - 1 - x] : [y, x]
}

/** @returns {number} the number of a tile over all zooms */
export function tileId(zoom, x, y) {
  let along = 0
  let column = x
  let row = y
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const right = column >= side ? 1 : 0
    const down = row >= side ? 1 : 0
    along += side * side * ((3 * right) ^ down)
    const inside = turn(side, column - right * side, row - down * side, right, down)
    column = inside[0]
    row = inside[1]
  }
  return before(zoom) + along
}

/** The tile of a number: zoom, column and row. */
export function tileOf(id) {
  let zoom = 0
  while (before(zoom + 1) <= id) zoom++
  let along = id - before(zoom)
  let x = 0
  let y = 0
  for (let side = 1; side < 2 ** zoom; side *= 2) {
    const quarter = along % 4
    along = Math.floor(along / 4)
    const right = quarter >> 1
    const down = (quarter & 1) ^ right
    const turned = turn(side, x, y, right, down)
    x = turned[0] + right * side
    y = turned[1] + down * side
  }
  return { zoom, x, y }
}

const clamp = (value, zoom) => Math.max(0, Math.min(2 ** zoom - 1, Math.floor(value)))

/** First and last column and row of the tiles that a box touches; `margin` in parts of a tile. */
export function tileRange([west, south, east, north], zoom, margin = 0) {
  return {
    left: clamp(columnOf(west, zoom) - margin, zoom),
    right: clamp(columnOf(east, zoom) + margin, zoom),
    top: clamp(rowOf(north, zoom) - margin, zoom),
    bottom: clamp(rowOf(south, zoom) + margin, zoom),
  }
}

/** The tiles of one zoom that a box touches. */
export function* tilesIn(box, zoom, margin = 0) {
  const { left, right, top, bottom } = tileRange(box, zoom, margin)
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) yield { x, y }
}

const lngOf = (column, zoom) => (column / 2 ** zoom) * 360 - 180
const latOf = (row, zoom) => Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) / RADIAN

/** West, south, east and north of a tile. */
export const boxOfTile = (zoom, x, y) => [
  lngOf(x, zoom),
  latOf(y + 1, zoom),
  lngOf(x + 1, zoom),
  latOf(y, zoom),
]
