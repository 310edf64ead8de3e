import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'

import type { Pixel } from '@/domain/lib/geo'
import type { TileFeature } from '@/domain/map/tileFeature'

import { toNumber, toText, valueAt } from './expressionValue'
import { joinLines } from './joinLines'
import { featuresOf, seenLines, type Scene } from './paths'
import { createNameBoard, placesAlong, widthOfName, type Circle, type NamePlace } from './placeName'

/** One name for so many square pixels: more would hide the streets. */
const PIXELS_PER_NAME = 11_000
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in XML: names come from a file that others have made. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u001f\u007f\ufffe\uffff]/g, ' ')
    .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '')

type NamedLines = {
  text: string
  rank: number
  /** One of the things of this name: their letters look alike. */
  sample: TileFeature
  lines: (readonly Pixel[])[]
  points: Pixel[]
}

/** What a name takes up, and how far beside its point it stands; 0 for upon it. */
type Room = { width: number; height: number; beside: number }

/** The names of a layer with all lines that have them, the main streets first. */
function namedLines(layer: SymbolLayerSpecification, scene: Scene): NamedLines[] {
  const nameOf = valueAt(layer.layout?.['text-field'], scene.frame.zoom)
  const rankOf = valueAt(layer.layout?.['symbol-sort-key'], scene.frame.zoom)
  const found = new Map<string, NamedLines>()
  for (const feature of featuresOf(layer, scene)) {
    const text = toText(nameOf(feature)).trim()
    if (!text) continue
    const rank = toNumber(rankOf(feature))
    const known = found.get(text) ?? { text, rank, sample: feature, lines: [], points: [] }
    known.rank = Math.min(known.rank, rank)
    const seen = seenLines(feature, scene.frame)
    if (feature.type === 1) known.points.push(...seen.flat())
    else known.lines.push(...seen)
    found.set(text, known)
  }
  const length = ({ lines }: NamedLines) => lines.flat().length
  return [...found.values()].sort((a, b) => a.rank - b.rank || length(b) - length(a))
}

/** The places of a name: along its lines, on its points or beside them. */
function placesOf({ lines, points }: NamedLines, { width, height, beside }: Room) {
  const room = { width, height }
  const along = joinLines(lines).flatMap((line) => placesAlong(line, room))
  const shifts = beside > 0 ? [beside + width / 2, -beside - width / 2] : [0]
  const level = points.flatMap(({ x, y }) =>
    shifts.map((shift): NamePlace => ({ x: x + shift, y, angle: 0, ...room })),
  )
  return [...along, ...level]
}

function draw(text: string, { x, y, angle }: NamePlace, look: string): string {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`
  return `<text transform="${place}" ${look}>${escapeXml(text)}</text>`
}

/** How the letters of a layer look. */
function lookOf({ layout, paint }: SymbolLayerSpecification, zoom: number) {
  const sizeOf = valueAt(layout?.['text-size'], zoom)
  const spacing = toNumber(layout?.['text-letter-spacing'])
  const isUpper = layout?.['text-transform'] === 'uppercase'
  const colour = toText(paint?.['text-color'])
  const halo = toText(paint?.['text-halo-color'])
  const haloWidth = toNumber(paint?.['text-halo-width']) * 2
  const offset = toNumber(layout?.['text-radial-offset'])
  return (named: NamedLines) => {
    const size = toNumber(sizeOf(named.sample))
    const text = isUpper ? named.text.toUpperCase() : named.text
    const width = widthOfName(text, size) * (1 + spacing + (isUpper ? 0.2 : 0))
    const room: Room = { width, height: size, beside: offset * size }
    const attributes = `font-size="${size.toFixed(1)}" fill="${colour}" stroke="${halo}" stroke-width="${haloWidth}"${spacing ? ` letter-spacing="${(spacing * size).toFixed(1)}"` : ''}`
    return { text, room, attributes }
  }
}

/**
 * Writes the names of streets, waters, quarters and towns: each once, where its line is straight,
 * the most important first.
 */
export function drawNames(
  layers: readonly LayerSpecification[],
  scene: Scene,
  taken: readonly Circle[],
): string {
  const { size, zoom } = scene.frame
  const board = createNameBoard(taken, size)
  const most = Math.ceil((size.width * size.height) / PIXELS_PER_NAME)
  const written = new Set<string>()
  const drawn: string[] = []
  // In the style later layers win.
  for (const layer of layers.toReversed()) {
    if (layer.type !== 'symbol') continue
    const lookAt = lookOf(layer, zoom)
    for (const named of namedLines(layer, scene)) {
      const { text, room, attributes } = lookAt(named)
      if (drawn.length >= most || written.has(text)) continue
      const places = placesOf(named, room)
      const place = room.beside > 0 ? board.takeFirst(places) : board.take(places)
      if (!place) continue
      written.add(text)
      drawn.push(draw(text, place, attributes))
    }
  }
  return drawn.join('')
}
