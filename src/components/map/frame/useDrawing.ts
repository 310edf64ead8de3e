import { useRef, useState, type PointerEvent } from 'react'

import { isArea, readArea, simplifyArea, type Area } from '@/domain/area'
import type { Pixel } from '@/domain/geo'

import type { Engine } from './engine'

/** A finger that moves less than this has pressed, not drawn. */
const STILL = 8
/** How far apart the corners of a drawn line are, in pixels. */
const STEP = 4

const distance = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y)

type Options = {
  /** The area the list is narrowed to. */
  within: string | undefined
  /** Whether the map opens with a pen in hand. */
  begins: boolean
}

/** An area in the making: drawn in one go, or corner by corner with presses or from the keyboard. */
export function useDrawing(engine: Engine | null | undefined, { within, begins }: Options) {
  const [drawn, setCorners] = useState<Area | null>()
  const corners = drawn === undefined && begins ? [] : (drawn ?? undefined)
  const stroke = useRef<Pixel[]>([])
  const given = within === undefined ? undefined : readArea(within)

  const pixelOf = ({ clientX, clientY, currentTarget }: PointerEvent<Element>): Pixel => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const areaOf = (pixels: readonly Pixel[]): Area => (engine ? simplifyArea(pixels.map(engine.pointAt)) : [])

  return {
    isDrawing: corners !== undefined,
    corners: corners ?? given ?? [],
    isReady: corners !== undefined && isArea(corners),
    start: () => setCorners([]),
    cancel: () => setCorners(null),
    undo: () => setCorners((all) => all?.slice(0, -1) ?? null),
    add: (pixel: Pixel) => setCorners((all) => simplifyArea([...(all ?? []), ...areaOf([pixel])])),
    hand: {
      onPointerDown(event: PointerEvent<Element>) {
        if (!event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        stroke.current = [pixelOf(event)]
      },
      onPointerMove(event: PointerEvent<Element>) {
        const pixel = pixelOf(event)
        const last = stroke.current.at(-1)
        if (!event.isPrimary || !last || distance(last, pixel) < STEP) return
        stroke.current.push(pixel)
        const [first] = stroke.current
        if (first && stroke.current.some((one) => distance(first, one) > STILL)) setCorners(areaOf(stroke.current))
      },
      onPointerUp(event: PointerEvent<Element>) {
        const [first] = stroke.current
        const moved = first && stroke.current.some((one) => distance(first, one) > STILL)
        stroke.current = []
        if (event.isPrimary && first && !moved) setCorners((all) => simplifyArea([...(all ?? []), ...areaOf([first])]))
      },
    },
  }
}

export type Drawing = ReturnType<typeof useDrawing>
