import { roundDegrees, type Point } from './geo'

const at = ({ lat, lng }: Point) => `${roundDegrees(lat)},${roundDegrees(lng)}`

/** The view from the street, at another house: only for places that may be known. */
export const streetViewHref = (point: Point): string => `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${at(point)}`

export const routeHref = (point: Point): string => `https://www.google.com/maps/dir/?api=1&destination=${at(point)}`

const CLOSE = 17
const TOWN = 13

/** A map for browsers without scripts. */
export function plainMapHref({ lat, lng, isExact }: Point & { isExact: boolean }): string {
  const [north, east] = [roundDegrees(lat), roundDegrees(lng)]
  const place = `${isExact ? CLOSE : TOWN}/${north}/${east}`
  return isExact ? `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=${place}` : `https://www.openstreetmap.org/#map=${place}`
}
