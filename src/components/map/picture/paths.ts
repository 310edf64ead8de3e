import type { LayerSpecification } from 'maplibre-gl'

import type { Pixel } from '@/domain/lib/geo'
import { PICTURE, type PictureFrame } from '@/domain/map/pictureFrame'
import type { TileFeature } from '@/domain/map/tileFeature'

import { filterAt, toNumber, toText, valueAt } from './expressionValue'

/** How far beyond its edge things are drawn: wide lines reach into the picture. */
const MARGIN_PX = 24
/** Corners that lie closer than this to the line between their neighbours are not drawn. */
const TOLERANCE_PX = 0.4

export type Scene = { frame: PictureFrame; features: readonly TileFeature[] }

/** Whether the box around a line meets the picture. */
function isSeen(line: readonly Pixel[]): boolean {
  const xs = line.map(({ x }) => x)
  const ys = line.map(({ y }) => y)
  return (
    Math.max(...xs) > -MARGIN_PX &&
    Math.min(...xs) < PICTURE.width + MARGIN_PX &&
    Math.max(...ys) > -MARGIN_PX &&
    Math.min(...ys) < PICTURE.height + MARGIN_PX
  )
}

/** The lines of a feature in pixels of the picture, without those that lie outside it. */
export const seenLines = ({ geometry }: TileFeature, { pixelOf }: PictureFrame): Pixel[][] =>
  geometry.map((line) => line.map(pixelOf)).filter(isSeen)

const isFarFrom = (one: Pixel, other: Pixel) =>
  Math.hypot(one.x - other.x, one.y - other.y) > TOLERANCE_PX

const withoutCrowd = (line: readonly Pixel[]): Pixel[] =>
  line.filter((corner, at) => {
    const previous = line[at - 1]
    return !previous || at === line.length - 1 || isFarFrom(corner, previous)
  })

const tenth = (value: number) => Math.round(value * 10)

/** A line as an SVG path in tenths: a start, then relative steps, which are shorter. */
function pathOf(line: readonly Pixel[], isClosed: boolean): string {
  const corners = withoutCrowd(line).map(({ x, y }) => ({ x: tenth(x), y: tenth(y) }))
  const steps = corners.map(({ x, y }, at) => {
    const previous = corners[at - 1] ?? { x: 0, y: 0 }
    return `${x - previous.x} ${y - previous.y}`
  })
  const [start, ...others] = steps
  if (!start || others.length === 0) return ''
  return `M${start}l${others.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
}

const isShownAt = ({ minzoom = 0, maxzoom = 24 }: LayerSpecification, zoom: number) =>
  zoom >= minzoom && zoom < maxzoom

/** The features that a layer of the style shows. */
export function featuresOf(layer: LayerSpecification, { frame, features }: Scene): TileFeature[] {
  if (!('source-layer' in layer) || !isShownAt(layer, frame.zoom)) return []
  const isShown = filterAt('filter' in layer ? layer.filter : undefined, frame.zoom)
  return features.filter((feature) => feature.layer === layer['source-layer'] && isShown(feature))
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
  zoom: number,
): (feature: TileFeature) => Look | undefined {
  if (layer.type === 'fill') {
    const colour = valueAt(layer.paint?.['fill-color'], zoom)
    return (feature) => {
      const fill = toText(colour(feature))
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
    // A path is written in tenths of a pixel.
    const pixels = hundredth(toNumber(width(feature))) * 10
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
  const look = lookOf(layer, scene.frame.zoom)
  for (const feature of featuresOf(layer, scene)) {
    const own = look(feature)
    if (!own || feature.type === 1) continue
    const lines = seenLines(feature, scene.frame)
    const path = lines.map((line) => pathOf(line, feature.type === 3)).join('')
    const key = attributes(own)
    if (path) paths.set(key, (paths.get(key) ?? '') + path)
  }
  return [...paths].map(([own, path]) => `<path${own} d="${path}"/>`).join('')
}
