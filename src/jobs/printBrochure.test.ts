import { describe, expect, it } from '@jest/globals'

import { filesAhead } from './printBrochure'

describe('what is printed ahead of a listing', () => {
  it('is the brochure in every language, and what staff hang up and hand out in the main one', () => {
    expect(filesAhead(100_201)).toEqual([
      'nl/100201.pdf',
      'fr/100201.pdf',
      'en/100201.pdf',
      'de/100201.pdf',
      'nl/100201-card-a4.pdf',
      'nl/100201-card-a3.pdf',
      'nl/100201-letter.pdf',
    ])
  })
})
