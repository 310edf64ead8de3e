'use client'

import { useEffect, useRef, useState, type CSSProperties } from 'react'

import type { StreetMap } from '@/domain/map/mapFile'
import type { MapLayout, MapMessage } from '@/domain/map/mapMessage'
import type { Locale } from '@/i18n/locales'

import { DrawBar } from './DrawBar'
import { MapPane } from './MapPane'
import { Listings } from './Listings'
import { tellPage } from './tellPage'
import type { MapWords } from './types'
import { useDrawing } from './useDrawing'
import { useEngine } from './useEngine'
import { useFirstView } from './useFirstView'
import { useMarks } from './useMarks'
import { useMessage } from './useMessage'
import { useMoveSearch } from './useMoveSearch'
import { usePicked } from './usePicked'

type Props = { locale: Locale; words: MapWords; token?: string; streets?: StreetMap }

const NONE_IGNORED: readonly number[] = []
const markStyle = (
  message: MapMessage | undefined,
): CSSProperties & Partial<Record<'--map-mark', string>> =>
  message?.customMarker ? { '--map-mark': message.customMarker } : {}

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
 * What covers the lower edge of the map: the cards of a phone; beside a list the window ends before
 * the map does, until the bar at the top of the page has scrolled away.
 */
function coveredBy(layout: MapLayout, isOfList: boolean): 'cards' | 'window' | undefined {
  if (layout === 'carousel') return 'cards'
  return layout === 'beside' && isOfList ? 'window' : undefined
}

/** All that the map and its list show and do. */
function useMap({ locale, words, token, streets }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const { message, raised } = useMessage()
  const settings = { locale, title: words.title, token, streets }
  const { engine, view } = useEngine(container, message, settings)
  const content = useMarks(message, view)
  const { list, within, draw, layout = 'column' } = message?.messageInfo ?? {}
  const drawing = useDrawing(engine, { within, startsDrawing: draw === true })
  const picking = usePicked({ engine, view, message })
  const [pointed, setPointed] = useState<number>()
  useFirstView(engine, message, content, drawing.isDrawing ? [] : drawing.corners)
  const moveSearch = useMoveSearch(engine, view, layout === 'beside' && list !== undefined)
  useEffect(() => {
    if (message) tellPage({ isReady: true })
  }, [message])
  return {
    shown: { container, engine, drawing, content, list, picking, moveSearch },
    ignored: message?.marqueeIgnore ?? NONE_IGNORED,
    pointed: raised ?? pointed,
    hasArea: within !== undefined,
    setPointed,
    message,
    view,
    layout,
  }
}

/** The way past the map for the keyboard. */
const ToResults = ({ text }: { text: string }) => (
  <a
    href="#results"
    className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-card focus:p-3"
  >
    {text}
  </a>
)

/**
 * The interactive map in its frame with a list of the same listings. The page around the frame says
 * what to show.
 */
export function InteractiveMap(props: Props) {
  const { locale, words, token, streets } = props
  const { shown, ignored, pointed, hasArea, setPointed, message, view, layout } = useMap(props)
  const { engine, drawing, content, list, picking } = shown
  const showsDrawBar = engine && list !== undefined && drawing.isDrawing
  const rows = (showsDrawBar ? drawGrids : grids)[layout]
  return (
    <div className={`grid h-full ${rows}`} style={markStyle(message)}>
      {layout !== 'beside' && <ToResults text={words.toResults} />}
      <MapPane
        {...shown}
        hasArea={hasArea}
        locale={locale}
        words={words}
        pointed={pointed}
        ignored={ignored}
        hasSources={!token}
        streets={streets}
        below={showsDrawBar ? undefined : coveredBy(layout, list !== undefined)}
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
