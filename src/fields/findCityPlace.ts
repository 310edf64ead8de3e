import type { PayloadRequest } from 'payload'

import { countries, type Country } from '@/domain/catalogue/countries'
import { regionOf } from '@/domain/catalogue/regions'
import type { Region } from '@/domain/catalogue/vocabulary'

export type CityPlace = { zip: string; country: Country | undefined; region: Region | undefined }

/**
 * The postal code, country and region behind a city field, which holds an id or an already
 * populated city.
 */
export async function findCityPlace(
  req: PayloadRequest,
  city: unknown,
): Promise<CityPlace | undefined> {
  const id = typeof city === 'object' && city !== null && 'id' in city ? city.id : city
  if (typeof id !== 'string') return undefined
  // Cities are public: a rule about a place applies to every editor.
  const place = await req.payload.findByID({
    collection: 'cities',
    id,
    depth: 0,
    select: { zip: true, country: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!place) return undefined
  const zip = String(place.zip ?? '')
  const country = countries.find((code) => code === place.country)
  return { zip, country, region: country === 'be' ? regionOf(zip) : undefined }
}
