import { defineForm } from '../defineForm'
import { schemas } from '../schemas'

/** A question to the agency. */
export const contactForm = defineForm({
  kind: 'contact',
  schema: schemas.contact,
  act: (person) => ({ lead: { person, acknowledgement: 'contact_received' } }),
})
