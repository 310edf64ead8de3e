import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'

import type { Pixel } from '@/domain/lib/geo'

import { toNumber, toText, valueAt } from './expressionValue'
import { joinLines } from './joinLines'
import { featuresOf, seenLines, type Scene } from './paths'
import { createNameBoard, placesAlong, widthOfName, type Circle, type NamePlace } from './placeName'

const MAX_NAMES = 26
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

type NamedLines = { text: string; rank: number; lines: Pixel[][]; points: Pixel[] }

/** The names of a layer with all lines that have them, the main streets first. */
function namedLines(layer: SymbolLayerSpecification, scene: Scene): NamedLines[] {
  const nameOf = valueAt(layer.layout?.['text-field'], scene.frame.zoom)
  const rankOf = valueAt(layer.layout?.['symbol-sort-key'], scene.frame.zoom)
  const found = new Map<string, NamedLines>()
  for (const feature of featuresOf(layer, scene)) {
    const text = toText(nameOf(feature)).trim()
    if (!text) continue
    const rank = toNumber(rankOf(feature))
    const known = found.get(text) ?? { text, rank, lines: [], points: [] }
    known.rank = Math.min(known.rank, rank)
    const seen = seenLines(feature, scene.frame)
    if (feature.type === 1) known.points.push(...seen.flat())
    else known.lines.push(...seen)
    found.set(text, known)
  }
  const length = ({ lines }: NamedLines) => lines.flat().length
  return [...found.values()].sort((a, b) => a.rank - b.rank || length(b) - length(a))
}

function placesOf({ lines, points }: NamedLines, room: { width: number; height: number }) {
  const along = joinLines(lines).flatMap((line) => placesAlong(line, room))
  const level = points.map((point): NamePlace => ({ ...point, angle: 0, ...room }))
  return [...along, ...level]
}

function draw(text: string, { x, y, angle }: NamePlace, look: string): string {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`
  return `<text transform="${place}" ${look}>${escapeXml(text)}</text>`
}

/** How the letters of a layer look. */
function lookOf({ layout, paint }: SymbolLayerSpecification, zoom: number) {
  const something = { type: 2, properties: {} } as const
  const size = toNumber(valueAt(layout?.['text-size'], zoom)(something))
  const spacing = toNumber(layout?.['text-letter-spacing'])
  const isUpper = layout?.['text-transform'] === 'uppercase'
  const colour = toText(paint?.['text-color'])
  const halo = toText(paint?.['text-halo-color'])
  const haloWidth = toNumber(paint?.['text-halo-width']) * 2
  const attributes = `font-size="${size.toFixed(1)}" fill="${colour}" stroke="${halo}" stroke-width="${haloWidth}"${spacing ? ` letter-spacing="${(spacing * size).toFixed(1)}"` : ''}`
  return { size, spacing, isUpper, attributes }
}

/**
 * Writes the names of streets, waters and quarters: each once, where its line is straight, the most
 * important first.
 */
export function drawNames(
  layers: readonly LayerSpecification[],
  scene: Scene,
  taken: readonly Circle[],
): string {
  const board = createNameBoard(taken)
  const written = new Set<string>()
  const drawn: string[] = []
  // In the style later layers win.
  for (const layer of layers.toReversed()) {
    if (layer.type !== 'symbol') continue
    const { size, spacing, isUpper, attributes } = lookOf(layer, scene.frame.zoom)
    for (const named of namedLines(layer, scene)) {
      const text = isUpper ? named.text.toUpperCase() : named.text
      if (drawn.length >= MAX_NAMES || written.has(text)) continue
      const width = widthOfName(text, size) * (1 + spacing + (isUpper ? 0.2 : 0))
      const place = board.take(placesOf(named, { width, height: size }))
      if (!place) continue
      written.add(text)
      drawn.push(draw(text, place, attributes))
    }
  }
  return drawn.join('')
}
