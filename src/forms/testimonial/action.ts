import { proposeTestimonial } from '@/data/leads/testimonials'

import { answer } from '../fields'
import { defineForm } from '../form'
import { testimonialFields } from './fields'
import { testimonialSchema } from './schema'

/** What a client wants to say. Staff read it before anybody else does. */
export const testimonialForm = defineForm({
  kind: 'testimonial',
  lists: [],
  fields: testimonialFields,
  schema: testimonialSchema,
  act: ({ publish, ...person }, { locale }) => ({
    lead: {
      kind: 'testimonial',
      person,
      // That he agreed is kept with what he said.
      answers: (language) => answer(language, 'publish', publish ? '✓' : ''),
      thanks: 'testimonial_received',
      also: (req) => proposeTestimonial(req, person, locale),
    },
  }),
})
