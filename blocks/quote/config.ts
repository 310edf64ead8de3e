import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

/** The words of one client, over the whole width. */
export const QuoteBlock = blockWithWords(
  {
    slug: 'quote',
    fields: [
      { name: 'testimonial', type: 'relationship', relationTo: 'testimonials' },
      { name: 'article', type: 'relationship', relationTo: 'articles' },
    ],
  },
  words,
)
