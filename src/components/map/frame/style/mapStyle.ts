import type { StyleSpecification } from 'maplibre-gl'

import type { StreetMap } from '@/domain/map/mapFile'
import type { Locale } from '@/i18n/locales'

import { drawnGround, drawnNames, drawnSources } from './drawn'
import { groundLayers, overlayLayers } from './ground'
import { nameLayers } from './names'
import { paletteOf, type Tokens } from './palette'
import { roadLayers, SOURCE } from './roads'
import { schemas } from './schema'

type Options = {
  locale: Locale
  tokens: Tokens
  /** The first font of the page. */
  font: string
  /** The file with the streets; its tiles have whole addresses. */
  streets?: Pick<StreetMap, 'layers' | 'minZoom' | 'maxZoom' | 'bounds' | 'tiles'> | undefined
}

/**
 * Returns the style of the map in the colours and the font of the site: the country that ships with
 * the site, and the streets of a map file where there is one.
 */
export function mapStyle({ locale, tokens, font, streets }: Options): StyleSpecification {
  const palette = paletteOf(tokens)
  const hasStreets = streets !== undefined
  const ground = drawnGround(palette, { hasStreets })
  const names = drawnNames(palette, { font, hasStreets })
  const base = { version: 8 as const, sources: drawnSources(locale) }
  if (!streets) return { ...base, layers: [...ground, ...names] }
  const schema = schemas[streets.layers]
  return {
    ...base,
    sources: {
      ...base.sources,
      // Closer than this, a file may hold what no map draws.
      [SOURCE]: {
        type: 'vector',
        tiles: [streets.tiles],
        minzoom: streets.minZoom,
        maxzoom: streets.maxZoom,
        bounds: streets.bounds,
      },
    },
    layers: [
      ...ground,
      ...groundLayers(palette, schema),
      ...roadLayers(palette, schema),
      ...overlayLayers(palette, schema),
      ...nameLayers(palette, schema, { locale, font }),
      ...names,
    ],
  }
}
