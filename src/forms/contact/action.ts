import { defineForm } from '../form'
import { contactFields } from './fields'
import { contactSchema } from './schema'

/** A question to the agency. */
export const contactForm = defineForm({
  kind: 'contact',
  lists: [],
  fields: contactFields,
  schema: contactSchema,
  act: (person) => ({ lead: { kind: 'contact', person, thanks: 'contact_received' } }),
})
