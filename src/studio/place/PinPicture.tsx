'use client'

import { useConfig } from '@payloadcms/ui'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'

import { project, roundDegrees, type Pixel, type Point } from '@/domain/lib/geo'
import { frameOf, PICTURE, viewAround } from '@/domain/map/pictureFrame'

import { useWords } from '../useWords'
import words from './words.json'

type Props = {
  pin: Point | undefined
  /** Where the map begins while there is no pin. */
  start: Point | undefined
  isLocked: boolean
  onMove: (place: Point) => void
}

/** Pixels of the picture for a press of an arrow key: some seven metres. */
const STEP_PX = 5
const LARGE_STEP = 10
const PIN_CLASS = 'hestia-place__pin'
const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Nearer to the edge than this part, a pin is brought to the middle of a new picture. */
const EDGE = 0.2

const isNearEdge = ({ x, y }: Pixel) =>
  x < PICTURE.width * EDGE ||
  x > PICTURE.width * (1 - EDGE) ||
  y < PICTURE.height * EDGE ||
  y > PICTURE.height * (1 - EDGE)

const frameAround = (middle: Point) => frameOf(viewAround({ ...middle, isExact: true }), PICTURE)

/** The middle of the picture: it follows a pin that comes near its edge. */
function useMiddle(pin: Point | undefined, start: Point | undefined): Point | undefined {
  const [middle, setMiddle] = useState<Point>()
  const wanted = pin ?? start
  if (!wanted) return middle
  if (!middle || isNearEdge(frameAround(middle).pixelOf(project(wanted)))) {
    if (middle?.lat !== wanted.lat || middle.lng !== wanted.lng) setMiddle(wanted)
    return wanted
  }
  return middle
}

/** Where a pointer is on the picture, in pixels of the picture. */
function pixelOfEvent({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Pixel {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  const scale = PICTURE.width / width
  return { x: (clientX - left) * scale, y: (clientY - top) * scale }
}

const NO_OFFSET: Pixel = { x: 0, y: 0 }
const isOnPin = ({ target }: PointerEvent<HTMLElement>) =>
  target instanceof Element && target.closest(`.${PIN_CLASS}`) !== null

/** Lets a pointer drag the pin, or put it elsewhere by a press. Returns where it is meanwhile. */
function useDrag(pin: Pixel | undefined, isLocked: boolean, onDrop: (pixel: Pixel) => void) {
  const [drag, setDrag] = useState<{ at: Pixel; offset: Pixel }>()
  const moved = (event: PointerEvent<HTMLElement>, offset: Pixel): Pixel => {
    const { x, y } = pixelOfEvent(event)
    return { x: x + offset.x, y: y + offset.y }
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isLocked || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      // A pin is held where it is touched: its tip is not under the pointer.
      const { x, y } = pixelOfEvent(event)
      const offset = pin && isOnPin(event) ? { x: pin.x - x, y: pin.y - y } : NO_OFFSET
      setDrag({ at: moved(event, offset), offset })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, at: moved(event, drag.offset) })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag) onDrop(moved(event, drag.offset))
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  }
  return { dragged: drag?.at, handlers }
}

/**
 * The streets around a property with its pin, which a pointer drags and arrow keys move. A press
 * elsewhere on the picture puts the pin there.
 */
export function PinPicture({ pin, start, isLocked, onMove }: Props) {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const middle = useMiddle(pin, start)
  const [missing, setMissing] = useState<string>()
  const frame = middle && frameAround(middle)
  const pinPixel = pin && frame?.pixelOf(project(pin))
  const drop = (pixel: Pixel) => frame && onMove(frame.placeAt(pixel))
  const { dragged, handlers } = useDrag(pinPixel, isLocked, drop)
  if (!middle || !frame) return null
  const source = `${api}/properties/place-picture?lat=${roundDegrees(middle.lat)}&lng=${roundDegrees(middle.lng)}`
  if (missing === source) return <p>{t('noPicture')}</p>
  const place = dragged ?? pinPixel
  const press = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (!step || !place || isLocked) return
    event.preventDefault()
    const size = STEP_PX * (event.shiftKey ? LARGE_STEP : 1)
    onMove(frame.placeAt({ x: place.x + step[0] * size, y: place.y + step[1] * size }))
  }
  return (
    <>
      <div className="hestia-place__map" data-locked={isLocked} {...handlers}>
        <img
          src={source}
          alt=""
          width={PICTURE.width}
          height={PICTURE.height}
          draggable={false}
          onError={() => setMissing(source)}
        />
        {place && (
          <button
            type="button"
            className={PIN_CLASS}
            aria-label={t('pin')}
            aria-disabled={isLocked}
            style={{
              left: `${(place.x / PICTURE.width) * 100}%`,
              top: `${(place.y / PICTURE.height) * 100}%`,
            }}
            onKeyDown={press}
          />
        )}
        <span className="hestia-place__source">© OpenStreetMap</span>
      </div>
      <p>{t(pin ? 'howToMove' : 'howToPut')}</p>
    </>
  )
}
