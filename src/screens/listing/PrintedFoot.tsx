import { findSettings } from '@/data/shell'
import { propertyCard } from '@/data/views/listing'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

/** On paper: whose offer it is, and where it stands on the web. */
export async function PrintedFoot({ property, locale }: { property: Property; locale: Locale }) {
  const [{ agencyName, street, zip, city, phone, email }, { href }] = await Promise.all([findSettings(locale), propertyCard(property, locale)])
  const place = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <p className="printed-foot" aria-hidden="true">
      <span>{[agencyName, place, phone, email].filter(Boolean).join(' · ')}</span>
      {href && <span>{new URL(href, env.SITE_URL).href}</span>}
    </p>
  )
}
