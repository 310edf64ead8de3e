import type { Cluster } from '@/domain/catalogue/clusters'
import type { Box, Point } from '@/domain/lib/geo'
import type { MapPoint } from '@/domain/map/mapMessage'

/** The texts of the map. The browser fills in {count}, {shown} and {total}. */
export type MapWords = Readonly<
  Record<
    | 'zoomIn'
    | 'zoomOut'
    | 'results'
    | 'toResults'
    | 'inView'
    | 'loading'
    | 'moveSearch'
    | 'toList'
    | 'group'
    | 'groupGone'
    | 'approximate'
    | 'approximateTown'
    | 'close'
    | 'view'
    | 'none'
    | 'draw'
    | 'drawHelp'
    | 'corner'
    | 'undo'
    | 'cancel'
    | 'search'
    | 'everywhere'
    | 'noMap'
    | 'title'
    | 'sources',
    string
  >
>

/** A mark on the map: listings at one place, or a group of which only the size is known. */
export type Mark = Point & {
  key: string
  count: number
  items: MapPoint[]
  box: Box
  /** What it stands for is sold or let: never with what is on offer in one mark. */
  isGone: boolean
}

export const markOf = ({ items, ...spot }: Cluster<MapPoint>): Mark => ({
  ...spot,
  items,
  count: items.length,
  isGone: items.some((item) => item.isGone === true),
  key: String(items[0]?.reference ?? ''),
})
