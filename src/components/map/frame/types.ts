import type { Cluster } from '@/domain/clusters'
import type { Box, Point } from '@/domain/geo'
import type { MapPoint } from '@/domain/mapMessage'

/** The words of the map. Those with {count}, {shown} and {total} have the numbers written in by the browser. */
export type MapWords = Readonly<
  Record<
    | 'zoomIn'
    | 'zoomOut'
    | 'results'
    | 'toResults'
    | 'inView'
    | 'group'
    | 'approximate'
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

/** What stands at one spot of the map: listings, or only how many there are. */
export type Mark = Point & { key: string; count: number; items: MapPoint[]; box: Box }

export const markOf = ({ items, ...spot }: Cluster<MapPoint>): Mark => ({ ...spot, items, count: items.length, key: String(items[0]?.reference ?? '') })

export const fill = (words: string, values: Record<string, number>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), words)
