import type { PayloadRequest } from 'payload'

import { priceOf, type Price } from '@/domain/catalogue/price'
import { separateRequest } from '@/mail/write'

import type { ViewedProperty } from './viewedProperty'

/**
 * Returns what the site shows as the price of a home that is viewed. The banners that replace a price
 * are read in the transaction that books the viewing, as all for its emails.
 */
export async function findViewedPrice(
  req: PayloadRequest,
  property: ViewedProperty,
): Promise<Price> {
  const { ignoredMarquees } = await req.payload.findGlobal({
    slug: 'property-detail',
    depth: 0,
    select: { ignoredMarquees: true },
    // The email is the agency's, independent of who saves the viewing.
    overrideAccess: true,
    req: separateRequest(req),
  })
  return priceOf(property, ignoredMarquees ?? [])
}
