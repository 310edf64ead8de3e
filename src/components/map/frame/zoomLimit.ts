import type { Map } from 'maplibre-gl'

import type { Point } from '@/domain/lib/geo'
import type { StreetMap } from '@/domain/map/mapFile'
import { createStreetLookup } from '@/domain/map/streetTiles'

import { retryTiles } from './retryTiles'
import { roadLayerIds } from './style/roads'

/** The shapes that ship with the site have no detail beyond this zoom level. */
export const DRAWN_MAX_ZOOM = 12.5
/** The closest zoom where there are streets. */
const STREETS_MAX_ZOOM = 17
/** From this zoom on, the map itself shows whether there are streets: the small ones are drawn. */
const SEEN_ZOOM = 12

/** Says the closest zoom at a place, as far as is known before its tiles are loaded. */
export type ZoomLimit = { at: (point: Point) => number }

/** Returns the closest zoom at each place, by the list of tiles with streets. */
export function zoomLimitOf(streets: StreetMap | undefined): ZoomLimit['at'] {
  if (!streets) return () => DRAWN_MAX_ZOOM
  const hasStreets = createStreetLookup(streets.streets, streets.boxes)
  return (point) => (hasStreets(point) ? STREETS_MAX_ZOOM : DRAWN_MAX_ZOOM)
}

/**
 * Ends the zoom where the data ends, so that no map is ever empty. Far away the list of tiles with
 * streets decides about the centre; from near, what the map has drawn decides, because a tile is
 * larger than a town. A map that is too close glides back.
 */
export function limitZoom(map: Map, at: ZoomLimit['at'], hasStreets: boolean): ZoomLimit {
  if (!hasStreets) return { at }
  const tiles = retryTiles(map)
  const apply = (limit: number) => {
    if (map.getZoom() > limit + 0.01) map.easeTo({ zoom: limit })
    else if (map.getMaxZoom() !== limit) map.setMaxZoom(limit)
  }
  map.on('move', () => {
    const limit = at(map.getCenter())
    if (map.getZoom() < SEEN_ZOOM && limit > map.getMaxZoom()) map.setMaxZoom(limit)
  })
  map.on('idle', () => {
    if (tiles.isWaiting()) return
    const isEmpty =
      map.getZoom() >= SEEN_ZOOM && map.queryRenderedFeatures({ layers: roadLayerIds }).length === 0
    apply(isEmpty ? DRAWN_MAX_ZOOM : at(map.getCenter()))
  })
  return { at }
}
