import { useEffect, useRef, useState } from 'react'

import { writeArea } from '@/domain/catalogue/area'

import type { Engine, View } from './engine'
import { tellPage } from './tellPage'

export type MoveSearch = { isOn: boolean; toggle: () => void }

/**
 * Lets the list of the page search where the map is moved to, while the visitor wants it.
 * @returns undefined where the list does not stand beside the map
 */
export function useMoveSearch(
  engine: Engine | null | undefined,
  view: View | undefined,
  isPossible: boolean,
): MoveSearch | undefined {
  const [isOn, setIsOn] = useState(false)
  const searched = useRef<View>(undefined)
  useEffect(() => {
    if (!isOn || !view || searched.current === view) return
    const isFirst = searched.current === undefined
    searched.current = view
    // What is in view when the visitor switches it on has not been moved to yet.
    if (isFirst) return
    const { west, south, east, north } = view.box
    const corners = [
      { lat: south, lng: west },
      { lat: south, lng: east },
      { lat: north, lng: east },
      { lat: north, lng: west },
    ]
    tellPage({ within: writeArea(corners) })
  }, [isOn, view])
  if (!isPossible || !engine) return undefined
  const toggle = () => {
    searched.current = undefined
    setIsOn(!isOn)
  }
  return { isOn, toggle }
}
