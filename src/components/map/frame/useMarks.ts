import { useEffect, useMemo, useState } from 'react'

import { writeBox } from '@/domain/lib/geo'
import {
  countOffered,
  mapAnswer,
  type MapAnswer,
  type MapMessage,
  type MapPoint,
} from '@/domain/map/mapMessage'

import type { View } from './engine'
import { marksOfGroups, marksOfPoints, zoomStep } from './groupMarks'
import type { Mark } from './types'

const NO_POINTS: MapPoint[] = []
const isEmpty = ({ west, east }: View['box']) => west === east

/** Loads the listings in this part of the map, when there are too many for a message. */
function useAnswer(source: string | undefined, view: View | undefined): MapAnswer | undefined {
  const [answer, setAnswer] = useState<MapAnswer>()
  useEffect(() => {
    if (!source || (view && isEmpty(view.box))) return
    const controller = new AbortController()
    const url = new URL(source, location.origin)
    if (view) {
      url.searchParams.set('box', writeBox(view.box))
      url.searchParams.set('zoom', String(zoomStep(view.zoom)))
    }
    const load = async () => {
      const response = await fetch(url, { signal: controller.signal })
      const parsed = response.ok ? mapAnswer.safeParse(await response.json()) : undefined
      if (parsed?.success) setAnswer(parsed.data)
    }
    // After a network error or an abort, the map keeps what it shows.
    load().catch(() => undefined)
    return () => controller.abort()
  }, [source, view])
  return answer
}

export type MapContent = {
  marks: Mark[]
  points: readonly MapPoint[]
  total: number
  /** Whether nothing is known yet: neither that there are listings nor that there are none. */
  isLoading: boolean
}

/** Returns the marks at this zoom level, and the listings that may be in view. */
export function useMarks(message: MapMessage | undefined, view: View | undefined): MapContent {
  const answer = useAnswer(message?.messageInfo.source, view)
  const points = answer?.points ?? message?.propsList ?? NO_POINTS
  const zoom = zoomStep(view?.zoom ?? 7)
  const single = useMemo(() => marksOfPoints(points, zoom), [points, zoom])
  const marks = useMemo(
    () => [...marksOfGroups(answer?.clusters ?? []), ...single],
    [answer, single],
  )
  return {
    marks,
    points,
    total: answer?.total ?? message?.messageInfo.total ?? countOffered(points),
    isLoading: !message || (message.messageInfo.source !== undefined && !answer),
  }
}
