import { isInside, readArea } from '../area'
import { boxOf, isInBox, type Box } from '../geo'
import { isWithin } from '../listings/near'
import { provinceOf } from '../provinces'
import { regionOf } from '../regions'

import type { Demand, Offer } from './demand'

const KILOMETRES_A_DEGREE = 111.2
/** What a column of single precision may lose. */
const MARGIN = 0.001

function isDrawn(within: string, lat: number, lng: number): boolean {
  const corners = readArea(within)
  const box = corners && boxOf(corners)
  return Boolean(corners && box && isInBox(box, { lat, lng }) && isInside(corners, { lat, lng }))
}

function isOnMap({ within, near }: Demand, { latitude, longitude }: Offer): boolean {
  if (latitude === null || longitude === null) return false
  if (within !== undefined && isDrawn(within, latitude, longitude)) return true
  return near !== undefined && isWithin(near, near.km)(latitude, longitude)
}

/** Whether a listing lies in one of the places; anywhere is right for who named none. */
export function isWhere(demand: Demand, offer: Offer): boolean {
  const { cities, provinces, regions, within, near } = demand
  if (cities.length + provinces.length + regions.length === 0 && within === undefined && near === undefined) return true
  if (cities.includes(offer.city)) return true
  const [province, region] = offer.zip === null ? [] : [provinceOf(offer.zip), regionOf(offer.zip)]
  if (province && provinces.includes(province)) return true
  if (region && regions.includes(region)) return true
  return isOnMap(demand, offer)
}

function around({ latitude, longitude, km }: NonNullable<Demand['near']>): Box {
  const north = km / KILOMETRES_A_DEGREE
  const east = north / Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180)
  return { south: latitude - north, north: latitude + north, west: longitude - east, east: longitude + east }
}

/** A box with all that lies in the drawn area and around the town, for a first look; nothing when neither is asked for. */
export function boxAround({ within, near }: Pick<Demand, 'within' | 'near'>): Box | undefined {
  const drawn = within === undefined ? undefined : readArea(within)
  const boxes = [drawn && boxOf(drawn), near && around(near)].filter((box) => box !== undefined)
  if (boxes.length === 0) return undefined
  return {
    south: Math.min(...boxes.map(({ south }) => south)) - MARGIN,
    north: Math.max(...boxes.map(({ north }) => north)) + MARGIN,
    west: Math.min(...boxes.map(({ west }) => west)) - MARGIN,
    east: Math.max(...boxes.map(({ east }) => east)) + MARGIN,
  }
}
