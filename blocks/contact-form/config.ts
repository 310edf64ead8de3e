import { formKinds } from '@/domain/site'
import { choice } from '@/fields/lists'
import { presentPage } from '@/fields/related'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

export const ContactFormBlock = blockWithWords(
  {
    slug: 'contactForm',
    fields: [
      choice('form', formKinds, { vocabulary: 'enquiryKind', required: true, defaultValue: 'contact' }),
      { name: 'recipient', type: 'email' },
      { name: 'thankYouPage', type: 'relationship', relationTo: 'pages', validate: presentPage({ needed: false }) },
    ],
  },
  words,
)
