import 'mapbox-gl/dist/mapbox-gl.css'

import mapboxgl from 'mapbox-gl'

import type { MapMessage } from '@/domain/map/mapMessage'

import { engineOf, type Engine, type MapSettings } from './engine'

const styles: Readonly<Record<MapMessage['mapType'], string>> = {
  light: 'mapbox://styles/mapbox/light-v11',
  streets: 'mapbox://styles/mapbox/streets-v12',
  satellite: 'mapbox://styles/mapbox/satellite-streets-v12',
}

const MAX_ZOOM = 17

/** Opens a Mapbox map, for agencies with an account there. Resolves to null when Mapbox fails. */
export function openMapbox(
  container: HTMLElement,
  { locale, title, start, mapType }: MapSettings,
  accessToken: string,
): Promise<Engine | null> {
  const { west, south, east, north } = start
  const map = new mapboxgl.Map({
    container,
    accessToken,
    style: styles[mapType],
    language: locale,
    maxZoom: MAX_ZOOM,
    bounds: [west, south, east, north],
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': title },
  })
  map.touchZoomRotate.disableRotation()
  return new Promise((resolve) => {
    let isLoaded = false
    map.once('load', () => {
      isLoaded = true
      resolve(engineOf(map))
    })
    // An error before the style has loaded means that there is no map. Later errors, such as a
    // missing tile, are harmless.
    map.on('error', () => {
      if (isLoaded || map.isStyleLoaded()) return
      map.remove()
      resolve(null)
    })
  })
}
