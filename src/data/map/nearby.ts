import type { Box, Pixel, Point } from '@/domain/lib/geo'
import { nearestOf, type Distance, type NearbyPoint } from '@/domain/map/nearby'
import { pointLayers } from '@/domain/map/pointKinds'
import { degreesOf } from '@/domain/map/pictureFrame'
import type { TileFeature } from '@/domain/map/tileFeature'
import type { MapFile } from '@/domain/map/mapFile'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { MAP_FILE_TAG } from '../core/cacheTags'
import { findMapFile } from './mapFile'
import { findFeatures } from './tiles'

/** Half the side of the square in which places are looked for, in degrees: about three kilometres. */
const REACH = { lat: 0.028, lng: 0.044 }

const squareAround = ({ lat, lng }: Point): Box => ({
  west: lng - REACH.lng,
  east: lng + REACH.lng,
  south: lat - REACH.lat,
  north: lat + REACH.lat,
})

/** The name of a feature in a language, by the keys of the files that the site can draw. */
function nameOf({ properties }: TileFeature, locale: Locale): string | undefined {
  const keys = [locale, `name:${locale}`, `name_${locale}`, 'name']
  return keys
    .map((key) => properties[key])
    .find((name) => typeof name === 'string' && name !== '')
    ?.toString()
}

const placeOf = ({ geometry }: TileFeature): Pixel | undefined => geometry[0]?.[0]

function pointsOf(
  features: readonly TileFeature[],
  layers: MapFile['layers'],
  locale: Locale,
): NearbyPoint[] {
  const { kindOf } = pointLayers[layers]
  return features.flatMap((feature) => {
    const kind = kindOf(feature.properties)
    const place = placeOf(feature)
    if (feature.type !== 1 || !kind || !place) return []
    return [{ ...degreesOf(place), kind, name: nameOf(feature, locale) }]
  })
}

/**
 * Finds the straight-line distances from a public point to the nearest station, school, shop and
 * park that the map file knows; none without a file.
 */
export const findNearby = cachedQuery(
  'nearby',
  [MAP_FILE_TAG],
  async ({ lat, lng }: Point, locale: Locale): Promise<Distance[]> => {
    const file = await findMapFile()
    if (!file) return []
    const { layers } = pointLayers[file.layers]
    const features = await findFeatures(file, squareAround({ lat, lng }), {
      hasLayer: (name) => layers.includes(name),
    })
    return nearestOf({ lat, lng }, pointsOf(features, file.layers, locale))
  },
)
