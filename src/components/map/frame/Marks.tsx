import { leadOf } from '@/domain/mapMessage'

import type { Engine } from './engine'
import { fill, type Mark, type MapWords } from './types'

type Props = {
  engine: Engine
  marks: readonly Mark[]
  /** The mark whose card is open, and the listing the list points at. */
  picked: string | undefined
  pointed: number | undefined
  ignored: readonly number[]
  words: MapWords
  onPick: (mark: Mark) => void
}

/** Beyond the edge by so much a mark is not drawn. */
const EDGE = 40

function Sign({ mark: { count, items }, isLit }: { mark: Mark; isLit: boolean }) {
  if (count > 1) {
    const size = count < 10 ? 'size-9' : count < 100 ? 'size-11' : 'size-13'
    return (
      <span className={`grid ${size} place-items-center rounded-full border-2 border-card text-sm font-semibold text-white ${isLit ? 'bg-ink' : 'map-mark'}`}>
        {count}
      </span>
    )
  }
  const isExact = items[0]?.isExact ?? true
  if (isExact) return <span className={`size-5.5 rounded-full border-3 border-card shadow-sm ${isLit ? 'bg-ink' : 'map-mark'}`} />
  return (
    <span className="relative grid size-11 place-items-center">
      <span className={`absolute inset-0 rounded-full border opacity-30 ${isLit ? 'border-ink bg-ink' : 'map-mark'}`} />
      <span className={`size-3 rounded-full border-2 border-card ${isLit ? 'bg-ink' : 'map-mark'}`} />
    </span>
  )
}

/** Listings and groups of them, as buttons over the map. */
export function Marks({ engine, marks, picked, pointed, ignored, words, onPick }: Props) {
  const { width, height } = engine.size()
  return marks.map((mark) => {
    const { x, y } = engine.pixelOf(mark)
    const [first] = mark.items
    if (x < -EDGE || y < -EDGE || x > width + EDGE || y > height + EDGE) return null
    const isLit = mark.key === picked || mark.items.some(({ reference }) => reference === pointed)
    const name = mark.count === 1 && first ? `${leadOf(first, ignored)}, ${first.place}` : fill(words.group, { count: mark.count })
    return (
      <button
        key={mark.key}
        type="button"
        aria-label={name}
        aria-expanded={mark.key === picked}
        onClick={() => onPick(mark)}
        className={`absolute top-0 left-0 grid size-11 place-items-center ${isLit ? 'z-10' : ''}`}
        style={{ transform: `translate(${Math.round(x) - 22}px, ${Math.round(y) - 22}px)` }}
      >
        <Sign mark={mark} isLit={isLit} />
      </button>
    )
  })
}
