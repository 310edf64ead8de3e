import { project, type Box } from '../lib/geo'
import { fillFrame } from './fillFrame'
import { degreesOf, worldPixels, type Size, type View } from './pictureFrame'

/** The bounds of Belgium: the view when there is nothing else to show. */
export const BELGIUM_BOX: Box = { west: 2.45, south: 49.45, east: 6.45, north: 51.55 }

/** Around what is fitted: half a pill at the sides, and the buttons of the map above. */
export const MAP_PADDING = { top: 72, bottom: 36, left: 44, right: 44 } as const
/** What the row of cards covers on a phone. */
export const CAROUSEL_PX = 136

/** The closest first view: of exact places the street is visible, of approximate ones the town. */
const FIRST_ZOOMS = {
  withStreets: { exact: 15, approximate: 13 },
  drawn: { exact: 12, approximate: 10.5 },
} as const

/** How close the first view of results may be. */
export function firstZoom(isExact: boolean, hasStreets: boolean): number {
  const zooms = hasStreets ? FIRST_ZOOMS.withStreets : FIRST_ZOOMS.drawn
  return isExact ? zooms.exact : zooms.approximate
}

/** The part of a map of this size into which results are fitted; `below` are pixels that are covered. */
export const fitSize = ({ width, height }: Size, below: number): Size => ({
  width: width - MAP_PADDING.left - MAP_PADDING.right,
  height: height - MAP_PADDING.top - MAP_PADDING.bottom - below,
})

const SCALE = 100
const STEP = 1e5
const rounded = (value: number, step: number) => Math.round(value * step) / step

type Opening = {
  results: Box
  /** What lies at this size of the map above its lower edge. */
  below: number
  /** The closest zoom where the results are. */
  maxZoom: number
}

/** Returns the view with which a map of this size opens, so that all results are in it. */
export function openingView({ results, below, maxZoom }: Opening, size: Size): View {
  const room = fitSize(size, below)
  const box = fillFrame(results, room, BELGIUM_BOX)
  const topLeft = project({ lat: box.north, lng: box.west })
  const bottomRight = project({ lat: box.south, lng: box.east })
  const fits = Math.log2(
    Math.min(
      room.width / worldPixels(0) / (bottomRight.x - topLeft.x),
      room.height / worldPixels(0) / (bottomRight.y - topLeft.y),
    ),
  )
  // Rounded down: nothing that just fits is cut off.
  const zoom = Math.floor(Math.min(maxZoom, fits) * SCALE) / SCALE
  const shift = (MAP_PADDING.bottom + below - MAP_PADDING.top) / 2 / worldPixels(zoom)
  const { lat, lng } = degreesOf({
    x: (topLeft.x + bottomRight.x) / 2,
    y: (topLeft.y + bottomRight.y) / 2 + shift,
  })
  return { lat: rounded(lat, STEP), lng: rounded(lng, STEP), zoom }
}
