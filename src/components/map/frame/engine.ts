import { roundDegrees, type Box, type Pixel, type Point } from '@/domain/lib/geo'
import type { StreetMap } from '@/domain/map/mapFile'
import type { MapMessage } from '@/domain/map/mapMessage'
import { fitSize, MAP_PADDING } from '@/domain/map/openingView'
import type { Locale } from '@/i18n/locales'

import type { ZoomLimit } from './zoomLimit'

type Corners = [[number, number], [number, number]]
type Padding = Record<'top' | 'bottom' | 'left' | 'right', number>
type Bounds = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number }

/** The part of the API that both map libraries share and this map uses. */
export type MapLibrary = {
  project(place: [number, number]): Pixel
  unproject(pixel: [number, number]): Point
  getBounds(): Bounds | null
  getZoom(): number
  getMaxZoom(): number
  setMaxZoom(zoom: number): unknown
  getCanvasContainer(): HTMLElement
  getContainer(): HTMLElement
  fitBounds(
    corners: Corners,
    options: { padding: Padding; maxZoom: number; duration: number },
  ): unknown
  jumpTo(options: { center: [number, number]; zoom: number }): unknown
  panBy(pixels: [number, number], options: { duration: number }): unknown
  zoomIn(): unknown
  zoomOut(): unknown
  remove(): void
  loaded(): boolean
  on(event: 'move' | 'moveend' | 'load', listener: () => void): unknown
}

export type MapSettings = {
  locale: Locale
  title: string
  start: Box
  /** Where to begin in place of that, when it is known from the first moment. */
  at?: (Point & { zoom: number }) | undefined
  mapType: MapMessage['mapType']
  /** The file with the streets; only the map without a third party uses it. */
  streets?: StreetMap | undefined
}

export type View = { box: Box; zoom: number }

export type Engine = {
  /** The element inside which dragging moves the map. */
  layer: HTMLElement
  size: () => { width: number; height: number }
  /** The closest zoom level at this moment: it depends on what there is to see. */
  maxZoom: () => number
  /** Whether the map shows streets at a place when it is zoomed in. */
  hasStreetsAt: (point: Point) => boolean
  pixelOf: (point: Point) => Pixel
  pointAt: (pixel: Pixel) => Point
  view: () => View
  /** The part of the map into which a box is fitted. */
  fitSize: (below: number) => { width: number; height: number }
  /** Shows a box; `below` are pixels at the bottom that something covers. */
  fit: (box: Box, options: { maxZoom: number; isQuick?: boolean; below?: number }) => void
  /** Shows a place in the middle, at once. */
  show: (place: Point, zoom: number) => void
  pan: (x: number, y: number) => void
  zoomIn: () => void
  zoomOut: () => void
  onMove: (listener: () => void) => void
  onRest: (listener: () => void) => void
  /** Calls back once, when the first view is drawn with all its tiles. */
  onDrawn: (listener: () => void) => void
  remove: () => void
}

/** From this zoom on, the smallest streets are drawn. */
const STREETS_ZOOM = 14
const GLIDE_MS = 500

/** Wraps a map. With a limit, the closest zoom differs from place to place. */
export function engineOf(map: MapLibrary, limit?: ZoomLimit): Engine {
  return {
    layer: map.getCanvasContainer(),
    size() {
      const { offsetWidth: width, offsetHeight: height } = map.getContainer()
      return { width, height }
    },
    maxZoom: () => map.getMaxZoom(),
    hasStreetsAt: (point) => (limit?.at(point) ?? map.getMaxZoom()) >= STREETS_ZOOM,
    pixelOf: ({ lat, lng }) => map.project([lng, lat]),
    pointAt({ x, y }) {
      const { lat, lng } = map.unproject([x, y])
      return { lat: roundDegrees(lat), lng: roundDegrees(lng) }
    },
    view() {
      const bounds = map.getBounds()
      const box = bounds
        ? {
            west: bounds.getWest(),
            south: bounds.getSouth(),
            east: bounds.getEast(),
            north: bounds.getNorth(),
          }
        : { west: -180, south: -90, east: 180, north: 90 }
      return { box, zoom: map.getZoom() }
    },
    fitSize(below) {
      const { offsetWidth: width, offsetHeight: height } = map.getContainer()
      return fitSize({ width, height }, below)
    },
    fit({ west, south, east, north }, { maxZoom, isQuick = false, below = 0 }) {
      const corners: Corners = [
        [west, south],
        [east, north],
      ]
      const target = { lat: (south + north) / 2, lng: (west + east) / 2 }
      // Otherwise the limit of the place that is left would end the way to this one.
      if (limit) map.setMaxZoom(Math.max(limit.at(target), map.getMaxZoom()))
      map.fitBounds(corners, {
        padding: { ...MAP_PADDING, bottom: MAP_PADDING.bottom + below },
        maxZoom: Math.min(maxZoom, limit?.at(target) ?? maxZoom),
        duration: isQuick ? 0 : GLIDE_MS,
      })
    },
    show(place, zoom) {
      const closest = limit?.at(place) ?? zoom
      if (limit) map.setMaxZoom(Math.max(closest, map.getMaxZoom()))
      map.jumpTo({ center: [place.lng, place.lat], zoom: Math.min(zoom, closest) })
    },
    pan: (x, y) => void map.panBy([x, y], { duration: 0 }),
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    onMove: (listener) => void map.on('move', listener),
    onRest: (listener) => void map.on('moveend', listener),
    onDrawn: (listener) => (map.loaded() ? listener() : void map.on('load', listener)),
    remove: () => map.remove(),
  }
}
