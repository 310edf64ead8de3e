import type { PayloadRequest } from 'payload'

import { countries, type Country } from '@/domain/countries'
import { regionOf } from '@/domain/regions'
import type { Region } from '@/domain/vocabulary'

export type Place = { zip: string; country: Country | undefined; region: Region | undefined }

/** The postal code, country and region behind a city field, which holds an id or an already populated city. */
export async function cityOf(req: PayloadRequest, city: unknown): Promise<Place | undefined> {
  const id = typeof city === 'object' && city !== null && 'id' in city ? city.id : city
  if (typeof id !== 'string') return undefined
  // Cities are no secret: a rule about a place holds whoever saves it.
  const found = await req.payload.findByID({
    collection: 'cities',
    id,
    depth: 0,
    select: { zip: true, country: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!found) return undefined
  const zip = String(found.zip ?? '')
  const country = countries.find((one) => one === found.country)
  return { zip, country, region: country === 'be' ? regionOf(zip) : undefined }
}
