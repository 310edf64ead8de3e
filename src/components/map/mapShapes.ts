import type { Point } from '@/domain/lib/geo'
import { provinces } from '@/domain/catalogue/vocabulary'

import shapes from './geo/coarse.json'
import labels from './geo/labels.json'
import { isOnMap, pathOf } from './projection'

export type NamedPoint = Point & { name: Readonly<Record<string, string>> }
export type Town = NamedPoint & { size: number; side: string }

/** The shapes of the server-rendered map, as SVG paths. */
export const land = pathOf(shapes.land)
export const borders = pathOf(shapes.borders)
export const provinceBorders = pathOf(shapes.inner)
export const provincePaths = provinces.map((id) => {
  const [lng = 0, lat = 0] = labels.provinces[id]
  return { id, path: pathOf(shapes.provinces[id]), label: { lng, lat } }
})
export const outline = pathOf(shapes.outline)

const MAX_TOWN_SIZE = 2
export const towns: readonly Town[] = labels.towns.filter(({ size }) => size <= MAX_TOWN_SIZE)
export const lands: readonly NamedPoint[] = labels.lands.filter(isOnMap)
export const seas: readonly NamedPoint[] = labels.seas
