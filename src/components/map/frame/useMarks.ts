import { useEffect, useMemo, useState } from 'react'

import { clusterPoints } from '@/domain/clusters'
import { writeBox } from '@/domain/geo'
import { mapAnswer, type MapAnswer, type MapMessage, type MapPoint } from '@/domain/mapMessage'

import type { View } from './engine'
import { markOf, type Mark } from './types'

/** In halves: marks regroup now and then while the map grows, not all the time. */
const stepOf = (zoom: number) => Math.floor(zoom * 2) / 2

const NOBODY: MapPoint[] = []
const isEmpty = ({ west, east }: View['box']) => west === east

/** What the server finds in this part of the map, when there is too much for a message. */
function useAnswer(source: string | undefined, view: View | undefined): MapAnswer | undefined {
  const [answer, setAnswer] = useState<MapAnswer>()
  useEffect(() => {
    if (!source || (view && isEmpty(view.box))) return
    const stop = new AbortController()
    const url = new URL(source, location.origin)
    if (view) {
      url.searchParams.set('box', writeBox(view.box))
      url.searchParams.set('zoom', String(stepOf(view.zoom)))
    }
    const ask = async () => {
      const response = await fetch(url, { signal: stop.signal })
      const read = response.ok ? mapAnswer.safeParse(await response.json()) : undefined
      if (read?.success) setAnswer(read.data)
    }
    // The map keeps what it shows when the line is broken or the visitor has moved on.
    ask().catch(() => undefined)
    return () => stop.abort()
  }, [source, view])
  return answer
}

export type Marks = { marks: Mark[]; points: readonly MapPoint[]; total: number }

/** What stands on the map at this zoom, and the listings that may be in view. */
export function useMarks(message: MapMessage | undefined, view: View | undefined): Marks {
  const answer = useAnswer(message?.messageInfo.source, view)
  const points = answer?.points ?? message?.propsList ?? NOBODY
  const zoom = stepOf(view?.zoom ?? 7)
  const grouped = useMemo(() => clusterPoints(points, zoom).map(markOf), [points, zoom])
  const marks = useMemo(() => {
    const counted = (answer?.clusters ?? []).map((cluster): Mark => ({ ...cluster, items: [], key: `${cluster.lat} ${cluster.lng}` }))
    return [...counted, ...grouped]
  }, [answer, grouped])
  return { marks, points, total: answer?.total ?? message?.messageInfo.total ?? points.length }
}
