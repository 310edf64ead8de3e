import { priceOf, type PriceFields } from '@/domain/catalogue/price'
import { isPriceInWords } from '@/domain/feeds/exportListing'
import type { Facts } from '@/domain/feeds/facts'
import type { FeedLanguage } from '@/domain/feeds/listing'

import { priceName } from '../catalogue/views/priceName'

/**
 * The price as the site writes it, when it begins somewhere, counts by area or is paid in part: portals
 * have a field for that of the whole alone.
 */
export function priceSentences(facts: Facts, language: FeedLanguage): string[] {
  if (!isPriceInWords(facts)) return []
  // A hidden price is not among the facts that are exported.
  const price = { ...facts, publishPrice: true } as PriceFields
  return [`${priceName(priceOf(price, []), language)}.`]
}
