'use client'

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

import { movedBy, STEP_MINUTES, type Place, type Span } from '@/domain/viewings/grid'

import type { GridVisit } from './agenda'

/** Pixels that a pointer travels before a press becomes a drag. */
const THRESHOLD_PX = 5

/** The pixels of an hour and of a day, as they are drawn now. */
type Scale = { minute: number; day: number }
type Drag = { id: string; x: number; y: number; scale: Scale; hasMoved: boolean }
/** `base` is where the viewing stood: once it stands elsewhere, the proposal is over. */
type Proposal = { id: string; base: Place; place: Place }
type Options = {
  hours: Span
  dayCount: number
  /** Asks whether a viewing really moves. */
  onPropose: (visit: GridVisit, place: Place) => void
  onOpen: (visit: GridVisit) => void
}

const placeOf = ({ day, from }: GridVisit): Place => ({ day, from })

const isSame = (one: Place, other: Place): boolean =>
  one.day === other.day && one.from === other.from

const steps: Partial<Record<string, { days: number; minutes: number }>> = {
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
}

/** The grid may be read again only when a drag begins: it does not change while it lasts. */
function scaleOf(target: HTMLElement, hours: Span, dayCount: number): Scale {
  const layer = target.parentElement?.getBoundingClientRect()
  return {
    minute: (layer?.height ?? 0) / (hours.until - hours.from),
    day: (layer?.width ?? 0) / dayCount,
  }
}

/**
 * Moves viewings in the grid by mouse and by arrow keys. Nothing is saved: where a viewing is
 * dropped, or Enter is pressed, the new time is proposed. A finger scrolls; it opens a viewing.
 */
export function useMoves({ hours, dayCount, onPropose, onOpen }: Options) {
  const [proposal, setProposal] = useState<Proposal>()
  const drag = useRef<Drag>(null)
  const placeNow = (visit: GridVisit): Place =>
    proposal?.id === visit.id && isSame(proposal.base, placeOf(visit))
      ? proposal.place
      : placeOf(visit)

  /** Shows a viewing at a place until it is read from there. */
  const settle = (visit: GridVisit, place: Place) =>
    setProposal({ id: visit.id, base: placeOf(visit), place })
  const shift = (visit: GridVisit, from: Place, by: { days: number; minutes: number }) => {
    const place = movedBy({ ...from, length: visit.minutes }, by, { hours, dayCount })
    settle(visit, place)
  }
  const propose = (visit: GridVisit) => {
    const place = placeNow(visit)
    if (isSame(place, placeOf(visit))) onOpen(visit)
    else onPropose(visit, place)
  }

  const handlersOf = (visit: GridVisit) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!visit.isMovable || event.pointerType === 'touch' || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const scale = scaleOf(event.currentTarget, hours, dayCount)
      drag.current = { id: visit.id, x: event.clientX, y: event.clientY, scale, hasMoved: false }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (current?.id !== visit.id) return
      const right = clientX - current.x
      const down = clientY - current.y
      if (!current.hasMoved && Math.hypot(right, down) < THRESHOLD_PX) return
      current.hasMoved = true
      shift(visit, placeOf(visit), {
        days: Math.round(right / (current.scale.day || 1)),
        minutes: down / (current.scale.minute || 1),
      })
    },
    onPointerCancel: () => {
      drag.current = null
      setProposal(undefined)
    },
    onClick: () => {
      drag.current = null
      propose(visit)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (event.key === 'Escape') setProposal(undefined)
      if (!step || !visit.isMovable) return
      event.preventDefault()
      shift(visit, placeNow(visit), step)
    },
  })
  return { placeNow, handlersOf, settle, drop: () => setProposal(undefined) }
}
