import { addressOfSubject } from '@/data/leads/subject'

import { defineForm } from '../form'
import { propertyFields, propertyIntro } from './fields'
import { propertySchema } from './schema'

/** A question about a listing. One that has gone in the meantime is no reason to lose the question. */
export const propertyForm = defineForm({
  kind: 'property',
  lists: [],
  intro: propertyIntro,
  fields: propertyFields,
  schema: propertySchema,
  act: async (person, { subject, locale }) => ({
    lead: { kind: 'property', person, thanks: subject.property ? 'property_received' : 'contact_received', leadsTo: await addressOfSubject(subject, locale) },
  }),
})
