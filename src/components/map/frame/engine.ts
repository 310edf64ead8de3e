import { roundDegrees, type Box, type Pixel, type Point } from '@/domain/geo'

type Corners = [[number, number], [number, number]]
type Bounds = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number }

/** What both map libraries can do, as far as it is used here. */
export type MapLibrary = {
  project(place: [number, number]): Pixel
  unproject(pixel: [number, number]): Point
  getBounds(): Bounds | null
  getZoom(): number
  getMaxZoom(): number
  getCanvasContainer(): HTMLElement
  getContainer(): HTMLElement
  fitBounds(corners: Corners, options: { padding: number; maxZoom: number; duration: number }): unknown
  panBy(pixels: [number, number], options: { duration: number }): unknown
  zoomIn(): unknown
  zoomOut(): unknown
  remove(): void
  on(event: 'move' | 'moveend' | 'load', listener: () => void): unknown
}

export type View = { box: Box; zoom: number }

export type Engine = {
  /** The element whose children move the map when they are dragged. */
  layer: HTMLElement
  size: () => { width: number; height: number }
  /** As near as this map goes. */
  deepest: number
  pixelOf: (point: Point) => Pixel
  pointAt: (pixel: Pixel) => Point
  view: () => View
  fit: (box: Box, options: { maxZoom: number; isQuick?: boolean }) => void
  pan: (x: number, y: number) => void
  zoomIn: () => void
  zoomOut: () => void
  onMove: (listener: () => void) => void
  onRest: (listener: () => void) => void
  remove: () => void
}

const PADDING = 64
const GLIDE = 500

export function engineOf(map: MapLibrary): Engine {
  return {
    layer: map.getCanvasContainer(),
    size() {
      const { offsetWidth: width, offsetHeight: height } = map.getContainer()
      return { width, height }
    },
    deepest: map.getMaxZoom(),
    pixelOf: ({ lat, lng }) => map.project([lng, lat]),
    pointAt({ x, y }) {
      const { lat, lng } = map.unproject([x, y])
      return { lat: roundDegrees(lat), lng: roundDegrees(lng) }
    },
    view() {
      const bounds = map.getBounds()
      const box = bounds
        ? { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
        : { west: -180, south: -90, east: 180, north: 90 }
      return { box, zoom: map.getZoom() }
    },
    fit({ west, south, east, north }, { maxZoom, isQuick = false }) {
      const corners: Corners = [
        [west, south],
        [east, north],
      ]
      map.fitBounds(corners, { padding: PADDING, maxZoom, duration: isQuick ? 0 : GLIDE })
    },
    pan: (x, y) => void map.panBy([x, y], { duration: 0 }),
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    onMove: (listener) => void map.on('move', listener),
    onRest: (listener) => void map.on('moveend', listener),
    remove: () => map.remove(),
  }
}
