import type { EnquiryKind } from '@/domain/enquiries/forms'

import { appointmentForm } from './appointment/form'
import { constructionForm } from './construction/form'
import { contactForm } from './contact/form'
import type { Form } from './defineForm'
import { demandForm } from './demand/form'
import { documentsForm } from './documents/form'
import { friendForm } from './friend/form'
import { newsletterForm } from './newsletter/form'
import { offerForm } from './offer/form'
import { propertyForm } from './property/form'
import { rentalForm } from './rental_management/form'
import { savedSearchForm } from './saved_search/form'
import { testimonialForm } from './testimonial/form'
import { unsubscribeForm } from './unsubscribe/form'
import { valuationForm } from './valuation/form'

/** Every form with its questions and what is done with the answers. */
export const formOf: { readonly [Kind in EnquiryKind]: Form<Kind> } = {
  contact: contactForm,
  property: propertyForm,
  appointment: appointmentForm,
  construction: constructionForm,
  valuation: valuationForm,
  demand: demandForm,
  saved_search: savedSearchForm,
  friend: friendForm,
  newsletter: newsletterForm,
  rental_management: rentalForm,
  testimonial: testimonialForm,
  documents: documentsForm,
  offer: offerForm,
  unsubscribe: unsubscribeForm,
}
