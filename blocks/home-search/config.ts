import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

/** The search of the home page as a block. Its content is set in the global for the home search. */
export const HomeSearchBlock = blockWithWords(
  { slug: 'homeSearch', fields: [{ name: 'withTexts', type: 'checkbox', defaultValue: true }] },
  words,
)
