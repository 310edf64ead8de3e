import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'

import type { StreetMap } from '@/domain/map/mapFile'
import type { MapMessage } from '@/domain/map/mapMessage'
import { BELGIUM_BOX } from '@/domain/map/openingView'
import type { Locale } from '@/i18n/locales'

import type { Engine, View } from './engine'
import { openEngine, prepareEngine } from './openEngine'
import { tellPage } from './tellPage'

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
  // Only for the first view: a later message does not open the map again.
  const at = useRef<MapMessage['messageInfo']['at']>(undefined)

  useEffect(() => {
    at.current = message?.messageInfo.at
  }, [message])

  useEffect(() => {
    prepareEngine(token)
  }, [token])

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
      const tellDrawn = () => tellPage({ isDrawn: true })
      if (map) map.onDrawn(tellDrawn)
      else tellDrawn()
    }
    const settings = { locale, title, mapType, start: BELGIUM_BOX, at: at.current, streets }
    openEngine(container, settings, token).then(handleOpened, () => handleOpened(null))
    return () => {
      isMounted = false
      openedEngine?.remove()
      setEngine(undefined)
    }
  }, [ref, locale, title, token, mapType, streets])

  return { engine, view }
}
