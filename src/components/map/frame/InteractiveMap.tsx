'use client'

import { useEffect, useRef, useState, type CSSProperties } from 'react'

import { isOnePlace } from '@/domain/catalogue/clusters'
import type { StreetMap } from '@/domain/map/mapFile'
import type { MapMessage } from '@/domain/map/mapMessage'
import type { Locale } from '@/i18n/locales'

import { DrawBar } from './DrawBar'
import type { Engine, View } from './engine'
import { MapPane } from './MapPane'
import { Listings } from './Listings'
import { tellPage } from './tellPage'
import type { Mark, MapWords } from './types'
import { useDrawing } from './useDrawing'
import { useEngine } from './useEngine'
import { useFirstView } from './useFirstView'
import { useMarks } from './useMarks'
import { useMessage } from './useMessage'
import { useMoveSearch } from './useMoveSearch'

type Props = { locale: Locale; words: MapWords; token?: string; streets?: StreetMap }

const NONE_SEEN: ReadonlySet<number> = new Set()
const NONE_IGNORED: readonly number[] = []
/** As close as maps go anywhere; each place has its own limit below this. */
const CLOSEST_ZOOM = 17

const markStyle = (
  message: MapMessage | undefined,
): CSSProperties & Partial<Record<'--map-mark', string>> =>
  message?.customMarker ? { '--map-mark': message.customMarker } : {}

type Picking = {
  engine: Engine | null | undefined
  view: View | undefined
  message: MapMessage | undefined
}

/**
 * The key of the picked mark, and the listings picked before. Picking a group that can be divided
 * zooms in on it instead. A listing whose card stands on the page is shown there.
 */
function usePicked({ engine, view, message }: Picking) {
  const [picked, setPicked] = useState<string>()
  const [seen, setSeen] = useState<ReadonlySet<number>>(NONE_SEEN)
  const { layout, cards = [] } = message?.messageInfo ?? {}
  const pick = (mark: Mark) => {
    const isDeep = engine && view && view.zoom > engine.maxZoom() - 0.1
    if (mark.items.length > 0 && (mark.count === 1 || isOnePlace(mark.box) || isDeep)) {
      setPicked(mark.key)
      setSeen(new Set([...seen, ...mark.items.map(({ reference }) => reference)]))
      const [only] = mark.items
      if (layout === 'beside' && mark.count === 1 && only) tellPage({ picked: only.reference })
    } else engine?.fit(mark.box, { maxZoom: CLOSEST_ZOOM })
  }
  /** Whether the page, or the row of cards, shows this mark; then it needs no card on the map. */
  const isShownElsewhere = ({ items, count }: Mark) =>
    count === 1 &&
    (layout === 'carousel' ||
      (layout === 'beside' && items.every(({ reference }) => cards.includes(reference))))
  return { picked, seen, pick, isShownElsewhere, close: () => setPicked(undefined) }
}

/** What the frame is divided into, by how the map shows its listings. */
const grids = {
  column:
    'grid-rows-[minmax(0,1fr)_minmax(0,42%)] md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-1',
  carousel: 'relative grid-rows-1',
  beside: 'grid-rows-1',
} as const
const drawGrids = {
  column: 'grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-1',
  carousel: 'grid-rows-[minmax(0,1fr)_auto]',
  beside: 'grid-rows-[minmax(0,1fr)_auto]',
} as const

/**
 * The interactive map in its frame with a list of the same listings. The page around the frame says
 * what to show.
 */
export function InteractiveMap({ locale, words, token, streets }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const { message, raised } = useMessage()
  const { engine, view } = useEngine(container, message, {
    locale,
    title: words.title,
    token,
    streets,
  })
  const content = useMarks(message, view)
  const { list, within, draw, layout = 'column' } = message?.messageInfo ?? {}
  const drawing = useDrawing(engine, { within, startsDrawing: draw === true })
  const picking = usePicked({ engine, view, message })
  const [pointed, setPointed] = useState<number>()
  const ignored = message?.marqueeIgnore ?? NONE_IGNORED
  useFirstView(engine, message, content, drawing.isDrawing ? [] : drawing.corners)
  const moveSearch = useMoveSearch(engine, view, layout === 'beside' && list !== undefined)
  useEffect(() => {
    if (message) tellPage({ isReady: true })
  }, [message])

  const showsDrawBar = engine && list !== undefined && drawing.isDrawing
  const rows = (showsDrawBar ? drawGrids : grids)[layout]

  return (
    <div className={`grid h-full ${rows}`} style={markStyle(message)}>
      {layout !== 'beside' && (
        <a
          href="#results"
          className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-card focus:p-3"
        >
          {words.toResults}
        </a>
      )}
      <MapPane
        container={container}
        engine={engine}
        drawing={drawing}
        content={content}
        list={list}
        hasArea={within !== undefined}
        locale={locale}
        words={words}
        picking={picking}
        pointed={raised ?? pointed}
        ignored={ignored}
        hasSources={!token}
        streets={streets}
        moveSearch={moveSearch}
      />
      {showsDrawBar ? (
        <DrawBar engine={engine} drawing={drawing} list={list} words={words} />
      ) : (
        <Listings
          layout={layout}
          content={content}
          view={view}
          ignored={ignored}
          words={words}
          picking={picking}
          onPoint={setPointed}
        />
      )}
    </div>
  )
}
