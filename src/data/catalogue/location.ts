import type { Point } from '@/domain/lib/geo'
import type { City, Property } from '@/payload-types'

import { loaded } from '../core/payload'

export type ListingLocation = Point & { isExact: boolean }
type Located = Pick<Property, 'publishAddress' | 'latitude' | 'longitude' | 'city'>

type Coordinates = { latitude?: number | null | undefined; longitude?: number | null | undefined }

const pointOf = ({ latitude, longitude }: Coordinates): Point | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? { lat: latitude, lng: longitude }
    : undefined

/**
 * Returns the point of a listing on a map. Without a public address or coordinates of its own that
 * is the centre of its city; undefined when that is not known either.
 */
export function locationOf({
  publishAddress,
  latitude,
  longitude,
  city,
}: Located): ListingLocation | undefined {
  const exact = publishAddress ? pointOf({ latitude, longitude }) : undefined
  if (exact) return { ...exact, isExact: true }
  const centre = pointOf(loaded<City>(city) ?? {})
  return centre && { ...centre, isExact: false }
}
