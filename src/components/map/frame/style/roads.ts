import type { LayerSpecification } from 'maplibre-gl'

import { all, equals, growing, not } from './expressions'
import type { Palette } from './palette'
import type { Schema } from './schema'

export const SOURCE = 'streets'

type Kind = { kind: string; fromZoom: number; widths: readonly number[] }

const ZOOMS = [9, 12, 14, 16, 18] as const
/** The kinds of streets from below to above, with their widths in pixels at these zooms. */
const kinds: readonly Kind[] = [
  { kind: 'path', fromZoom: 14, widths: [0, 0, 0.7, 1.6, 3] },
  { kind: 'service', fromZoom: 14, widths: [0, 0, 0.9, 4, 12] },
  { kind: 'pedestrian', fromZoom: 13, widths: [0, 0, 1.8, 6, 18] },
  { kind: 'minor', fromZoom: 12, widths: [0, 0.8, 2.3, 8, 24] },
  { kind: 'link', fromZoom: 12, widths: [0, 0.8, 2.4, 7, 20] },
  { kind: 'tertiary', fromZoom: 11, widths: [0, 1.5, 3.8, 10.5, 29] },
  { kind: 'secondary', fromZoom: 10, widths: [0.7, 2.1, 4.8, 12, 32] },
  { kind: 'primary', fromZoom: 9, widths: [0.9, 2.6, 5.8, 14, 36] },
  { kind: 'trunk', fromZoom: 9, widths: [1, 2.6, 5.8, 14, 36] },
  { kind: 'motorway', fromZoom: 9, widths: [1.2, 3, 6.4, 15, 38] },
]

const mainKinds = ['motorway', 'trunk', 'primary']
const CASING_PX = 1.5
const round = { 'line-cap': 'round', 'line-join': 'round' } as const

/** The ids of the layers that draw streets: where none of them shows anything, the map is empty. */
export const roadLayerIds = kinds.flatMap(({ kind }) => [kind, `${kind}-tunnel`])

const widthOf = (widths: readonly number[], extra = 0) =>
  growing(
    ...ZOOMS.map((zoom, index) => {
      const width = widths[index] ?? 0
      const more = zoom < 14 ? extra * 0.7 : extra
      return [zoom, width > 0 ? width + more : 0] as const
    }),
  )

function fillOf(kind: string, { fills, card, street }: Palette): string {
  if (kind === 'pedestrian') return card
  return Object.entries(fills).find(([name]) => name === kind)?.[1] ?? street
}

/**
 * The streets: first those in tunnels, then the casings of all kinds, then all fills. So crossings
 * stay open.
 */
export function roadLayers(palette: Palette, { streets }: Schema): LayerSpecification[] {
  const { casing, mainCasing, path } = palette
  const base = { type: 'line' as const, source: SOURCE, 'source-layer': streets.layer }
  const open = (kind: string) => all(equals(streets.kind, kind), not(streets.isTunnel))
  const tunnels = kinds.map(({ kind, fromZoom, widths }): LayerSpecification => ({
    ...base,
    id: `${kind}-tunnel`,
    minzoom: fromZoom,
    filter: all(equals(streets.kind, kind), streets.isTunnel),
    paint: {
      'line-color': casing,
      'line-opacity': 0.6,
      'line-width': widthOf(widths),
      'line-dasharray': [2, 1.5],
    },
  }))
  const casings = kinds
    .filter(({ kind }) => kind !== 'path')
    .map(({ kind, fromZoom, widths }): LayerSpecification => ({
      ...base,
      id: `${kind}-casing`,
      minzoom: Math.max(fromZoom, kind === 'minor' ? 13 : 11),
      filter: open(kind),
      layout: round,
      paint: {
        'line-color': mainKinds.includes(kind) ? mainCasing : casing,
        'line-width': widthOf(widths, CASING_PX),
      },
    }))
  const fills = kinds.map(({ kind, fromZoom, widths }): LayerSpecification => ({
    ...base,
    id: kind,
    minzoom: fromZoom,
    filter: open(kind),
    layout: round,
    paint:
      kind === 'path'
        ? { 'line-color': path, 'line-width': widthOf(widths), 'line-dasharray': [2.2, 1.8] }
        : { 'line-color': fillOf(kind, palette), 'line-width': widthOf(widths) },
  }))
  return [...tunnels, ...casings, ...fills]
}
