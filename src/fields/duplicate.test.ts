import { describe, expect, it } from '@jest/globals'

import { markAsCopy } from './duplicate'

describe('the title of a copy', () => {
  it('names the copy in its own language', () => {
    expect(markAsCopy('Loft', 'nl')).toBe('Loft (kopie)')
    expect(markAsCopy('Loft', 'fr')).toBe('Loft (copie)')
  })

  it('adds the mark only once when a copy is copied again', () => {
    expect(markAsCopy('Loft (copy)', 'en')).toBe('Loft (copy)')
    expect(markAsCopy('Loft (kopie)', 'de')).toBe('Loft (Kopie)')
  })
})
