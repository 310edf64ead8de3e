import { ContactLines } from '@/components/listing/ContactLines'
import { Picture } from '@/components/media/Picture'
import { findColleague } from '@/data/site/colleagues'
import { idOf } from '@/data/core/payload'
import { findSettings } from '@/data/site/shell'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

async function contactOf({ contact }: Property, locale: Locale) {
  const id = idOf(contact)
  const [{ agencyName, phone, email }, colleague] = await Promise.all([
    findSettings(locale),
    id ? findColleague(id, locale) : null,
  ])
  const agency = {
    name: agencyName ?? '',
    jobTitle: '',
    bivNumber: '',
    phone: phone ?? '',
    email: email ?? '',
    photo: undefined,
  }
  return { ...agency, ...colleague, ...(colleague && !colleague.phone && { phone: agency.phone }) }
}

/**
 * The contact of a listing: the assigned agent when their profile is public, otherwise the agency.
 */
export async function ContactPerson({ property, locale }: { property: Property; locale: Locale }) {
  const { name, jobTitle, bivNumber, phone, email, photo } = await contactOf(property, locale)
  const t = translate(locale)
  return (
    <section
      aria-label={t('listing.contact')}
      className="flex gap-4 border-t border-sand pt-5 leading-normal"
    >
      {photo && (
        <Picture
          picture={{ ...photo, alt: '' }}
          sizes="72px"
          className="size-[72px] shrink-0 rounded-(--radius-base) object-cover object-[50%_20%]"
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {jobTitle && <p className="text-[0.95rem] text-soft">{jobTitle}</p>}
        {bivNumber && (
          <p className="text-[0.95rem] text-soft">{t('listing.biv', { number: bivNumber })}</p>
        )}
        <ContactLines phone={phone} email={email} />
      </div>
    </section>
  )
}
