import { describe, expect, it } from '@jest/globals'

import { markAsCopy } from './copied'

describe('the title of a copy', () => {
  it('says in its own language that it is one', () => {
    expect(markAsCopy('Loft', 'nl')).toBe('Loft (kopie)')
    expect(markAsCopy('Loft', 'fr')).toBe('Loft (copie)')
  })

  it('says it once, however often it was copied', () => {
    expect(markAsCopy('Loft (copy)', 'en')).toBe('Loft (copy)')
    expect(markAsCopy('Loft (kopie)', 'de')).toBe('Loft (Kopie)')
  })
})
