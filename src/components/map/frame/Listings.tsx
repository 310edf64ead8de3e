import { isInBox } from '@/domain/lib/geo'
import type { MapLayout } from '@/domain/map/mapMessage'
import { fill } from '@/i18n/fill'

import { Carousel } from './Carousel'
import type { View } from './engine'
import { ResultList } from './ResultList'
import type { Mark, MapWords } from './types'
import type { MapContent } from './useMarks'

type Props = {
  layout: MapLayout
  content: MapContent
  view: View | undefined
  ignored: readonly number[]
  words: MapWords
  picking: { picked: string | undefined; pick: (mark: Mark) => void }
  onPoint: (reference: number | undefined) => void
}

/** The listings of the map as rows or cards. Beside the list of the page only their number is said. */
export function Listings({ layout, content, picking, ...shown }: Props) {
  const { view, words } = shown
  if (layout === 'column')
    return <ResultList {...content} {...shown} groups={content.marks} onPick={picking.pick} />
  if (layout === 'carousel') {
    const picked = content.marks.find(({ key }) => key === picking.picked)?.items[0]?.reference
    return <Carousel {...content} {...shown} picked={picked} />
  }
  const inView = content.marks
    .filter((mark) => !mark.isGone && (!view || isInBox(view.box, mark)))
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <p role="status" className="sr-only">
      {content.isLoading
        ? words.loading
        : fill(words.inView, { shown: String(inView), total: String(content.total) })}
    </p>
  )
}
