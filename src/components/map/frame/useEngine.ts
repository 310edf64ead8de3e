import { useEffect, useReducer, useState, type RefObject } from 'react'

import type { StreetMap } from '@/domain/map/mapFile'
import type { MapMessage } from '@/domain/map/mapMessage'
import type { Locale } from '@/i18n/locales'

import type { Engine, View } from './engine'
import { openEngine } from './openEngine'

/** The bounds of Belgium: the view when there is nothing else to show. */
export const BELGIUM_BOX = { west: 2.45, south: 49.45, east: 6.45, north: 51.55 }

type Settings = {
  locale: Locale
  title: string
  token?: string | undefined
  streets?: StreetMap | undefined
}
type State = { engine: Engine | null | undefined; view: View | undefined }

/**
 * Opens the map in this element once a message has come. The engine is undefined while it loads,
 * null when this browser cannot draw one.
 */
export function useEngine(
  ref: RefObject<HTMLDivElement | null>,
  message: MapMessage | undefined,
  { locale, title, token, streets }: Settings,
): State {
  const [engine, setEngine] = useState<Engine | null>()
  const [view, setView] = useState<View>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const mapType = message?.mapType

  useEffect(() => {
    const container = ref.current
    if (!container || !mapType) return
    let isMounted = true
    let openedEngine: Engine | null = null
    const handleOpened = (map: Engine | null) => {
      openedEngine = map
      if (!isMounted) map?.remove()
      if (!isMounted) return
      map?.onMove(redraw)
      map?.onRest(() => setView(map.view()))
      setEngine(map)
      if (map) setView(map.view())
    }
    const settings = { locale, title, mapType, start: BELGIUM_BOX, streets }
    openEngine(container, settings, token).then(handleOpened, () => handleOpened(null))
    return () => {
      isMounted = false
      openedEngine?.remove()
      setEngine(undefined)
    }
  }, [ref, locale, title, token, mapType, streets])

  return { engine, view }
}
