import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

/** The search of home on any page; what it shows is set once, in the global of the home search. */
export const HomeSearchBlock = blockWithWords(
  {
    slug: 'homeSearch',
    fields: [{ name: 'withTexts', type: 'checkbox', defaultValue: true }],
  },
  words,
)
