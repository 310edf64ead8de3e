import { project, type Box, type Point } from '@/domain/lib/geo'

import { rowsOf, type Bitmap } from './bitmap'
import type { ListingColumns } from './columns'

/**
 * Listings that a map of this zoom cannot show apart: how many, around where, and the first few by
 * number.
 */
export type Group = Point & { count: number; box: Box; references: number[] }

/**
 * The side of the whole world at zoom 0, in pixels, as vector maps count it, and how close two
 * marks may come.
 */
const WORLD_PIXELS = 512
const GROUP_PIXELS = 52

type GroupOptions = {
  zoom: number
  /** How many references a group holds at most. */
  maxReferences: number
}

/** Groups the matches within a box by the squares of a grid, in one pass. */
export function groupsIn(
  { arrays }: ListingColumns,
  matches: Bitmap,
  { west, south, east, north }: Box,
  { zoom, maxReferences }: GroupOptions,
): Group[] {
  const { latitude, longitude, reference } = arrays
  const scale = (WORLD_PIXELS * 2 ** zoom) / GROUP_PIXELS
  const groups = new Map<number, Group>()
  for (const row of rowsOf(matches)) {
    const lat = latitude[row] ?? NaN
    const lng = longitude[row] ?? NaN
    if (!(lat >= south && lat <= north && lng >= west && lng <= east)) continue
    const { x, y } = project({ lat, lng })
    const key = Math.floor(x * scale) * 2 ** 26 + Math.floor(y * scale)
    const group = groups.get(key)
    if (!group) {
      groups.set(key, {
        lat,
        lng,
        count: 1,
        box: { west: lng, south: lat, east: lng, north: lat },
        references: [reference[row] ?? 0],
      })
      continue
    }
    group.count += 1
    group.lat += (lat - group.lat) / group.count
    group.lng += (lng - group.lng) / group.count
    if (group.references.length < maxReferences) group.references.push(reference[row] ?? 0)
    const { box } = group
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return [...groups.values()]
}
