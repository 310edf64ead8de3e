import { unsubscribeAddress } from '@/data/leads/subscribers'

import { defineForm } from '../form'
import { unsubscribeFields } from './fields'
import { unsubscribeSchema } from './schema'

/** Somebody who wants to be left alone and has no link at hand. */
export const unsubscribeForm = defineForm({
  kind: 'unsubscribe',
  lists: [],
  fields: unsubscribeFields,
  schema: unsubscribeSchema,
  act: (person, { locale }) => ({ lead: { kind: 'unsubscribe', person, isQuiet: true, also: (req) => unsubscribeAddress(req, person.email, locale) } }),
})
