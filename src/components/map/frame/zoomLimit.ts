import type { Map } from 'maplibre-gl'

import type { Point } from '@/domain/lib/geo'
import type { StreetMap } from '@/domain/map/mapFile'
import { createStreetLookup } from '@/domain/map/streetTiles'

import { roadLayerIds } from './style/roads'

/** The shapes that ship with the site have no detail beyond this zoom level. */
export const DRAWN_MAX_ZOOM = 12.5
/** The closest zoom where there are streets. */
const STREETS_MAX_ZOOM = 17
/** From this zoom on, the map itself shows whether there are streets: the small ones are drawn. */
const SEEN_ZOOM = 12

/** Says the closest zoom at a place, as far as is known before its tiles are loaded. */
export type ZoomLimit = { at: (point: Point) => number }

const drawnLimit: ZoomLimit = { at: () => DRAWN_MAX_ZOOM }

/**
 * Ends the zoom where the data ends, so that no map is ever empty. Far away the list of tiles with
 * streets decides about the centre; from near, what the map has drawn decides, because a tile is
 * larger than a town. A map that is too close glides back.
 */
export function limitZoom(map: Map, streets: StreetMap | undefined): ZoomLimit {
  if (!streets) return drawnLimit
  const hasStreets = createStreetLookup(streets.streets, streets.boxes)
  const at = (point: Point) => (hasStreets(point) ? STREETS_MAX_ZOOM : DRAWN_MAX_ZOOM)
  const apply = (limit: number) => {
    if (map.getZoom() > limit + 0.01) map.easeTo({ zoom: limit })
    else if (map.getMaxZoom() !== limit) map.setMaxZoom(limit)
  }
  map.on('move', () => {
    const limit = at(map.getCenter())
    if (map.getZoom() < SEEN_ZOOM && limit > map.getMaxZoom()) map.setMaxZoom(limit)
  })
  map.on('idle', () => {
    const isEmpty =
      map.getZoom() >= SEEN_ZOOM && map.queryRenderedFeatures({ layers: roadLayerIds }).length === 0
    apply(isEmpty ? DRAWN_MAX_ZOOM : at(map.getCenter()))
  })
  return { at }
}
