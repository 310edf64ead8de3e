import type { Engine, MapSettings } from './engine'

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

const loadMapLibre = () => import('./maplibre')

/**
 * Loads what the built-in map needs before it is known what to show. Mapbox waits: nothing is asked
 * of another company before there is a map to show.
 */
export function prepareEngine(token: string | undefined): void {
  // When it fails, opening the map says so.
  if (!token)
    loadMapLibre().then(
      ({ prepareMapLibre }) => prepareMapLibre(),
      () => undefined,
    )
}

/**
 * Loads and opens the map. Falls back to the built-in map when Mapbox fails; resolves to null when
 * this browser cannot draw WebGL.
 */
export async function openEngine(
  container: HTMLElement,
  settings: MapSettings,
  token: string | undefined,
): Promise<Engine | null> {
  if (!canDraw()) return null
  if (token) {
    const { openMapbox } = await import('./mapbox')
    const engine = await openMapbox(container, settings, token)
    if (engine) return engine
  }
  return (await loadMapLibre()).openMapLibre(container, settings)
}
