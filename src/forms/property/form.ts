import { addressOfSubject, agentNameOf } from '@/data/enquiries/subject'
import { translate } from '@/i18n/translate'

import { defineForm } from '../defineForm'
import { personFields } from '../fields'
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
  // The question comes first, then who asks it.
  fields: ({ asking, locale }) => {
    const fields = personFields(asking, locale)
    const isQuestion = ({ name }: { name: string }) => name === 'remark'
    return [...fields.filter(isQuestion), ...fields.filter((field) => !isQuestion(field))]
  },
  act: async (person, { subject, locale }) => ({
    lead: {
      person,
      acknowledgement: subject.property ? 'property_received' : 'contact_received',
      acknowledgementHref: await addressOfSubject(subject, locale),
    },
  }),
})
