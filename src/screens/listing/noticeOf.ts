import { findNotices } from '@/data/notices'
import { availabilityOf } from '@/domain/availability'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** What is said of a listing that cannot be had any more, in the words of the agency; nothing of one that can. */
export async function noticeOf(property: Property, locale: Locale): Promise<string | undefined> {
  const state = availabilityOf(property)
  if (state === 'available' || state === 'option') return undefined
  return (await findNotices(locale))[state] || translate(locale)(`listing.${state}`)
}
