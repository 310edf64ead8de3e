import { idOf } from '@/data/core/payload'
import { findColleague, type ColleagueView } from '@/data/site/colleagues'
import { findSettings } from '@/data/site/shell'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

/**
 * Returns the contact of a listing: the assigned agent when their profile is public, otherwise the
 * agency.
 */
export async function contactOf(
  { contact }: Pick<Property, 'contact'>,
  locale: Locale,
): Promise<ColleagueView> {
  const id = idOf(contact)
  const [{ agencyName, phone }, colleague] = await Promise.all([
    findSettings(locale),
    id ? findColleague(id, locale) : null,
  ])
  const agency = { name: agencyName ?? '', jobTitle: '', bivNumber: '', phone: phone ?? '' }
  return { ...agency, ...colleague, ...(colleague && !colleague.phone && { phone: agency.phone }) }
}
