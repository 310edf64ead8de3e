import { useEffect, useRef } from 'react'

import type { Area } from '@/domain/catalogue/area'
import { boxOf, type Box } from '@/domain/lib/geo'
import { fillFrame } from '@/domain/map/fillFrame'
import type { MapMessage } from '@/domain/map/mapMessage'
import { BELGIUM_BOX, CAROUSEL_PX, firstZoom } from '@/domain/map/openingView'

import type { Engine } from './engine'
import type { MapContent } from './useMarks'

function firstZoomOf(
  engine: Engine,
  points: MapContent['points'],
  { west, south, east, north }: Box,
) {
  const centre = { lat: (south + north) / 2, lng: (west + east) / 2 }
  const isExact = points.every((point) => point.isExact)
  return firstZoom(isExact, engine.hasStreetsAt(centre))
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
    const below = message.messageInfo.layout === 'carousel' ? CAROUSEL_PX : 0
    const results = boxOf(area.length > 0 ? area : corners) ?? message.messageInfo.start
    const box = results ? fillFrame(results, engine.fitSize(below), BELGIUM_BOX) : BELGIUM_BOX
    engine.fit(box, { maxZoom: firstZoomOf(engine, points, box), isQuick: true, below })
  }, [engine, message, marks, points, area])
}
