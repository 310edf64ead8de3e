import type { EnquiryKind } from '@/domain/leads'

import { appointmentForm } from './appointment/action'
import { constructionForm } from './construction/action'
import { contactForm } from './contact/action'
import { demandForm } from './demand/action'
import { documentsForm } from './documents/action'
import type { Form } from './form'
import { friendForm } from './friend/action'
import { newsletterForm } from './newsletter/action'
import { offerForm } from './offer/action'
import { propertyForm } from './property/action'
import { rentalForm } from './rental_management/action'
import { testimonialForm } from './testimonial/action'
import { unsubscribeForm } from './unsubscribe/action'
import { valuationForm } from './valuation/action'

const all: readonly Form[] = [
  contactForm,
  propertyForm,
  appointmentForm,
  constructionForm,
  valuationForm,
  demandForm,
  rentalForm,
  testimonialForm,
  documentsForm,
  offerForm,
  friendForm,
  newsletterForm,
  unsubscribeForm,
]
const forms: ReadonlyMap<string, Form> = new Map(all.map((form) => [form.kind, form]))

/** The form of a kind; nothing for what is none. */
export const formOf = (kind: EnquiryKind | (string & {})): Form | undefined => forms.get(kind)
