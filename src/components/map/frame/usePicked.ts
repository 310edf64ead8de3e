import { useState } from 'react'

import { isOnePlace } from '@/domain/catalogue/clusters'
import type { MapMessage } from '@/domain/map/mapMessage'

import type { Engine, View } from './engine'
import { tellPage } from './tellPage'
import type { Mark } from './types'

const NONE_SEEN: ReadonlySet<number> = new Set()
/** As close as maps go anywhere; each place has its own limit below this. */
const CLOSEST_ZOOM = 17

type Picking = {
  engine: Engine | null | undefined
  view: View | undefined
  message: MapMessage | undefined
}

/**
 * The key of the picked mark, and the listings picked before. Picking a group that can be divided
 * zooms in on it instead. A listing whose card stands on the page is shown there.
 */
export function usePicked({ engine, view, message }: Picking) {
  const [picked, setPicked] = useState<string>()
  const [seen, setSeen] = useState<ReadonlySet<number>>(NONE_SEEN)
  const { layout, cards = [] } = message?.messageInfo ?? {}
  const pick = (mark: Mark) => {
    const isDeep = engine && view && view.zoom > engine.maxZoom() - 0.1
    if (mark.items.length > 0 && (mark.count === 1 || isOnePlace(mark.box) || isDeep)) {
      setPicked(mark.key)
      setSeen(new Set([...seen, ...mark.items.map(({ reference }) => reference)]))
      const [only] = mark.items
      if (layout === 'beside' && mark.count === 1 && only) tellPage({ picked: only.reference })
    } else engine?.fit(mark.box, { maxZoom: CLOSEST_ZOOM })
  }
  /** Whether the page, or the row of cards, shows this mark; then it needs no card on the map. */
  const isShownElsewhere = ({ items, count }: Mark) =>
    count === 1 &&
    (layout === 'carousel' ||
      (layout === 'beside' && items.every(({ reference }) => cards.includes(reference))))
  return { picked, seen, pick, isShownElsewhere, close: () => setPicked(undefined) }
}
