import { useRef, useState, type PointerEvent } from 'react'

import { isArea, readArea, simplifyArea, type Area } from '@/domain/catalogue/area'
import type { Pixel } from '@/domain/lib/geo'

import type { Engine } from './engine'

/** A pointer that moves less than this, in pixels, has clicked and not drawn. */
const MAX_CLICK_PX = 8
/** The minimum distance between the corners of a drawn line, in pixels. */
const MIN_STEP_PX = 4

const distance = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y)

type Options = {
  /** The area by which the list is filtered. */
  within: string | undefined
  /** Whether drawing starts when the map opens. */
  startsDrawing: boolean
}

/** The state of drawing an area: in one stroke, or corner by corner with clicks or the keyboard. */
export function useDrawing(engine: Engine | null | undefined, { within, startsDrawing }: Options) {
  const [drawnArea, setDrawnArea] = useState<Area | null>()
  const corners = drawnArea === undefined && startsDrawing ? [] : (drawnArea ?? undefined)
  const stroke = useRef<Pixel[]>([])
  const listArea = within === undefined ? undefined : readArea(within)

  const pixelOf = ({ clientX, clientY, currentTarget }: PointerEvent<Element>): Pixel => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const areaOf = (pixels: readonly Pixel[]): Area =>
    engine ? simplifyArea(pixels.map(engine.pointAt)) : []

  return {
    isDrawing: corners !== undefined,
    corners: corners ?? listArea ?? [],
    isReady: corners !== undefined && isArea(corners),
    start: () => setDrawnArea([]),
    cancel: () => setDrawnArea(null),
    undo: () => setDrawnArea((previous) => previous?.slice(0, -1) ?? null),
    add: (pixel: Pixel) =>
      setDrawnArea((previous) => simplifyArea([...(previous ?? []), ...areaOf([pixel])])),
    pointerHandlers: {
      onPointerDown(event: PointerEvent<Element>) {
        if (!event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        stroke.current = [pixelOf(event)]
      },
      onPointerMove(event: PointerEvent<Element>) {
        const pixel = pixelOf(event)
        const last = stroke.current.at(-1)
        if (!event.isPrimary || !last || distance(last, pixel) < MIN_STEP_PX) return
        stroke.current.push(pixel)
        const [first] = stroke.current
        if (first && stroke.current.some((point) => distance(first, point) > MAX_CLICK_PX))
          setDrawnArea(areaOf(stroke.current))
      },
      onPointerUp(event: PointerEvent<Element>) {
        const [first] = stroke.current
        const isStroke =
          first && stroke.current.some((point) => distance(first, point) > MAX_CLICK_PX)
        stroke.current = []
        if (event.isPrimary && first && !isStroke)
          setDrawnArea((previous) => simplifyArea([...(previous ?? []), ...areaOf([first])]))
      },
    },
  }
}

export type Drawing = ReturnType<typeof useDrawing>
