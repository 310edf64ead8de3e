import { project, type Box, type Point } from '../geo'

import type { Columns } from './columns'

/** Listings that a map of this zoom cannot show apart: how many, around where, and the first few by number. */
export type Group = Point & { count: number; box: Box; references: number[] }

/** The side of the whole world at zoom 0, in pixels, as vector maps count it, and how close two marks may come. */
const WORLD = 512
const NEAR = 52

/** Groups what matches within a box by the squares of a grid, in one look at all; at most so many references each. */
export function groupsIn({ arrays }: Columns, matches: Uint8Array, { west, south, east, north }: Box, zoom: number, most: number): Group[] {
  const { latitude, longitude, reference } = arrays
  const scale = (WORLD * 2 ** zoom) / NEAR
  const groups = new Map<number, Group>()
  for (let slot = 0; slot < matches.length; slot++) {
    if (matches[slot] !== 1) continue
    const [lat, lng] = [latitude[slot] ?? NaN, longitude[slot] ?? NaN]
    if (!(lat >= south && lat <= north && lng >= west && lng <= east)) continue
    const { x, y } = project({ lat, lng })
    const key = Math.floor(x * scale) * 2 ** 26 + Math.floor(y * scale)
    const group = groups.get(key)
    if (!group) {
      groups.set(key, { lat, lng, count: 1, box: { west: lng, south: lat, east: lng, north: lat }, references: [reference[slot] ?? 0] })
      continue
    }
    group.count += 1
    group.lat += (lat - group.lat) / group.count
    group.lng += (lng - group.lng) / group.count
    if (group.references.length < most) group.references.push(reference[slot] ?? 0)
    const { box } = group
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return [...groups.values()]
}
