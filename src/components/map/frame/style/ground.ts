import type { LayerSpecification } from 'maplibre-gl'

import { all, byZoom, equals, growing, match, metresWide, not } from './expressions'
import type { Palette } from './palette'
import { SOURCE } from './roads'
import type { Schema } from './schema'

const round = { 'line-cap': 'round', 'line-join': 'round' } as const
const isPolygon = equals(['geometry-type'], 'Polygon')
const isLine = equals(['geometry-type'], 'LineString')

/** Parks, woods, rivers and railways, which lie below the streets. */
export function groundLayers(
  { green, water, shore, rail, siding, land }: Palette,
  schema: Schema,
): LayerSpecification[] {
  const { waterways } = schema
  const isStream = equals(waterways.kind, 'stream')
  const river = {
    type: 'line' as const,
    source: SOURCE,
    'source-layer': waterways.layer,
    layout: round,
  }
  const isRiver = all(isLine, not(isStream), waterways.isDrawn)
  const track = { type: 'line' as const, source: SOURCE, 'source-layer': schema.rail.layer }
  const isTrack = (kind: string) => equals(schema.rail.kind, kind)
  return [
    {
      id: 'green',
      type: 'fill',
      source: SOURCE,
      'source-layer': schema.green.layer,
      filter: isPolygon,
      paint: {
        'fill-color': match(schema.green.kind, Object.entries(green), 'rgba(0, 0, 0, 0)'),
        'fill-antialias': false,
      },
    },
    {
      ...river,
      id: 'streams',
      minzoom: 13,
      filter: all(isLine, isStream),
      paint: { 'line-color': shore, 'line-width': growing([13, 0.6], [16, 2], [18, 5]) },
    },
    {
      ...river,
      id: 'shores',
      minzoom: 13,
      filter: isRiver,
      paint: { 'line-color': shore, 'line-width': metresWide(['+', waterways.metres, 1.6], 1) },
    },
    {
      ...river,
      id: 'waterways',
      filter: isRiver,
      paint: { 'line-color': water, 'line-width': metresWide(waterways.metres, 0.7) },
    },
    {
      id: 'water',
      type: 'fill',
      source: SOURCE,
      'source-layer': schema.water,
      filter: isPolygon,
      paint: { 'fill-color': water },
    },
    {
      ...track,
      id: 'sidings',
      minzoom: 14,
      filter: isTrack('siding'),
      paint: { 'line-color': siding, 'line-width': growing([14, 0.5], [16, 0.9], [18, 1.6]) },
    },
    {
      ...track,
      id: 'rail',
      filter: isTrack('rail'),
      paint: {
        'line-color': rail,
        'line-width': growing([11, 0.7], [14, 1.2], [16, 2], [18, 3.4]),
      },
    },
    {
      ...track,
      id: 'sleepers',
      minzoom: 14,
      filter: isTrack('rail'),
      paint: {
        'line-color': land,
        'line-width': growing([14, 0.5], [16, 0.9], [18, 1.8]),
        'line-dasharray': [4, 4],
      },
    },
  ]
}

/** Trams and borders of municipalities, which lie above the streets. */
export function overlayLayers({ rail, moss }: Palette, schema: Schema): LayerSpecification[] {
  return [
    {
      id: 'tram',
      type: 'line',
      source: SOURCE,
      'source-layer': schema.rail.layer,
      minzoom: 14,
      filter: equals(schema.rail.kind, 'tram'),
      paint: { 'line-color': rail, 'line-width': growing([14, 0.5], [16, 0.8], [18, 1.4]) },
    },
    {
      id: 'municipalities',
      type: 'line',
      source: SOURCE,
      'source-layer': schema.borders.layer,
      filter: schema.borders.isDrawn,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': moss,
        'line-opacity': byZoom([9, 0.3], [14, 0.2]),
        'line-width': growing([9, 0.8], [14, 1.6]),
        'line-dasharray': [3, 2],
      },
    },
  ]
}
