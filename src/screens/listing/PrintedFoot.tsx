import { findSettings } from '@/data/site/shell'
import { propertyCard } from '@/data/catalogue/views/listing'
import { env } from '@/env'
import { internationalPhone } from '@/domain/lib/phone'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

/** The footer of a printed listing: the agency and the address of the page. */
export async function PrintedFoot({ property, locale }: { property: Property; locale: Locale }) {
  const [{ agencyName, street, zip, city, phone, email }, { href }] = await Promise.all([
    findSettings(locale),
    propertyCard(property, locale),
  ])
  const place = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <p className="printed-foot" aria-hidden="true">
      <span>
        {[agencyName, place, phone && internationalPhone(phone), email].filter(Boolean).join(' · ')}
      </span>
      {href && <span>{new URL(href, env.SITE_URL).href}</span>}
    </p>
  )
}
