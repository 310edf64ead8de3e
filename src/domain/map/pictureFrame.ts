import { project, type Box, type Pixel, type Point } from '../lib/geo'

export type Size = { width: number; height: number }
/** What a map shows: the place in its middle, and how close it is. */
export type View = Point & { zoom: number }

/** The drawn picture on which staff put a pin, in pixels of the page. */
export const PICTURE: Size = { width: 840, height: 336 }
/**
 * The drawn picture of a neighbourhood. Pages show the middle of it at its own size: a small part
 * while it is still, more of it while the moving map comes, which begins at the same scale.
 */
export const NEIGHBOURHOOD: Size = { width: 840, height: 760 }

/** The circle around a place that is not exact. */
export const AREA_METRES = 400
/** Of an exact place the street is seen, of another one the circle with its surroundings. */
const EXACT_ZOOM = 15
const AREA_ZOOM = 14
/** Maps are drawn at 512 pixels for a tile. */
const TILE_PIXELS = 512
const EQUATOR_METRES = 40_075_016.686

export type PictureFrame = {
  zoom: number
  size: Size
  /** What lies in the picture, in degrees. */
  box: Box
  pixelOf: (position: Pixel) => Pixel
  /** The place of a pixel of the picture. */
  placeAt: (pixel: Pixel) => Point
  pixelsOfMetres: (metres: number) => number
}

/** The place of a unit of `project` back in degrees. */
export function degreesOf({ x, y }: Pixel): Point {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return { lat, lng: (x - 0.5) * 360 }
}

/** How many pixels the whole world has at a zoom. */
export const worldPixels = (zoom: number): number => TILE_PIXELS * 2 ** zoom

/** What a map of this size in pixels shows around a place. */
function boxAround(place: Point, zoom: number, { width, height }: Size): Box {
  const world = worldPixels(zoom)
  const { x, y } = project(place)
  const half = { x: width / 2 / world, y: height / 2 / world }
  const { lat: north, lng: west } = degreesOf({ x: x - half.x, y: y - half.y })
  const { lat: south, lng: east } = degreesOf({ x: x + half.x, y: y + half.y })
  return { west, south, east, north }
}

/** The side of the map for which a zoom is chosen: most maps are a little larger. */
const START_PIXELS = 440

/** What a map shows around a place at a zoom. */
export const boxAtZoom = (place: Point, zoom: number): Box =>
  boxAround(place, zoom, { width: START_PIXELS, height: START_PIXELS })

/** Returns what a picture of this size shows of a view, and where things lie on it. */
export function frameOf({ lat, lng, zoom }: View, size: Size): PictureFrame {
  const world = worldPixels(zoom)
  const { x, y } = project({ lat, lng })
  const left = x - size.width / 2 / world
  const top = y - size.height / 2 / world
  const metresOfWorld = EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)
  return {
    zoom,
    size,
    box: boxAround({ lat, lng }, zoom, size),
    pixelOf: (position) => ({ x: (position.x - left) * world, y: (position.y - top) * world }),
    placeAt: (pixel) => degreesOf({ x: left + pixel.x / world, y: top + pixel.y / world }),
    pixelsOfMetres: (metres) => (metres / metresOfWorld) * world,
  }
}

/** What a picture with this place in its middle shows. */
export const viewAround = ({ lat, lng, isExact }: Point & { isExact: boolean }): View => ({
  lat,
  lng,
  zoom: isExact ? EXACT_ZOOM : AREA_ZOOM,
})
