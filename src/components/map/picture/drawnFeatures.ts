import { project } from '@/domain/lib/geo'
import type { TileFeature } from '@/domain/map/tileFeature'
import type { Locale } from '@/i18n/locales'

import { drawnSources } from '../frame/style/drawn'
import { drawnLayer } from './paths'

type Position = readonly number[]
type Shape = Pick<TileFeature, 'type' | 'geometry'>

const lineOf = (positions: readonly Position[]) =>
  positions.map(([lng = 0, lat = 0]) => project({ lat, lng }))

/** A shape of the country as a tile would hold it. */
function shapeOf(geometry: { type: string; coordinates: unknown }): Shape {
  const { type, coordinates } = geometry
  if (type === 'Point') return { type: 1, geometry: [lineOf([coordinates as Position])] }
  if (type === 'MultiLineString')
    return { type: 2, geometry: (coordinates as Position[][]).map(lineOf) }
  return { type: 3, geometry: (coordinates as Position[][][]).flat().map(lineOf) }
}

const known = new Map<Locale, readonly TileFeature[]>()

/** The country that ships with the site, as the features of a map: the moving map has it too. */
export function drawnFeatures(locale: Locale): readonly TileFeature[] {
  const ready = known.get(locale)
  if (ready) return ready
  const features = Object.entries(drawnSources(locale)).flatMap(([name, source]) =>
    source.data.features.map(({ geometry, properties }): TileFeature => ({
      ...shapeOf(geometry),
      layer: drawnLayer(name),
      properties,
    })),
  )
  known.set(locale, features)
  return features
}
