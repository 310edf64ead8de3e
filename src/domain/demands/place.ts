import { isInside, readArea } from '../catalogue/area'
import { boxOf, isInBox, type Box } from '../lib/geo'
import { isWithin } from '../catalogue/lists/near'
import { provinceOf } from '../catalogue/provinces'
import { regionOf } from '../catalogue/regions'

import type { Demand, ComparedListing } from './demand'

const KILOMETRES_A_DEGREE = 111.2
/** What a column of single precision may lose. */
const BOX_MARGIN_DEGREES = 0.001

function isInDrawnArea(within: string, lat: number, lng: number): boolean {
  const corners = readArea(within)
  const box = corners && boxOf(corners)
  return Boolean(corners && box && isInBox(box, { lat, lng }) && isInside(corners, { lat, lng }))
}

function isOnMapArea({ within, near }: Demand, { latitude, longitude }: ComparedListing): boolean {
  if (latitude === null || longitude === null) return false
  if (within !== undefined && isInDrawnArea(within, latitude, longitude)) return true
  return near !== undefined && isWithin(near, near.km)(latitude, longitude)
}

/** Returns whether a listing lies in one of the demanded places; true when none is named. */
export function isInPlaces(demand: Demand, listing: ComparedListing): boolean {
  const { cities, provinces, regions, within, near } = demand
  if (
    cities.length + provinces.length + regions.length === 0 &&
    within === undefined &&
    near === undefined
  )
    return true
  if (cities.includes(listing.city)) return true
  const [province, region] =
    listing.zip === null ? [] : [provinceOf(listing.zip), regionOf(listing.zip)]
  if (province && provinces.includes(province)) return true
  if (region && regions.includes(region)) return true
  return isOnMapArea(demand, listing)
}

function boxAroundTown({ latitude, longitude, km }: NonNullable<Demand['near']>): Box {
  const north = km / KILOMETRES_A_DEGREE
  const east = north / Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180)
  return {
    south: latitude - north,
    north: latitude + north,
    west: longitude - east,
    east: longitude + east,
  }
}

/**
 * A box with all that lies in the drawn area and around the town, for a first look; nothing when
 * neither is asked for.
 */
export function boxAround({ within, near }: Pick<Demand, 'within' | 'near'>): Box | undefined {
  const drawn = within === undefined ? undefined : readArea(within)
  const boxes = [drawn && boxOf(drawn), near && boxAroundTown(near)].filter(
    (box) => box !== undefined,
  )
  if (boxes.length === 0) return undefined
  return {
    south: Math.min(...boxes.map(({ south }) => south)) - BOX_MARGIN_DEGREES,
    north: Math.max(...boxes.map(({ north }) => north)) + BOX_MARGIN_DEGREES,
    west: Math.min(...boxes.map(({ west }) => west)) - BOX_MARGIN_DEGREES,
    east: Math.max(...boxes.map(({ east }) => east)) + BOX_MARGIN_DEGREES,
  }
}
