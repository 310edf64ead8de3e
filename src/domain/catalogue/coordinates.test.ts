import { describe, expect, it } from '@jest/globals'

import { liesIn } from './coordinates'

describe('liesIn', () => {
  it('accepts Ghent for Belgium', () => {
    expect(liesIn('be', 'latitude', 51.05)).toBe(true)
    expect(liesIn('be', 'longitude', 3.72)).toBe(true)
  })

  it('refuses Ghent with latitude and longitude swapped', () => {
    expect(liesIn('be', 'latitude', 3.72)).toBe(false)
    expect(liesIn('be', 'longitude', 51.05)).toBe(false)
  })

  it('accepts anything on earth where no country is known', () => {
    expect(liesIn(undefined, 'latitude', -89)).toBe(true)
    expect(liesIn('pt', 'longitude', -9.1)).toBe(true)
  })

  it('knows the islands of a country, and nothing that lies elsewhere', () => {
    expect(liesIn('es', 'latitude', 28.1)).toBe(true)
    expect(liesIn('fr', 'latitude', -21.1)).toBe(true)
    expect(liesIn('de', 'latitude', 22.22)).toBe(false)
  })

  it('refuses what is not on earth', () => {
    expect(liesIn(undefined, 'latitude', 90.1)).toBe(false)
    expect(liesIn('es', 'longitude', -181)).toBe(false)
    expect(liesIn('es', 'latitude', Number.NaN)).toBe(false)
  })
})
