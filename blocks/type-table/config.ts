import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

/** The types of property with the number of listings on offer of each. */
export const TypeTableBlock = blockWithWords(
  { slug: 'typeTable', fields: [{ name: 'hidesEmpty', type: 'checkbox', defaultValue: true }] },
  words,
)
