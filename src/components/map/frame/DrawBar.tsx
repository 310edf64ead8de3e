import type { KeyboardEvent } from 'react'

import { writeArea } from '@/domain/area'

import type { Engine } from './engine'
import type { MapWords } from './types'
import type { Drawing } from './useDrawing'

type Props = { engine: Engine; drawing: Drawing; list: string; words: MapWords }

const STRIDE = 60
const strides: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STRIDE, 0],
  ArrowRight: [STRIDE, 0],
  ArrowUp: [0, -STRIDE],
  ArrowDown: [0, STRIDE],
}

/** The same list, narrowed to this area or to none; from its first page on. */
function listWithin(list: string, area: string | undefined): string {
  const url = new URL(list, location.origin)
  url.hash = ''
  url.searchParams.delete('page')
  url.searchParams.delete('within')
  if (area) url.searchParams.set('within', area)
  return url.pathname + url.search
}

const plain = 'min-h-11 border border-sand rounded-(--radius-base) bg-card px-4 text-sm font-semibold text-ink hover:bg-sand-2'
const strong =
  'grid min-h-11 items-center justify-items-center rounded-(--radius-base) bg-moss px-4 text-sm font-semibold text-white no-underline hover:bg-moss-deep'

/** Where drawing begins, and where an area is let go. */
export function DrawStart({ drawing, list, words, hasArea }: Omit<Props, 'engine'> & { hasArea: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className={plain} onClick={drawing.start}>
        {words.draw}
      </button>
      {hasArea && (
        <a className={`grid items-center no-underline ${plain}`} target="_top" href={listWithin(list, undefined)}>
          {words.everywhere}
        </a>
      )}
    </div>
  )
}

/** How an area is drawn and searched. The arrow keys move the map below the cross while the button for corners has the focus. */
export function DrawBar({ engine, drawing, list, words }: Props) {
  const { isReady, corners } = drawing
  const { width, height } = engine.size()
  const move = (event: KeyboardEvent) => {
    const stride = strides[event.key]
    if (!stride) return
    event.preventDefault()
    engine.pan(...stride)
  }
  return (
    <section aria-label={words.draw} className="grid content-start gap-4 overflow-y-auto border-sand bg-paper p-5 max-md:border-t md:border-l">
      <p className="text-[0.95rem] leading-snug">{words.drawHelp}</p>
      <div className="flex flex-wrap gap-2 md:grid">
        {isReady && (
          <a className={strong} target="_top" href={listWithin(list, writeArea(corners))}>
            {words.search}
          </a>
        )}
        <button type="button" autoFocus className={plain} onKeyDown={move} onClick={() => drawing.add({ x: width / 2, y: height / 2 })}>
          {words.corner}
        </button>
        {corners.length > 0 && (
          <button type="button" className={plain} onClick={drawing.undo}>
            {words.undo}
          </button>
        )}
        <button type="button" className={plain} onClick={drawing.cancel}>
          {words.cancel}
        </button>
      </div>
    </section>
  )
}
