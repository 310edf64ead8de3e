import { isUnsubscribed, unsubscribeAddress } from '@/data/enquiries/subscribers'

import { defineForm } from '../defineForm'
import { schemas } from '../schemas'

/** Unsubscribes an email address without a link. */
export const unsubscribeForm = defineForm({
  kind: 'unsubscribe',
  schema: schemas.unsubscribe,
  act: (person, { locale }) => ({
    lead: {
      person,
      stillStands: (req) => isUnsubscribed(req, person.email),
      afterSave: (req) => unsubscribeAddress(req, person.email, locale),
    },
  }),
})
