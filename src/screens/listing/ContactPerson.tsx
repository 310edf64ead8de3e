import { Portrait } from '@/components/person/Portrait'
import { ContactLines } from '@/components/listing/ContactLines'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { contactOf } from '@/data/catalogue/contactOf'

/** Who answers for a listing, with portrait, number and phone. */
export async function ContactPerson({ property, locale }: { property: Property; locale: Locale }) {
  const { name, jobTitle, bivNumber, phone, photo } = await contactOf(property, locale)
  const t = translate(locale)
  const role = [jobTitle, bivNumber && t('listing.biv', { number: bivNumber })].filter(Boolean)
  return (
    <section aria-label={t('listing.contact')} className="contact-person">
      <Portrait photo={photo} name={name} />
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        {role.length > 0 && <p className="text-soft">{role.join(', ')}</p>}
        <ContactLines phone={phone} />
      </div>
    </section>
  )
}
