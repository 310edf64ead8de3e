import type { LayerSpecification } from 'maplibre-gl'

import type { Locale } from '@/i18n/locales'

import { all, byZoom, equals, growing, isOneOf, match, not } from './expressions'
import type { Palette } from './palette'
import { SOURCE } from './roads'
import type { Schema } from './schema'

const MAIN_NAMES = 'main-names'

/** From which zoom the names of streets are drawn, the smallest streets first: later ones win. */
const streetNames = [
  {
    id: 'small-street-names',
    kinds: ['path', 'service', 'pedestrian'],
    fromZoom: 15.6,
    size: 10.5,
  },
  { id: 'street-names', kinds: ['minor', 'link'], fromZoom: 14.4, size: 11 },
  {
    id: MAIN_NAMES,
    kinds: ['tertiary', 'secondary', 'primary', 'trunk', 'motorway'],
    fromZoom: 12.8,
    size: 11.5,
  },
] as const

/**
 * A font of the page for the letters of the map, which the browser draws itself. MapLibre takes the
 * weight from the first name; no font of that name needs to exist.
 */
export const fontOf = (family: string, weight: 'Medium' | 'Semibold'): string[] => [
  `${family} ${weight}`,
  family,
]

const halo = ({ text, halo: colour }: { text: string; halo: string }, width: number) => ({
  'text-color': text,
  'text-halo-color': colour,
  'text-halo-width': width,
})

/** The names of streets and waters, and of quarters. Towns and villages are named by the site. */
export function nameLayers(
  { names }: Palette,
  schema: Schema,
  { locale, font }: { locale: Locale; font: string },
): LayerSpecification[] {
  const name = schema.name(locale)
  const { kind, layer } = schema.streetNames
  const rankOrder = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'].map(
    (value, index) => [value, index] as const,
  )
  return [
    {
      id: 'water-names',
      type: 'symbol',
      source: SOURCE,
      'source-layer': schema.waterNames,
      minzoom: 13,
      filter: not(equals(schema.waterways.kind, 'stream')),
      layout: {
        'symbol-placement': 'line',
        'text-field': name,
        'text-font': fontOf(font, 'Medium'),
        'text-size': growing([13, 10.5], [16, 13]),
        'text-letter-spacing': 0.08,
        'symbol-spacing': 420,
        'text-max-angle': 30,
      },
      paint: halo(names.water, 1.2),
    },
    ...streetNames.map(({ id, kinds, fromZoom, size }): LayerSpecification => ({
      id,
      type: 'symbol',
      source: SOURCE,
      'source-layer': layer,
      minzoom: fromZoom,
      filter: isOneOf(kind, kinds),
      layout: {
        'symbol-placement': 'line',
        'text-field': name,
        'text-font': fontOf(font, 'Medium'),
        'text-size': growing([13, size - 0.5], [15, size + 0.5], [18, size + 4]),
        'symbol-spacing': 320,
        'text-max-angle': 28,
        'text-padding': 6,
        'symbol-sort-key': match(kind, rankOrder, rankOrder.length),
      },
      paint: halo(id === MAIN_NAMES ? names.main : names.street, 1.4),
    })),
    {
      id: 'quarters',
      type: 'symbol',
      source: SOURCE,
      'source-layer': schema.places.layer,
      minzoom: 12,
      maxzoom: 15.5,
      filter: all(['>=', schema.places.rank, 4], ['<=', schema.places.rank, 5]),
      layout: {
        'text-field': name,
        'text-font': fontOf(font, 'Semibold'),
        'text-padding': 12,
        'text-max-width': 7,
        'symbol-sort-key': schema.places.rank,
        'text-size': byZoom([9, 10], [14, 12.5]),
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
      },
      paint: halo(names.quarter, 1.8),
    },
  ]
}
