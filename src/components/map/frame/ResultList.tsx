import { isInBox } from '@/domain/lib/geo'
import { countOffered, type MapPoint } from '@/domain/map/mapMessage'
import { fill } from '@/i18n/fill'

import type { View } from './engine'
import { ListingRow } from './ListingRow'
import type { Mark, MapWords } from './types'

/** The maximum number of rows. */
const MAX_ROWS = 60

type Props = {
  points: readonly MapPoint[]
  groups: readonly Mark[]
  total: number
  isLoading: boolean
  view: View | undefined
  ignored: readonly number[]
  words: MapWords
  onPoint: (reference: number | undefined) => void
  onPick: (mark: Mark) => void
}

const SKELETONS = 4

/** The shapes of rows while nothing is known yet. */
const Skeletons = () => (
  <div aria-hidden="true" className="grid gap-4 p-5">
    {Array.from({ length: SKELETONS }, (_, index) => (
      <div key={index} className="grid grid-cols-[96px_minmax(0,1fr)] gap-4">
        <div className="aspect-3/2 rounded-(--radius-base) bg-sand" />
        <div className="grid content-center gap-2">
          <div className="h-4 w-2/3 rounded-(--radius-base) bg-sand" />
          <div className="h-3 w-full rounded-(--radius-base) bg-sand-2" />
        </div>
      </div>
    ))}
  </div>
)

/** What the map shows as a list, so that everything can be reached without a mouse. */
export function ResultList({
  points,
  groups,
  total,
  isLoading,
  view,
  ignored,
  words,
  onPoint,
  onPick,
}: Props) {
  const pointsInView = view ? points.filter((point) => isInBox(view.box, point)) : points
  const groupsInView = groups.filter(
    (group) => group.items.length === 0 && (!view || isInBox(view.box, group)),
  )
  const countInView = groupsInView
    .filter(({ isGone }) => !isGone)
    .reduce((sum, { count }) => sum + count, countOffered(pointsInView))
  const isEmpty = pointsInView.length + groupsInView.length === 0
  return (
    <section
      id="results"
      tabIndex={-1}
      aria-label={words.results}
      className="min-h-0 overflow-y-auto border-sand bg-paper max-md:border-t md:border-l"
    >
      <p
        role="status"
        className="sticky top-0 z-10 border-b border-sand bg-paper px-5 py-3.5 text-sm font-semibold"
      >
        {isLoading
          ? words.loading
          : fill(words.inView, { shown: String(countInView), total: String(total) })}
      </p>
      {isLoading && <Skeletons />}
      {!isLoading && isEmpty && <p className="px-5 py-4 text-soft">{words.none}</p>}
      <ul className="divide-y divide-sand px-5">
        {groupsInView.map((group) => (
          <li key={group.key} className="py-3">
            <button
              type="button"
              className="min-h-11 text-left font-semibold text-moss underline"
              onClick={() => onPick(group)}
            >
              {fill(group.isGone ? words.groupGone : words.group, { count: String(group.count) })}
            </button>
          </li>
        ))}
        {pointsInView.slice(0, MAX_ROWS).map((point) => (
          <li key={point.reference} className="py-4">
            <ListingRow point={point} ignored={ignored} words={words} onPoint={onPoint} />
          </li>
        ))}
      </ul>
    </section>
  )
}
