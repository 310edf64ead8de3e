import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'

import { roleOf } from '@/access/roles'
import { findViewedProperty, fullAddress } from '@/data/viewings/viewedProperty'
import { localeOf } from '@/i18n/locales'

import { translatorFor } from '../words'
import { ContactLinks } from './ContactLinks'
import words from './words.json'

const text = z.string().trim().catch('')
const personShape = z.object({
  email: text,
  phone: text,
  street: text,
  zip: text,
  city: text,
  property: text,
})

/** Shows the links to a person at the head of their form, as they were last saved. */
export async function PersonContact({ data, i18n, req }: UIFieldServerProps) {
  if (!roleOf(req)) return null
  const { email, phone, street, zip, city, property } = personShape.parse(data)
  const locale = localeOf(i18n.language)
  const subject = property ? await findViewedProperty(req, { property }, locale) : null
  const home = street && [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const addresses = [home, subject ? fullAddress(subject, locale) : ''].filter(Boolean)
  return (
    <ContactLinks
      email={email}
      phone={phone}
      addresses={[...new Set(addresses)]}
      t={translatorFor(words, locale)}
    />
  )
}
