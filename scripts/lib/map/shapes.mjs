// Turns ways and relations with known positions into the features of the map.
import {
  areaOfRing,
  boxesMeet,
  boxOf,
  isInside,
  joinRings,
  middleOf,
  simplify,
} from './geometry.mjs'

/** In metres: what cannot be seen at the last zoom is left out. */
const LINE_TOLERANCE = 0.6
const AREA_TOLERANCE = 1
const BORDER_TOLERANCE = 5
/** 1e-6 degrees are a tenth of a metre. */
const PRECISION = 1e6

const round = ([lng, lat]) => [
  Math.round(lng * PRECISION) / PRECISION,
  Math.round(lat * PRECISION) / PRECISION,
]
const rounded = (line, tolerance) => simplify(line, tolerance).map(round)

const touches = (boxes, positions) => {
  if (!boxes) return true
  const box = boxOf(positions)
  return boxes.some((each) => boxesMeet(each, box))
}

export function addPoint({ squares, boxes }, { layer, properties }, position) {
  if (touches(boxes, [position])) squares.add(layer, properties, 'Point', round(position))
}

/** A line, or the area inside a closed way, and the point of interest and the address it is. */
export function addWay(reading, { line, area, point, address }, positions) {
  const { squares } = reading
  if (positions.length < 2) return
  if (address) addPoint(reading, address, middleOf(positions))
  if (line) {
    squares.add(line.layer, line.properties, 'LineString', rounded(positions, LINE_TOLERANCE))
    return
  }
  if (positions.length < 4) return
  if (area) addPolygon(reading, area, [positions])
  if (point) addPoint(reading, point, middleOf(positions))
}

function addPolygon({ squares }, { layer, properties, minArea }, [outer, ...inner]) {
  const size = areaOfRing(outer)
  if (size < minArea) return
  const rings = [outer, ...inner].map((ring) => rounded(ring, AREA_TOLERANCE))
  const drawn = rings.filter((ring, index) => index === 0 || ring.length > 3)
  if (drawn[0].length > 3) squares.add(layer, properties, 'Polygon', drawn, size)
}

/**
 * @param {(ref: number) => number[][]} lineOf the positions of a member; none when it is not in the file
 */
export function addAreas(reading, areas, lineOf) {
  for (const { isBorder, area, point, members } of areas) {
    const ringsOf = (isInner) =>
      joinRings(
        members.filter(({ role }) => (role === 'inner') === isInner).map(({ ref }) => lineOf(ref)),
      )
    const outer = ringsOf(false).filter((ring) => touches(reading.boxes, ring))
    if (!outer.length) continue
    if (isBorder)
      for (const ring of outer)
        reading.squares.add('borders', {}, 'LineString', rounded(ring, BORDER_TOLERANCE))
    const inner = area ? ringsOf(true) : []
    for (const ring of area ? outer : [])
      addPolygon(reading, area, [ring, ...inner.filter(([first]) => isInside(first, ring))])
    if (point) addPoint(reading, point, middleOf(outer[0]))
  }
}
