import { useEffect, useRef } from 'react'

import { isInBox } from '@/domain/lib/geo'
import { countOffered } from '@/domain/map/mapMessage'
import { fill } from '@/i18n/fill'

import type { View } from './engine'
import { ListingRow } from './ListingRow'
import type { MapWords } from './types'
import type { MapContent } from './useMarks'

/** The maximum number of cards. */
const MAX_CARDS = 60

type Props = MapContent & {
  view: View | undefined
  ignored: readonly number[]
  words: MapWords
  /** The listing whose mark was picked on the map. */
  picked: number | undefined
  onPoint: (reference: number | undefined) => void
}

/** The reference of the card in the middle of the row. */
function middleCard(row: HTMLElement): number | undefined {
  const { left, width } = row.getBoundingClientRect()
  const middle = left + width / 2
  const card = [...row.children].find((one) => {
    const box = one.getBoundingClientRect()
    return box.left <= middle && middle <= box.right
  })
  return card instanceof HTMLElement ? Number(card.dataset.reference) : undefined
}

/** The listings in view as a row of cards over the map; the mark of the middle one is raised. */
export function Carousel({
  points,
  total,
  isLoading,
  view,
  ignored,
  words,
  picked,
  onPoint,
}: Props) {
  const row = useRef<HTMLUListElement>(null)
  const inView = view ? points.filter((point) => isInBox(view.box, point)) : points
  useEffect(() => {
    row.current
      ?.querySelector(`[data-reference="${String(picked)}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [picked])
  return (
    <section
      id="results"
      tabIndex={-1}
      aria-label={words.results}
      className="map-carousel absolute inset-x-0 bottom-0 z-20"
    >
      <p role="status" className="sr-only">
        {isLoading
          ? words.loading
          : fill(words.inView, { shown: String(countOffered(inView)), total: String(total) })}
      </p>
      {isLoading && (
        <div aria-hidden="true" className="mx-4 mb-3 h-28 rounded-(--radius-base) bg-sand" />
      )}
      {!isLoading && total + points.length === 0 && (
        <p className="mx-4 mb-3 bg-card p-4">{words.none}</p>
      )}
      <ul ref={row} onScroll={(event) => onPoint(middleCard(event.currentTarget))}>
        {inView.slice(0, MAX_CARDS).map((point) => (
          <li key={point.reference} data-reference={point.reference}>
            <ListingRow point={point} ignored={ignored} words={words} onPoint={onPoint} />
          </li>
        ))}
      </ul>
    </section>
  )
}
