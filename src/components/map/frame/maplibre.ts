import 'maplibre-gl/dist/maplibre-gl.css'

import { getVersion, Map, prewarm, setWorkerUrl } from 'maplibre-gl'

import { engineOf, type Engine, type MapSettings } from './engine'
import { mapStyle } from './style/mapStyle'
import { readTokens } from './style/palette'
import { DRAWN_MAX_ZOOM, limitZoom, zoomLimitOf } from './zoomLimit'

const MAX_BOUNDS: [[number, number], [number, number]] = [
  [-1.3, 47.8],
  [10.3, 53.2],
]

/** The first font of the page's text. */
const pageFont = (): string =>
  /^"?(?<family>[^",]+)/.exec(getComputedStyle(document.body).fontFamily)?.groups?.family ??
  'sans-serif'

/** Starts the worker of the map, which otherwise starts with the first map. */
export function prepareMapLibre(): void {
  setWorkerUrl(`/maplibre/${getVersion()}/worker.mjs`)
  prewarm()
}

/**
 * Opens the map of the site, which needs no third party: the country that ships with the site, and
 * the streets of the installation's map file.
 */
export async function openMapLibre(
  container: HTMLElement,
  { locale, title, start, at, streets }: MapSettings,
): Promise<Engine> {
  const { west, south, east, north } = start
  const limitAt = zoomLimitOf(streets)
  const map = new Map({
    container,
    style: mapStyle({
      locale,
      tokens: readTokens(),
      font: pageFont(),
      streets: streets && { ...streets, tiles: location.origin + streets.tiles },
    }),
    ...(at
      ? { center: [at.lng, at.lat], zoom: Math.min(at.zoom, limitAt(at)) }
      : { bounds: [west, south, east, north] }),
    maxBounds: MAX_BOUNDS,
    maxZoom: at ? limitAt(at) : DRAWN_MAX_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': title },
  })
  map.touchZoomRotate.disableRotation()
  const limit = limitZoom(map, limitAt, streets !== undefined)
  // Tests and consoles ask the map what it has drawn.
  Object.assign(container, { map })
  // Not "load", which waits for all tiles: marks need only the style.
  return new Promise((resolve) => map.once('style.load', () => resolve(engineOf(map, limit))))
}
