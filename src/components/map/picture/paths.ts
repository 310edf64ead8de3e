import type { LayerSpecification } from 'maplibre-gl'

import type { Pixel } from '@/domain/lib/geo'
import type { PictureFrame, Size } from '@/domain/map/pictureFrame'
import type { TileFeature } from '@/domain/map/tileFeature'

import { clipLine, clipRing } from './clip'
import { filterAt, toColour, toNumber, toText, valueAt } from './expressionValue'

/** How far beyond its edge things are drawn: wide lines reach into the picture. */
const MARGIN_PX = 24
/** How finely lines are written, in pixels and parts of them. */
export type Detail = {
  /** Corners that lie closer than this to the one before are not drawn. */
  tolerancePx: number
  /** What a pixel is divided into. */
  parts: number
  /** Lines that are shorter are not drawn: from far away a map has thousands of them. */
  shortestPx: number
}
/** A picture of a few streets. */
export const FINE: Detail = { tolerancePx: 0.4, parts: 10, shortestPx: 0 }

/** What is drawn: the features of the map by the layers that they are in. */
export type Scene = {
  frame: PictureFrame
  detail: Detail
  layers: ReadonlyMap<string, readonly TileFeature[]>
}

/** Sorts features into their layers. */
export function sceneOf(
  frame: PictureFrame,
  features: readonly TileFeature[],
  detail: Detail,
): Scene {
  const layers = new Map<string, TileFeature[]>()
  for (const feature of features) {
    const known = layers.get(feature.layer)
    if (known) known.push(feature)
    else layers.set(feature.layer, [feature])
  }
  return { frame, detail, layers }
}

/** The lines of a feature in pixels of the picture, cut to what is seen of them. */
export function seenLines(
  { type, geometry }: TileFeature,
  { size, pixelOf }: PictureFrame,
): (readonly Pixel[])[] {
  const lines = geometry.map((line) => line.map(pixelOf))
  if (type === 3) return lines.map((ring) => clipRing(ring, size, MARGIN_PX))
  if (type === 2) return lines.flatMap((line) => clipLine(line, size, MARGIN_PX))
  return lines.filter(([point]) => point && isOnPicture(point, size))
}

const isOnPicture = ({ x, y }: Pixel, { width, height }: Size) =>
  x >= 0 && x <= width && y >= 0 && y <= height

/** A line without the corners that are too close to the one before to be seen. */
function withoutCrowd(line: readonly Pixel[], tolerancePx: number): Pixel[] {
  let last: Pixel | undefined
  return line.filter((corner, at) => {
    const isFar = !last || Math.hypot(corner.x - last.x, corner.y - last.y) > tolerancePx
    const isDrawn = isFar || at === line.length - 1
    if (isDrawn) last = corner
    return isDrawn
  })
}

const reachOf = (line: readonly Pixel[]): number => {
  const xs = line.map(({ x }) => x)
  const ys = line.map(({ y }) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** A line as an SVG path in parts of pixels: a start, then relative steps, which are shorter. */
function pathOf(
  line: readonly Pixel[],
  isClosed: boolean,
  { tolerancePx, parts, shortestPx }: Detail,
): string {
  if (line.length < 2 || reachOf(line) < shortestPx) return ''
  const inParts = (value: number) => Math.round(value * parts)
  const corners = withoutCrowd(line, tolerancePx).map(({ x, y }) => ({
    x: inParts(x),
    y: inParts(y),
  }))
  const steps = corners.flatMap(({ x, y }, at) => {
    const previous = corners[at - 1] ?? { x: 0, y: 0 }
    const isStill = at > 0 && x === previous.x && y === previous.y
    return isStill ? [] : [`${x - previous.x} ${y - previous.y}`]
  })
  const [start, ...others] = steps
  if (!start || others.length === 0) return ''
  return `M${start}l${others.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
}

const isShownAt = ({ minzoom = 0, maxzoom = 24 }: LayerSpecification, zoom: number) =>
  zoom >= minzoom && zoom < maxzoom

/** The layer of the scene that a layer of the style draws. */
function layerNameOf(layer: LayerSpecification): string {
  if ('source-layer' in layer && layer['source-layer']) return layer['source-layer']
  return 'source' in layer && typeof layer.source === 'string' ? drawnLayer(layer.source) : ''
}

/** What ships with the site has layers of its own: a map file may name one the same. */
export const drawnLayer = (source: string): string => `drawn ${source}`

/** The features that a layer of the style shows. */
export function featuresOf(layer: LayerSpecification, { frame, layers }: Scene): TileFeature[] {
  if (!isShownAt(layer, frame.zoom)) return []
  const isShown = filterAt('filter' in layer ? layer.filter : undefined, frame.zoom)
  return (layers.get(layerNameOf(layer)) ?? []).filter(isShown)
}

type Look = Record<string, string | number>

const attributes = (look: Look): string =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

const hundredth = (value: number) => Math.round(value * 100) / 100

/** Returns a function that says how a layer of the style draws a feature; undefined for not at all. */
function lookOf(
  layer: LayerSpecification,
  { frame: { zoom }, detail: { parts } }: Scene,
): (feature: TileFeature) => Look | undefined {
  if (layer.type === 'fill') {
    const colour = valueAt(layer.paint?.['fill-color'], zoom)
    return (feature) => {
      const fill = toColour(colour(feature))
      return fill.startsWith('#') ? { fill } : undefined
    }
  }
  if (layer.type !== 'line') return () => undefined
  const { paint, layout } = layer
  const colour = valueAt(paint?.['line-color'], zoom)
  const width = valueAt(paint?.['line-width'], zoom)
  const opacity = valueAt(paint?.['line-opacity'], zoom)
  const dashes = paint?.['line-dasharray']
  return (feature) => {
    const pixels = hundredth(toNumber(width(feature)) * parts)
    if (pixels === 0) return undefined
    return {
      fill: 'none',
      stroke: toText(colour(feature)),
      'stroke-width': pixels,
      ...(layout?.['line-cap'] && { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
      ...(Array.isArray(dashes) && {
        'stroke-dasharray': dashes.map((part) => hundredth(toNumber(part) * pixels)).join(' '),
      }),
      ...(opacity(feature) !== undefined && { 'stroke-opacity': toNumber(opacity(feature)) }),
    }
  }
}

/**
 * Draws a layer of the style: one SVG path for all features that look alike. Rings turn the way that
 * vector tiles ask for, so that holes stay open and areas of two tiles may overlap.
 */
export function drawLayer(layer: LayerSpecification, scene: Scene): string {
  const paths = new Map<string, string>()
  const look = lookOf(layer, scene)
  for (const feature of featuresOf(layer, scene)) {
    const own = look(feature)
    if (!own || feature.type === 1) continue
    const lines = seenLines(feature, scene.frame)
    const path = lines.map((line) => pathOf(line, feature.type === 3, scene.detail)).join('')
    const key = attributes(own)
    if (path) paths.set(key, (paths.get(key) ?? '') + path)
  }
  return [...paths].map(([own, path]) => `<path${own} d="${path}"/>`).join('')
}

/** Draws the dots of a layer, beside which towns are named. */
export function drawDots(layer: LayerSpecification, scene: Scene): string {
  if (layer.type !== 'circle') return ''
  const radius = toNumber(layer.paint?.['circle-radius'])
  const fill = toText(layer.paint?.['circle-color'])
  return featuresOf(layer, scene)
    .flatMap((feature) => seenLines(feature, scene.frame).flat())
    .map(
      ({ x, y }) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${fill}"/>`,
    )
    .join('')
}
