import { project } from '@/domain/lib/geo'
import type { MapAnswer } from '@/domain/map/mapMessage'
import { frameOf, type Size, type View } from '@/domain/map/pictureFrame'

import { marksOfGroups, marksOfPoints, pillText, zoomStep } from './frame/groupMarks'
import { MARK_PX, pillsWithRoom } from './frame/pills'
import type { Mark } from './frame/types'

/** A mark over a poster, in pixels from its middle: a price, a dot without, or a group. */
export type PosterMark = {
  x: number
  y: number
  kind: 'price' | 'dot' | 'group'
  text: string | undefined
  isGone: boolean
}

/** More would weigh more than they tell. */
const MAX_MARKS = 60

const textOf = ({ count, items: [first] }: Mark, ignored: readonly number[]) =>
  count === 1 && first ? pillText(first, ignored) : undefined

/** The marks that the moving map will show of this view, as it will show them. */
export function posterMarks(
  { points, clusters }: Pick<MapAnswer, 'points' | 'clusters'>,
  { view, size, ignored }: { view: View; size: Size; ignored: readonly number[] },
): PosterMark[] {
  const { pixelOf } = frameOf(view, size)
  const marks = [...marksOfGroups(clusters), ...marksOfPoints(points, zoomStep(view.zoom))]
  const placed = marks
    .map((mark) => ({ mark, ...pixelOf(project(mark)) }))
    .filter(({ x, y }) => x > 0 && x < size.width && y > 0 && y < size.height)
    .slice(0, MAX_MARKS)
  const pills = pillsWithRoom(
    placed.map(({ mark, x, y }) => {
      const text = textOf(mark, ignored)
      return { key: mark.key, x, y, text, size: text === undefined ? MARK_PX.group : MARK_PX.dot }
    }),
  )
  return placed.map(({ mark, x, y }) => ({
    x: Math.round(x - size.width / 2),
    y: Math.round(y - size.height / 2),
    kind: mark.count > 1 ? 'group' : pills.has(mark.key) ? 'price' : 'dot',
    text: mark.count > 1 ? String(mark.count) : pills.has(mark.key) ? textOf(mark, ignored) : '',
    isGone: mark.isGone,
  }))
}
