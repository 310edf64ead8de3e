import type { Box } from '@/domain/geo'
import type { MapMessage } from '@/domain/mapMessage'
import type { Locale } from '@/i18n/locales'

import type { Engine } from './engine'

export type MapSettings = { locale: Locale; title: string; start: Box; mapType: MapMessage['mapType'] }

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** The map itself, fetched when it is needed. Where Mapbox does not answer the house's own takes its place; nothing when this browser cannot draw one. */
export async function openEngine(container: HTMLElement, settings: MapSettings, token: string | undefined): Promise<Engine | null> {
  if (!canDraw()) return null
  if (token) {
    const { openMapbox } = await import('./mapbox')
    const engine = await openMapbox(container, settings, token)
    if (engine) return engine
  }
  return (await import('./maplibre')).openMapLibre(container, settings)
}
