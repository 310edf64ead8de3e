import { useEffect, useRef } from 'react'

import type { Area } from '@/domain/area'
import { boxOf } from '@/domain/geo'
import type { MapMessage } from '@/domain/mapMessage'

import type { Engine } from './engine'
import { HOME } from './useEngine'
import type { Marks as Found } from './useMarks'

/** Near enough to see a street, far enough to see the town; where the place is not exact, further off. */
const CLOSE = 12
const APPROXIMATE = 10.5

/** Shows all there is, once: afterwards the map belongs to whoever moves it. */
export function useFirstView(engine: Engine | null | undefined, message: MapMessage | undefined, { marks, points }: Found, area: Area) {
  const shown = useRef<MapMessage>(undefined)
  useEffect(() => {
    if (!engine || !message || shown.current === message || (marks.length === 0 && area.length === 0 && message.messageInfo.source)) return
    shown.current = message
    const box = boxOf(
      area.length > 0
        ? area
        : marks.flatMap(({ box: { west, south, east, north } }) => [
            { lat: south, lng: west },
            { lat: north, lng: east },
          ]),
    )
    engine.fit(box ?? HOME, { maxZoom: points.every(({ isExact }) => isExact) ? CLOSE : APPROXIMATE, isQuick: true })
  }, [engine, message, marks, points, area])
}
