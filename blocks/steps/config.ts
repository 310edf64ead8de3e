import { localizedText, localizedTextarea } from '@/fields/localized'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

/** More steps than fit beside each other in two rows. */
const MAX_STEPS = 6

export const StepsBlock = blockWithWords(
  {
    slug: 'steps',
    fields: [
      {
        name: 'steps',
        type: 'array',
        minRows: 1,
        maxRows: MAX_STEPS,
        fields: [localizedText('title'), localizedTextarea('text')],
      },
      localizedText('price'),
      localizedTextarea('priceNote'),
      { name: 'testimonial', type: 'relationship', relationTo: 'testimonials' },
    ],
  },
  words,
)
