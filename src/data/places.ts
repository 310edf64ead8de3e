import type { Point } from '@/domain/geo'
import type { City, Property } from '@/payload-types'

import { loaded } from './payload'

export type Place = Point & { isExact: boolean }

type Coordinates = { latitude?: number | null | undefined; longitude?: number | null | undefined }

const pointOf = ({ latitude, longitude }: Coordinates): Point | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { lat: latitude, lng: longitude } : undefined

/**
 * Where a listing lies on a map. Without a public address, or without coordinates of its own, that is the centre of its
 * postal code; nothing when nobody knows where that is.
 */
export function placeOf({
  publishAddress,
  latitude,
  longitude,
  city,
}: Pick<Property, 'publishAddress' | 'latitude' | 'longitude' | 'city'>): Place | undefined {
  const own = publishAddress ? pointOf({ latitude, longitude }) : undefined
  if (own) return { ...own, isExact: true }
  const centre = pointOf(loaded<City>(city) ?? {})
  return centre && { ...centre, isExact: false }
}
