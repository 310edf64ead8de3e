import { goals } from '@/domain/catalogue/vocabulary'
import { choice } from '@/fields/layout'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

/** The towns with listings on offer, on the drawn map. */
export const TownMapBlock = blockWithWords(
  { slug: 'townMap', fields: [choice('goal', goals, { required: true, defaultValue: 'sale' })] },
  words,
)
