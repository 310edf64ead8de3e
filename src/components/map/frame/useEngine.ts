import { useEffect, useReducer, useState, type RefObject } from 'react'

import type { MapMessage } from '@/domain/mapMessage'
import type { Locale } from '@/i18n/locales'

import type { Engine, View } from './engine'
import { openEngine } from './openEngine'

/** Belgium, when there is nothing else to look at. */
export const HOME = { west: 2.45, south: 49.45, east: 6.45, north: 51.55 }

type Settings = { locale: Locale; title: string; token?: string | undefined }
type State = { engine: Engine | null | undefined; view: View | undefined }

/** The map in this element once the page has spoken: undefined while it comes, null when this browser can draw none. */
export function useEngine(ref: RefObject<HTMLDivElement | null>, message: MapMessage | undefined, { locale, title, token }: Settings): State {
  const [engine, setEngine] = useState<Engine | null>()
  const [view, setView] = useState<View>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const mapType = message?.mapType

  useEffect(() => {
    const container = ref.current
    if (!container || !mapType) return
    let isWanted = true
    let opened: Engine | null = null
    const use = (map: Engine | null) => {
      opened = map
      if (!isWanted) map?.remove()
      if (!isWanted) return
      map?.onMove(redraw)
      map?.onRest(() => setView(map.view()))
      setEngine(map)
      if (map) setView(map.view())
    }
    openEngine(container, { locale, title, mapType, start: HOME }, token).then(use, () => use(null))
    return () => {
      isWanted = false
      opened?.remove()
      setEngine(undefined)
    }
  }, [ref, locale, title, token, mapType])

  return { engine, view }
}
