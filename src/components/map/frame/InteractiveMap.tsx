'use client'

import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'

import { isOnePlace } from '@/domain/clusters'
import { boxOf } from '@/domain/geo'
import type { MapMessage } from '@/domain/mapMessage'
import type { Locale } from '@/i18n/locales'

import { Locator } from '../Locator'
import { DrawBar } from './DrawBar'
import { DrawnArea } from './DrawnArea'
import type { Engine } from './engine'
import { MapButton } from './MapButton'
import { Marks } from './Marks'
import { PickedCard } from './PickedCard'
import { ResultList } from './ResultList'
import type { Mark, MapWords } from './types'
import { useDrawing } from './useDrawing'
import { HOME, useEngine } from './useEngine'
import { useMarks, type Marks as Found } from './useMarks'
import { useMessage } from './useMessage'

type Props = { locale: Locale; words: MapWords; token?: string }

/** Near enough to see a street, far enough to see the town; where the place is not exact, further off. */
const CLOSE = 12
const APPROXIMATE = 10.5
const DEEPEST = 16

const NOBODY: readonly number[] = []

const markStyle = (message: MapMessage | undefined): CSSProperties & Partial<Record<'--map-mark', string>> =>
  message?.customMarker ? { '--map-mark': message.customMarker } : {}

/** Shows all there is, once: afterwards the map belongs to whoever moves it. */
function useFirstView(
  engine: Engine | null | undefined,
  message: MapMessage | undefined,
  { marks, points }: Found,
  area: readonly { lat: number; lng: number }[],
) {
  const shown = useRef<MapMessage>(undefined)
  useEffect(() => {
    if (!engine || !message || shown.current === message || (marks.length === 0 && area.length === 0 && message.messageInfo.source)) return
    shown.current = message
    const box = boxOf(
      area.length > 0
        ? area
        : marks.flatMap(({ box: { west, south, east, north } }) => [
            { lat: south, lng: west },
            { lat: north, lng: east },
          ]),
    )
    engine.fit(box ?? HOME, { maxZoom: points.every(({ isExact }) => isExact) ? CLOSE : APPROXIMATE, isQuick: true })
  }, [engine, message, marks, points, area])
}

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
    const isDeep = view !== undefined && view.zoom >= DEEPEST
    if (mark.count === 1 || isOnePlace(mark.box) || isDeep) setPicked(mark.key)
    else engine?.fit(mark.box, { maxZoom: DEEPEST })
  }

  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_minmax(0,42%)] md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-1" style={markStyle(message)}>
      <a href="#results" className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-card focus:p-3">
        {words.toResults}
      </a>
      <div className="relative min-h-0 overflow-hidden bg-sand-2">
        <div ref={container} className="absolute inset-0" />
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
              {list && <DrawBar engine={engine} drawing={drawing} list={list} hasArea={within !== undefined} words={words} />}
            </div>
          </>
        )}
        {engine === null && <Plain locale={locale} words={words} points={found.points} />}
        {open && <PickedCard mark={open} ignored={ignored} words={words} onClose={() => setPicked(undefined)} />}
        {!token && <p className="absolute right-0 bottom-0 rounded-tl-[3px] bg-paper/85 px-2 text-[0.7rem] text-soft">{words.sources}</p>}
      </div>
      <ResultList {...found} groups={found.marks} view={view} ignored={ignored} words={words} onPoint={setPointed} onPick={pick} />
    </div>
  )
}

/** Where no map can be drawn: the places on a still one. */
function Plain({ locale, words, points }: { locale: Locale; words: MapWords; points: Found['points'] }) {
  return (
    <div className="absolute inset-0 grid content-center gap-3 overflow-y-auto p-4">
      <p className="text-sm">{words.noMap}</p>
      <Locator places={points} locale={locale} title={words.title} className="mx-auto max-w-3xl" />
    </div>
  )
}
