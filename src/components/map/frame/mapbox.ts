import 'mapbox-gl/dist/mapbox-gl.css'

import mapboxgl from 'mapbox-gl'

import type { MapMessage } from '@/domain/mapMessage'

import { engineOf, type Engine } from './engine'
import type { MapSettings } from './openEngine'

const styles: Readonly<Record<MapMessage['mapType'], string>> = {
  light: 'mapbox://styles/mapbox/light-v11',
  streets: 'mapbox://styles/mapbox/streets-v12',
  satellite: 'mapbox://styles/mapbox/satellite-streets-v12',
}

const DEEPEST = 17

/** The map of Mapbox, for agencies that have an account there; nothing when it does not answer. */
export function openMapbox(container: HTMLElement, { locale, title, start, mapType }: MapSettings, accessToken: string): Promise<Engine | null> {
  const { west, south, east, north } = start
  const map = new mapboxgl.Map({
    container,
    accessToken,
    style: styles[mapType],
    language: locale,
    maxZoom: DEEPEST,
    bounds: [west, south, east, north],
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': title },
  })
  map.touchZoomRotate.disableRotation()
  return new Promise((resolve) => {
    let isUp = false
    map.once('load', () => {
      isUp = true
      resolve(engineOf(map))
    })
    // Without its style there is no map; a missing piece of one that stands is none of our business.
    map.on('error', () => {
      if (isUp || map.isStyleLoaded()) return
      map.remove()
      resolve(null)
    })
  })
}
