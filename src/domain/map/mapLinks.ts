import { roundDegrees, type Point } from '../lib/geo'

const coordinates = ({ lat, lng }: Point) => `${roundDegrees(lat)},${roundDegrees(lng)}`

/** Returns the link to Google Street View; only for places that are public. */
export const streetViewHref = (point: Point): string =>
  `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${coordinates(point)}`

export const routeHref = (point: Point): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${coordinates(point)}`

/** Returns the link to a route to an address as people write it. */
export const addressRouteHref = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`

const EXACT_ZOOM = 17
const TOWN_ZOOM = 13

/** A map for browsers without scripts. */
export function plainMapHref({ lat, lng, isExact }: Point & { isExact: boolean }): string {
  const north = roundDegrees(lat)
  const east = roundDegrees(lng)
  const place = `${isExact ? EXACT_ZOOM : TOWN_ZOOM}/${north}/${east}`
  return isExact
    ? `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=${place}`
    : `https://www.openstreetmap.org/#map=${place}`
}
