import type { EnquiryKind } from '@/domain/enquiries/forms'

import { appointmentSchema } from './appointment/schema'
import { constructionSchema } from './construction/schema'
import { demandSchema } from './demand/schema'
import { friendSchema } from './friend/schema'
import { offerSchema } from './offer/schema'
import { rentalSchema } from './rental_management/schema'
import { personSchema } from './rules'
import { savedSearchSchema } from './saved_search/schema'
import { testimonialSchema } from './testimonial/schema'
import { valuationSchema } from './valuation/schema'

/** The schema of each form, the same for browser and server. */
export const schemas = {
  contact: personSchema,
  property: personSchema,
  appointment: appointmentSchema,
  construction: constructionSchema,
  valuation: valuationSchema,
  demand: demandSchema,
  saved_search: savedSearchSchema,
  rental_management: rentalSchema,
  testimonial: testimonialSchema,
  documents: personSchema,
  offer: offerSchema,
  friend: friendSchema,
  newsletter: personSchema,
  unsubscribe: personSchema,
} satisfies Record<EnquiryKind, unknown>

export type SchemaKind = keyof typeof schemas
