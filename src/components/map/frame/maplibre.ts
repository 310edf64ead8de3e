import 'maplibre-gl/dist/maplibre-gl.css'

import { getVersion, Map, setWorkerUrl } from 'maplibre-gl'

import { engineOf, type Engine } from './engine'
import type { MapSettings } from './openEngine'
import { ownStyle } from './style'

/** Nearer there is nothing more to see on it. */
const DEEPEST = 12.5
const AROUND: [[number, number], [number, number]] = [
  [-1.3, 47.8],
  [10.3, 53.2],
]

/** The map that needs nobody else. */
export function openMapLibre(container: HTMLElement, { locale, title, start }: MapSettings): Promise<Engine> {
  setWorkerUrl(`/maplibre/${getVersion()}/worker.mjs`)
  const { west, south, east, north } = start
  const map = new Map({
    container,
    style: ownStyle(locale),
    bounds: [west, south, east, north],
    maxBounds: AROUND,
    maxZoom: DEEPEST,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': title },
  })
  map.touchZoomRotate.disableRotation()
  return new Promise((resolve) => map.once('load', () => resolve(engineOf(map))))
}
