import { typesetWords } from '@/i18n/typeset'

import words from './words.json'

/** What staff call the placeholders of emails, and what stands in them in a preview. */
export const { names: placeholderNames, examples: placeholderExamples } = typesetWords(words)
