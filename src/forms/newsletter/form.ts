import { signUp } from '@/data/enquiries/subscribers'

import { defineForm } from '../defineForm'
import { schemas } from '../schemas'

/** Signs a visitor up for the newsletter; an email asks for confirmation. */
export const newsletterForm = defineForm({
  kind: 'newsletter',
  schema: schemas.newsletter,
  act: (person, { locale }) => ({
    lead: {
      person,
      afterSave: (req, { source, consent }) =>
        signUp(req, { email: person.email, locale, source: source ?? '', consent }),
    },
  }),
})
