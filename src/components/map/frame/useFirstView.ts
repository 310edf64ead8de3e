import { useEffect, useRef } from 'react'

import type { Area } from '@/domain/catalogue/area'
import { boxOf, type Box } from '@/domain/lib/geo'
import type { MapMessage } from '@/domain/map/mapMessage'

import type { Engine } from './engine'
import { BELGIUM_BOX } from './useEngine'
import type { MapContent } from './useMarks'

/** The closest first view: of exact places the street is visible, of approximate ones the town. */
const FIRST_ZOOMS = {
  withStreets: { exact: 15, approximate: 13 },
  drawn: { exact: 12, approximate: 10.5 },
} as const

/** What the row of cards covers on a phone. */
const CAROUSEL_PX = 136

function firstZoomOf(
  engine: Engine,
  points: MapContent['points'],
  { west, south, east, north }: Box,
) {
  const centre = { lat: (south + north) / 2, lng: (west + east) / 2 }
  const zooms = engine.hasStreetsAt(centre) ? FIRST_ZOOMS.withStreets : FIRST_ZOOMS.drawn
  return points.every(({ isExact }) => isExact) ? zooms.exact : zooms.approximate
}

/**
 * Fits the view to all marks once per message, or to where the message says; afterwards the visitor
 * moves the map.
 */
export function useFirstView(
  engine: Engine | null | undefined,
  message: MapMessage | undefined,
  { marks, points }: MapContent,
  area: Area,
) {
  const fittedMessage = useRef<MapMessage>(undefined)
  useEffect(() => {
    if (
      !engine ||
      !message ||
      fittedMessage.current === message ||
      (!message.messageInfo.at &&
        marks.length === 0 &&
        area.length === 0 &&
        message.messageInfo.source)
    )
      return
    fittedMessage.current = message
    const { at } = message.messageInfo
    if (at) {
      engine.show(at, at.zoom)
      return
    }
    const corners = marks.flatMap(({ box: { west, south, east, north } }) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ])
    const box = boxOf(area.length > 0 ? area : corners) ?? message.messageInfo.start ?? BELGIUM_BOX
    const below = message.messageInfo.layout === 'carousel' ? CAROUSEL_PX : 0
    engine.fit(box, { maxZoom: firstZoomOf(engine, points, box), isQuick: true, below })
  }, [engine, message, marks, points, area])
}
