import { signUp } from '@/data/leads/subscribers'

import { defineForm } from '../form'
import { newsletterFields } from './fields'
import { newsletterSchema } from './schema'

/** Somebody who wants the newsletter; a mail asks him whether it was he. */
export const newsletterForm = defineForm({
  kind: 'newsletter',
  lists: [],
  fields: newsletterFields,
  schema: newsletterSchema,
  act: (person, { locale }) => ({
    lead: { kind: 'newsletter', person, isQuiet: true, also: (req, enquiry) => signUp(req, { email: person.email, locale, source: enquiry.source ?? '' }) },
  }),
})
