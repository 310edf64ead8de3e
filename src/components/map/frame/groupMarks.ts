import { clusterPoints } from '@/domain/catalogue/clusters'
import { cardHeading, type MapAnswer, type MapPoint } from '@/domain/map/mapMessage'

import { markOf, type Mark } from './types'

/** Rounds the zoom down to half levels, so that marks regroup less often while zooming. */
export const zoomStep = (zoom: number): number => Math.floor(zoom * 2) / 2

/** The marks of listings at a zoom: what is sold or let is never with what is on offer in one. */
export const marksOfPoints = (points: readonly MapPoint[], zoom: number): Mark[] =>
  [false, true].flatMap((isGone) =>
    clusterPoints(
      points.filter((point) => (point.isGone === true) === isGone),
      zoom,
    ).map(markOf),
  )

/** What a pill says: the price, or of a listing that is sold or let only this. */
export const pillText = (point: MapPoint, ignored: readonly number[]): string =>
  (point.isGone && point.flag) || cardHeading(point, ignored)

/** The marks of groups of which only the size is known. */
export const marksOfGroups = (groups: MapAnswer['clusters']): Mark[] =>
  groups.map((group) => ({
    ...group,
    items: [],
    isGone: group.isGone === true,
    key: `${group.lat} ${group.lng}`,
  }))
