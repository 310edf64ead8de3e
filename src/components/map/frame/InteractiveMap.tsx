'use client'

import { useRef, useState, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'

import { isOnePlace } from '@/domain/clusters'
import type { MapMessage } from '@/domain/mapMessage'
import type { Locale } from '@/i18n/locales'

import { DrawBar, DrawStart } from './DrawBar'
import { DrawnArea } from './DrawnArea'
import { MapButton } from './MapButton'
import { Marks } from './Marks'
import { PickedCard } from './PickedCard'
import { PlainMap } from './PlainMap'
import { ResultList } from './ResultList'
import type { Mark, MapWords } from './types'
import { useDrawing } from './useDrawing'
import { useEngine } from './useEngine'
import { useFirstView } from './useFirstView'
import { useMarks } from './useMarks'
import { useMessage } from './useMessage'

type Props = { locale: Locale; words: MapWords; token?: string }

const NOBODY: readonly number[] = []

const markStyle = (message: MapMessage | undefined): CSSProperties & Partial<Record<'--map-mark', string>> =>
  message?.customMarker ? { '--map-mark': message.customMarker } : {}

/** The map in its frame: it draws what the page around it says, and the same as a list. */
export function InteractiveMap({ locale, words, token }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const message = useMessage()
  const { engine, view } = useEngine(container, message, { locale, title: words.title, token })
  const found = useMarks(message, view)
  const { list, within, draw } = message?.messageInfo ?? {}
  const drawing = useDrawing(engine, { within, begins: draw === true })
  const [picked, setPicked] = useState<string>()
  const [pointed, setPointed] = useState<number>()
  const open = found.marks.find(({ key, items }) => key === picked && items.length > 0)
  const ignored = message?.marqueeIgnore ?? NOBODY
  useFirstView(engine, message, found, drawing.isDrawing ? [] : drawing.corners)

  const pick = (mark: Mark) => {
    const isDeep = engine && view && view.zoom > engine.deepest - 0.1
    if (mark.items.length > 0 && (mark.count === 1 || isOnePlace(mark.box) || isDeep)) setPicked(mark.key)
    else engine?.fit(mark.box, { maxZoom: engine.deepest })
  }
  const draws = engine && list !== undefined && drawing.isDrawing
  const rows = draws ? 'grid-rows-[minmax(0,1fr)_auto]' : 'grid-rows-[minmax(0,1fr)_minmax(0,42%)]'

  return (
    <div className={`grid h-full ${rows} md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-1`} style={markStyle(message)}>
      <a href="#results" className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-card focus:p-3">
        {words.toResults}
      </a>
      <div className="relative min-h-0 overflow-hidden bg-sand-2">
        <div className="absolute inset-0">
          <div ref={container} className="h-full w-full" />
        </div>
        {engine && (
          <>
            {createPortal(
              <>
                <DrawnArea engine={engine} drawing={drawing} />
                <Marks engine={engine} marks={found.marks} words={words} onPick={pick} {...{ picked, pointed, ignored }} />
              </>,
              engine.layer,
            )}
            <div className="absolute top-3 left-3 z-20 flex items-start gap-2 pr-3">
              <div className="grid overflow-hidden rounded-(--radius-base) border border-sand">
                <MapButton icon="plus" name={words.zoomIn} onPress={engine.zoomIn} />
                <MapButton icon="minus" name={words.zoomOut} onPress={engine.zoomOut} />
              </div>
              {list && !drawing.isDrawing && <DrawStart drawing={drawing} list={list} hasArea={within !== undefined} words={words} />}
            </div>
          </>
        )}
        {engine === null && <PlainMap locale={locale} words={words} points={found.points} />}
        {open && <PickedCard mark={open} ignored={ignored} words={words} onClose={() => setPicked(undefined)} />}
        {!token && <p className="absolute right-0 bottom-0 rounded-tl-[3px] bg-paper/85 px-2 text-[0.7rem] text-soft">{words.sources}</p>}
      </div>
      {draws ? (
        <DrawBar engine={engine} drawing={drawing} list={list} words={words} />
      ) : (
        <ResultList {...found} groups={found.marks} view={view} ignored={ignored} words={words} onPoint={setPointed} onPick={pick} />
      )}
    </div>
  )
}
