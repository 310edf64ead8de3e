import { asksAboutHome, placeableKinds } from '@/domain/enquiries/forms'
import { choice } from '@/fields/layout'
import { existingPage } from '@/fields/related'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

export const ContactFormBlock = blockWithWords(
  {
    slug: 'contactForm',
    fields: [
      choice('form', placeableKinds, {
        vocabulary: 'enquiryKind',
        required: true,
        defaultValue: 'contact',
      }),
      {
        name: 'asksAddressFirst',
        type: 'checkbox',
        defaultValue: false,
        admin: { condition: (_, { form }: { form?: unknown }) => asksAboutHome(form) },
      },
      { name: 'recipient', type: 'email' },
      {
        name: 'thankYouPage',
        type: 'relationship',
        relationTo: 'pages',
        validate: existingPage({ needed: false }),
      },
    ],
  },
  words,
)
