import { project, type Box } from '../lib/geo'
import { degreesOf, type Size } from './pictureFrame'

/** In degrees: a smaller box is a town or two, and stays in the middle. */
const MIN_DEGREES = 1

type Span = { from: number; to: number }

/**
 * A span that is made longer up to a length, on each side by its share of what the land has left
 * there, and never beyond the land.
 */
function lengthen({ from, to }: Span, length: number, land: Span): Span {
  const before = Math.max(0, from - land.from)
  const after = Math.max(0, land.to - to)
  const missing = Math.min(Math.max(0, length - (to - from)), before + after)
  const share = before + after === 0 ? 0 : before / (before + after)
  return { from: from - missing * share, to: to + missing * (1 - share) }
}

/**
 * Grows a box of results to the form of the frame that shows it, towards the land: what a narrow
 * frame shows above or beside the results is land as far as there is any, not the sea.
 * @param land the box of the country
 */
export function fillFrame(box: Box, { width, height }: Size, land: Box): Box {
  const isWide = box.east - box.west >= MIN_DEGREES || box.north - box.south >= MIN_DEGREES
  if (!isWide || width <= 0 || height <= 0) return box
  const corners = ({ west, south, east, north }: Box) => ({
    topLeft: project({ lat: north, lng: west }),
    bottomRight: project({ lat: south, lng: east }),
  })
  const results = corners(box)
  const country = corners(land)
  const across = { from: results.topLeft.x, to: results.bottomRight.x }
  const down = { from: results.topLeft.y, to: results.bottomRight.y }
  const wanted = {
    width: ((down.to - down.from) * width) / height,
    height: ((across.to - across.from) * height) / width,
  }
  const x = lengthen(across, wanted.width, { from: country.topLeft.x, to: country.bottomRight.x })
  const y = lengthen(down, wanted.height, { from: country.topLeft.y, to: country.bottomRight.y })
  const { lat: north, lng: west } = degreesOf({ x: x.from, y: y.from })
  const { lat: south, lng: east } = degreesOf({ x: x.to, y: y.to })
  return { west, south, east, north }
}
