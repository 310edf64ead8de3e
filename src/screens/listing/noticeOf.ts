import { findNotices } from '@/data/catalogue/notices'
import { availabilityOf } from '@/domain/catalogue/availability'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/**
 * Returns the notice of a listing that is not available any more, in the words of the agency;
 * undefined for an available one.
 */
export async function noticeOf(property: Property, locale: Locale): Promise<string | undefined> {
  const availability = availabilityOf(property)
  if (availability === 'available' || availability === 'option') return undefined
  return (await findNotices(locale))[availability] || translate(locale)(`listing.${availability}`)
}
