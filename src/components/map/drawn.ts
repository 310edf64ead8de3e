import type { Point } from '@/domain/geo'
import { provinces } from '@/domain/vocabulary'

import shapes from './geo/coarse.json'
import labels from './geo/labels.json'
import { isOnMap, pathOf } from './projection'

export type Named = Point & { name: Readonly<Record<string, string>> }
export type Town = Named & { size: number; side: string }

/** The shapes of the drawn map, as paths. */
export const land = pathOf(shapes.land)
export const borders = pathOf(shapes.borders)
export const provinceBorders = pathOf(shapes.inner)
export const provincePaths = provinces.map((id) => {
  const [lng = 0, lat = 0] = labels.provinces[id]
  return { id, path: pathOf(shapes.provinces[id]), label: { lng, lat } }
})
export const belgium = provincePaths.map(({ path }) => path).join('')
export const outline = pathOf(shapes.outline)

const LARGE = 2
export const towns: readonly Town[] = labels.towns.filter(({ size }) => size <= LARGE)
export const lands: readonly Named[] = labels.lands.filter(isOnMap)
export const seas: readonly Named[] = labels.seas
