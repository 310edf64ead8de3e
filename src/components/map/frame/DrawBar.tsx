import type { KeyboardEvent } from 'react'

import { writeArea } from '@/domain/area'

import type { Engine } from './engine'
import type { MapWords } from './types'
import type { Drawing } from './useDrawing'

type Props = { engine: Engine; drawing: Drawing; list: string; hasArea: boolean; words: MapWords }

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

const plain = 'min-h-11 rounded-(--radius-base) bg-card px-4 text-sm font-semibold text-ink hover:bg-sand-2'
const strong = 'grid min-h-11 items-center rounded-(--radius-base) bg-moss px-4 text-sm font-semibold text-white no-underline hover:bg-moss-deep'

/** How an area is drawn and searched. The arrow keys move the map below the cross while the button for corners has the focus. */
export function DrawBar({ engine, drawing, list, hasArea, words }: Props) {
  const { isDrawing, isReady, corners } = drawing
  const move = (event: KeyboardEvent) => {
    const stride = strides[event.key]
    if (!stride) return
    event.preventDefault()
    engine.pan(...stride)
  }
  const middle = { x: engine.layer.offsetWidth / 2, y: engine.layer.offsetHeight / 2 }
  if (!isDrawing) {
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
  return (
    <div className="grid max-w-104 gap-3 rounded-(--radius-base) border border-sand bg-paper p-3">
      <p className="text-sm">{words.drawHelp}</p>
      <div className="flex flex-wrap gap-2">
        {isReady && (
          <a className={strong} target="_top" href={listWithin(list, writeArea(corners))}>
            {words.search}
          </a>
        )}
        <button type="button" autoFocus className={`border border-sand ${plain}`} onKeyDown={move} onClick={() => drawing.add(middle)}>
          {words.corner}
        </button>
        {corners.length > 0 && (
          <button type="button" className={`border border-sand ${plain}`} onClick={drawing.undo}>
            {words.undo}
          </button>
        )}
        <button type="button" className={`border border-sand ${plain}`} onClick={drawing.cancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  )
}
