import type { KeyboardEvent } from 'react'

import { writeArea } from '@/domain/catalogue/area'

import type { Engine } from './engine'
import type { MapWords } from './types'
import type { Drawing } from './useDrawing'

type Props = { engine: Engine; drawing: Drawing; list: string; words: MapWords }

const STEP_PX = 60
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

/** Returns the address of the list with this area or without one, at its first page. */
function listWithin(list: string, area: string | undefined): string {
  const url = new URL(list, location.origin)
  url.hash = ''
  url.searchParams.delete('page')
  url.searchParams.delete('within')
  if (area) url.searchParams.set('within', area)
  return url.pathname + url.search
}

const plainButton =
  'min-h-11 border border-sand rounded-(--radius-base) bg-card px-4 text-sm font-semibold text-ink hover:bg-sand-2'
const primaryButton =
  'grid min-h-11 items-center justify-items-center rounded-(--radius-base) bg-moss px-4 text-sm font-semibold text-white no-underline hover:bg-moss-deep'

/** The buttons that start drawing and remove an area. */
export function DrawStart({
  drawing,
  list,
  words,
  hasArea,
}: Omit<Props, 'engine'> & { hasArea: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className={plainButton} onClick={drawing.start}>
        {words.draw}
      </button>
      {hasArea && (
        <a
          className={`grid items-center no-underline ${plainButton}`}
          target="_top"
          href={listWithin(list, undefined)}
        >
          {words.everywhere}
        </a>
      )}
    </div>
  )
}

/**
 * The controls for drawing and searching an area. While the corner button has the focus, the arrow
 * keys move the map below the cross.
 */
export function DrawBar({ engine, drawing, list, words }: Props) {
  const { isReady, corners } = drawing
  const { width, height } = engine.size()
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    engine.pan(...step)
  }
  return (
    <section
      aria-label={words.draw}
      className="grid content-start gap-4 overflow-y-auto border-sand bg-paper p-5 max-md:border-t md:border-l"
    >
      <p className="text-[0.95rem] leading-snug">{words.drawHelp}</p>
      <div className="flex flex-wrap gap-2 md:grid">
        {isReady && (
          <a className={primaryButton} target="_top" href={listWithin(list, writeArea(corners))}>
            {words.search}
          </a>
        )}
        <button
          type="button"
          autoFocus
          data-first-focus
          className={plainButton}
          onKeyDown={move}
          onClick={() => drawing.add({ x: width / 2, y: height / 2 })}
        >
          {words.corner}
        </button>
        {corners.length > 0 && (
          <button type="button" className={plainButton} onClick={drawing.undo}>
            {words.undo}
          </button>
        )}
        <button type="button" className={plainButton} onClick={drawing.cancel}>
          {words.cancel}
        </button>
      </div>
    </section>
  )
}
