'use client'

import { useRef, useState, type CSSProperties } from 'react'

import { isOnePlace } from '@/domain/catalogue/clusters'
import type { StreetMap } from '@/domain/map/mapFile'
import type { MapMessage } from '@/domain/map/mapMessage'
import type { Locale } from '@/i18n/locales'

import { DrawBar } from './DrawBar'
import type { Engine, View } from './engine'
import { MapPane } from './MapPane'
import { ResultList } from './ResultList'
import type { Mark, MapWords } from './types'
import { useDrawing } from './useDrawing'
import { useEngine } from './useEngine'
import { useFirstView } from './useFirstView'
import { useMarks } from './useMarks'
import { useMessage } from './useMessage'

type Props = { locale: Locale; words: MapWords; token?: string; streets?: StreetMap }

const NONE_SEEN: ReadonlySet<number> = new Set()
const NONE_IGNORED: readonly number[] = []
/** As close as maps go anywhere; each place has its own limit below this. */
const CLOSEST_ZOOM = 17

const markStyle = (
  message: MapMessage | undefined,
): CSSProperties & Partial<Record<'--map-mark', string>> =>
  message?.customMarker ? { '--map-mark': message.customMarker } : {}

/** The key of the picked mark, and the listings picked before. Picking a group that can be divided zooms in on it instead. */
function usePicked(engine: Engine | null | undefined, view: View | undefined) {
  const [picked, setPicked] = useState<string>()
  const [seen, setSeen] = useState<ReadonlySet<number>>(NONE_SEEN)
  const pick = (mark: Mark) => {
    const isDeep = engine && view && view.zoom > engine.maxZoom() - 0.1
    if (mark.items.length > 0 && (mark.count === 1 || isOnePlace(mark.box) || isDeep)) {
      setPicked(mark.key)
      setSeen(new Set([...seen, ...mark.items.map(({ reference }) => reference)]))
    } else engine?.fit(mark.box, { maxZoom: CLOSEST_ZOOM })
  }
  return { picked, seen, pick, close: () => setPicked(undefined) }
}

/**
 * The interactive map in its frame with a list of the same listings. The page around the frame says
 * what to show.
 */
export function InteractiveMap({ locale, words, token, streets }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const message = useMessage()
  const { engine, view } = useEngine(container, message, {
    locale,
    title: words.title,
    token,
    streets,
  })
  const content = useMarks(message, view)
  const { list, within, draw } = message?.messageInfo ?? {}
  const drawing = useDrawing(engine, { within, startsDrawing: draw === true })
  const { picked, seen, pick, close } = usePicked(engine, view)
  const [pointed, setPointed] = useState<number>()
  const ignored = message?.marqueeIgnore ?? NONE_IGNORED
  useFirstView(engine, message, content, drawing.isDrawing ? [] : drawing.corners)

  const showsDrawBar = engine && list !== undefined && drawing.isDrawing
  const rows = showsDrawBar
    ? 'grid-rows-[minmax(0,1fr)_auto]'
    : 'grid-rows-[minmax(0,1fr)_minmax(0,42%)]'

  return (
    <div
      className={`grid h-full ${rows} md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-1`}
      style={markStyle(message)}
    >
      <a
        href="#results"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-card focus:p-3"
      >
        {words.toResults}
      </a>
      <MapPane
        container={container}
        engine={engine}
        drawing={drawing}
        content={content}
        list={list}
        hasArea={within !== undefined}
        locale={locale}
        words={words}
        picked={picked}
        seen={seen}
        pointed={pointed}
        ignored={ignored}
        hasSources={!token}
        streets={streets}
        onPick={pick}
        onClose={close}
      />
      {showsDrawBar ? (
        <DrawBar engine={engine} drawing={drawing} list={list} words={words} />
      ) : (
        <ResultList
          {...content}
          groups={content.marks}
          view={view}
          ignored={ignored}
          words={words}
          onPoint={setPointed}
          onPick={pick}
        />
      )}
    </div>
  )
}
