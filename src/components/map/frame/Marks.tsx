import { isOnePlace } from '@/domain/catalogue/clusters'
import { banners } from '@/domain/catalogue/vocabulary'
import { AREA_METRES } from '@/domain/map/pictureFrame'
import { fill } from '@/i18n/fill'

import type { Engine } from './engine'
import { pillText } from './groupMarks'
import { MarkIcon } from './MarkIcon'
import { MARK_PX, pillsWithRoom } from './pills'
import type { Mark, MapWords } from './types'

type Props = {
  engine: Engine
  marks: readonly Mark[]
  /** The key of the mark whose card is open, and the reference the list points at. */
  picked: string | undefined
  highlighted: number | undefined
  /** The references of listings whose card was opened before. */
  seen: ReadonlySet<number>
  ignored: readonly number[]
  words: MapWords
  onPick: (mark: Mark) => void
}

/** Pixels outside the map within which a mark is still drawn. */
const EDGE_PX = 40

const METRES_PER_DEGREE = 111_320
/** Smaller than this, the circle would disappear behind its mark. */
const MIN_AREA_PX = 20

/** Whether all listings of the mark lie at one public point that is not the place itself. */
const isArea = ({ items, box }: Mark) =>
  items.length > 0 && isOnePlace(box) && items.every(({ isExact }) => !isExact)

const NEW = banners.indexOf('new')

const isNew = ({ items }: Mark) => items.some(({ marquee }) => marquee === NEW)

function areaRadius(engine: Engine, { lat, lng }: Mark): number {
  const north = engine.pixelOf({ lat: lat + AREA_METRES / METRES_PER_DEGREE, lng })
  return Math.max(MIN_AREA_PX, engine.pixelOf({ lat, lng }).y - north.y)
}

type PlacedMark = { mark: Mark; x: number; y: number; radius: number }

/** The marks that can be seen, with their pixels. */
function placeMarks(engine: Engine, marks: readonly Mark[]): PlacedMark[] {
  const { width, height } = engine.size()
  return marks.flatMap((mark) => {
    const { x, y } = engine.pixelOf(mark)
    const radius = isArea(mark) ? areaRadius(engine, mark) : 0
    const edge = Math.max(EDGE_PX, radius)
    const isVisible = x > -edge && y > -edge && x < width + edge && y < height + edge
    return isVisible ? [{ mark, x: Math.round(x), y: Math.round(y), radius }] : []
  })
}

/** The circle around the public point of listings whose place is not shown. */
const Area = ({ x, y, radius }: Omit<PlacedMark, 'mark'>) => (
  <span
    aria-hidden
    className="map-area pointer-events-none absolute top-0 left-0 rounded-full border-2"
    style={{
      width: 2 * radius,
      height: 2 * radius,
      transform: `translate(${x - radius}px, ${y - radius}px)`,
    }}
  />
)

/** Listings and groups of listings, as buttons over the map. */
export function Marks({ engine, marks, picked, highlighted, seen, ignored, words, onPick }: Props) {
  const placed = placeMarks(engine, marks)
  const priceOf = ({ count, items: [first] }: Mark) =>
    count === 1 && first ? pillText(first, ignored) : undefined
  const pills = pillsWithRoom(
    placed.map(({ mark, x, y }) => {
      const text = priceOf(mark)
      return {
        key: mark.key,
        x,
        y,
        text,
        hasDot: isNew(mark),
        size: text === undefined ? MARK_PX.group : MARK_PX.dot,
      }
    }),
  )
  return (
    <>
      {placed.map(({ mark, ...place }) =>
        place.radius > 0 ? <Area key={mark.key} {...place} /> : null,
      )}
      {placed.map(({ mark, x, y, radius }) => {
        const [first] = mark.items
        const price = priceOf(mark)
        const isHighlighted =
          mark.key === picked || mark.items.some(({ reference }) => reference === highlighted)
        const name =
          price !== undefined && first
            ? `${price}, ${first.place}`
            : fill(mark.isGone ? words.groupGone : words.group, { count: String(mark.count) })
        const hasPill = pills.has(mark.key) || (isHighlighted && price !== undefined)
        return (
          <button
            key={mark.key}
            type="button"
            aria-label={name}
            aria-expanded={mark.key === picked}
            onClick={() => onPick(mark)}
            className={`absolute top-0 left-0 grid h-11 min-w-11 place-items-center ${isHighlighted ? 'z-10' : mark.isGone ? '' : 'z-1'}`}
            style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
          >
            <MarkIcon
              count={mark.count}
              text={hasPill ? price : undefined}
              isArea={radius > 0}
              isNew={isNew(mark)}
              isGone={mark.isGone}
              isHighlighted={isHighlighted}
              isSeen={
                mark.items.length > 0 && mark.items.every(({ reference }) => seen.has(reference))
              }
            />
          </button>
        )
      })}
    </>
  )
}
