import type { RefObject } from 'react'
import { createPortal } from 'react-dom'

import type { StreetMap } from '@/domain/map/mapFile'
import type { Locale } from '@/i18n/locales'

import { DrawStart } from './DrawBar'
import { DrawnArea } from './DrawnArea'
import type { Engine } from './engine'
import { MapButton } from './MapButton'
import { Marks } from './Marks'
import { PickedCard } from './PickedCard'
import { PlainMap } from './PlainMap'
import type { Mark, MapWords } from './types'
import type { Drawing } from './useDrawing'
import type { MapContent } from './useMarks'
import type { MoveSearch } from './useMoveSearch'

/** What OpenStreetMap asks maps of its data to link to. */
const COPYRIGHT_HREF = 'https://www.openstreetmap.org/copyright'

type Props = {
  container: RefObject<HTMLDivElement | null>
  engine: Engine | null | undefined
  drawing: Drawing
  content: MapContent
  /** The address of the list that an area narrows; without one there is nothing to draw. */
  list: string | undefined
  hasArea: boolean
  locale: Locale
  words: MapWords
  picking: {
    picked: string | undefined
    /** The references of listings whose card was opened before. */
    seen: ReadonlySet<number>
    pick: (mark: Mark) => void
    isShownElsewhere: (mark: Mark) => boolean
    close: () => void
  }
  pointed: number | undefined
  ignored: readonly number[]
  /** Whether to name the sources of the built-in map. */
  hasSources: boolean
  /** The file with the streets of that map. */
  streets: StreetMap | undefined
  moveSearch: MoveSearch | undefined
  /** What lies over the lower edge, or below the window: the sources stand above it. */
  below: 'cards' | 'window' | undefined
}

/** Where the sources of the map are seen whatever covers its lower edge. */
const sourcePlaces = { cards: 'bottom-34', window: 'bottom-10', none: 'bottom-0' } as const

type LayerProps = Omit<Props, 'container' | 'engine'> & { engine: Engine }

/** The marks and the drawn area, rendered into the map, and the buttons above it. */
function MapLayer({ engine, drawing, content, list, hasArea, words, ...marks }: LayerProps) {
  const { picking, pointed, ignored, moveSearch } = marks
  const { picked, seen, pick } = picking
  return (
    <>
      {createPortal(
        <>
          <DrawnArea engine={engine} drawing={drawing} />
          <Marks
            engine={engine}
            marks={content.marks}
            words={words}
            onPick={pick}
            picked={picked}
            seen={seen}
            highlighted={pointed}
            ignored={ignored}
          />
        </>,
        engine.layer,
      )}
      <div className="absolute top-3 left-3 z-20 flex flex-wrap items-start gap-2 pr-3">
        <div className="grid overflow-hidden rounded-(--radius-base) border border-sand">
          <MapButton icon="plus" name={words.zoomIn} onPress={engine.zoomIn} />
          <MapButton icon="minus" name={words.zoomOut} onPress={engine.zoomOut} />
        </div>
        {list && !drawing.isDrawing && (
          <DrawStart drawing={drawing} list={list} hasArea={hasArea} words={words} />
        )}
        {moveSearch && !drawing.isDrawing && (
          <label className="flex min-h-11 items-center gap-2 rounded-(--radius-base) border border-sand bg-card px-3 text-sm font-semibold">
            <input
              type="checkbox"
              className="size-5 accent-moss"
              checked={moveSearch.isOn}
              onChange={moveSearch.toggle}
            />
            {words.moveSearch}
          </label>
        )}
      </div>
    </>
  )
}

/** The map itself with everything on it. */
export function MapPane(props: Props) {
  const { container, engine, content, locale, words, picking, ignored } = props
  const { hasSources, streets, below } = props
  const pickedMark = content.marks.find(
    (mark) =>
      mark.key === picking.picked && mark.items.length > 0 && !picking.isShownElsewhere(mark),
  )
  return (
    <div className="relative min-h-0 overflow-hidden bg-sand-2">
      <div className="absolute inset-0">
        <div ref={container} className="h-full w-full" />
      </div>
      {engine && <MapLayer {...props} engine={engine} />}
      {engine === null && <PlainMap locale={locale} words={words} points={content.points} />}
      {pickedMark && (
        <PickedCard mark={pickedMark} ignored={ignored} words={words} onClose={picking.close} />
      )}
      {hasSources && (
        <p
          className={`absolute right-0 ${sourcePlaces[below ?? 'none']} z-10 rounded-l-[3px] bg-paper/90 px-2 text-[0.7rem] text-soft`}
        >
          {streets && (
            <>
              <a
                href={COPYRIGHT_HREF}
                target="_blank"
                rel="noopener"
                className="text-soft underline"
              >
                {streets.attribution}
              </a>
              {' · '}
            </>
          )}
          {words.sources}
        </p>
      )}
    </div>
  )
}
