import { addressOfSubject, agentNameOf } from '@/data/enquiries/subject'
import { translate } from '@/i18n/translate'

import { defineForm } from '../defineForm'
import { schemas } from '../schemas'

/** A question about a listing; also accepted when the listing is gone. */
export const propertyForm = defineForm({
  kind: 'property',
  schema: schemas.property,
  // Names the colleague who will answer.
  intro: async ({ locale, subject }) =>
    subject.property
      ? translate(locale)('form.intro.property', { name: await agentNameOf(subject, locale) })
      : '',
  act: async (person, { subject, locale }) => ({
    lead: {
      person,
      acknowledgement: subject.property ? 'property_received' : 'contact_received',
      acknowledgementHref: await addressOfSubject(subject, locale),
    },
  }),
})
