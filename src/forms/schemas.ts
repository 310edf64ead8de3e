import { appointmentSchema } from './appointment/schema'
import { constructionSchema } from './construction/schema'
import { contactSchema } from './contact/schema'
import { demandSchema } from './demand/schema'
import { documentsSchema } from './documents/schema'
import { friendSchema } from './friend/schema'
import { newsletterSchema } from './newsletter/schema'
import { offerSchema } from './offer/schema'
import { propertySchema } from './property/schema'
import { rentalSchema } from './rental_management/schema'
import { testimonialSchema } from './testimonial/schema'
import { unsubscribeSchema } from './unsubscribe/schema'
import { valuationSchema } from './valuation/schema'

/** The rules of each form, for the browser: the same that the server applies. */
export const schemas = {
  contact: contactSchema,
  property: propertySchema,
  appointment: appointmentSchema,
  construction: constructionSchema,
  valuation: valuationSchema,
  demand: demandSchema,
  rental_management: rentalSchema,
  testimonial: testimonialSchema,
  documents: documentsSchema,
  offer: offerSchema,
  friend: friendSchema,
  newsletter: newsletterSchema,
  unsubscribe: unsubscribeSchema,
}

export type SchemaKind = keyof typeof schemas
