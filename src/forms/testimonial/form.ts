import { proposeTestimonial } from '@/data/enquiries/testimonials'
import { translate } from '@/i18n/translate'

import { defineForm } from '../defineForm'
import { answerTo, personFields, relabelled } from '../fields'
import { schemas } from '../schemas'

/** A testimonial of a client. Staff review it before it is published. */
export const testimonialForm = defineForm({
  kind: 'testimonial',
  schema: schemas.testimonial,
  fields: ({ asking, locale }) => [
    ...relabelled(personFields(asking, locale), {
      remark: { label: translate(locale)('form.fields.experience') },
    }),
    { name: 'publish', kind: 'box', required: true },
  ],
  act: ({ publish, ...person }, { locale }) => ({
    lead: {
      person,
      // The consent to publish is stored with the text.
      answers: (language) => answerTo(language, 'publish', publish ? '✓' : ''),
      acknowledgement: 'testimonial_received',
      afterSave: (req, { consent }) => proposeTestimonial(req, person, locale, consent),
    },
  }),
})
