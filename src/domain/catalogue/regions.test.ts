import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { regionOf } from './regions'

describe('regionOf', () => {
  it.each([
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
  ])('finds the region on both sides of every border: %s lies in %s', (zip, region) => {
    expect(regionOf(zip)).toBe(region)
  })

  it('gives every Belgian postal code exactly one region, written as text or as a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), (zip) => {
        expect(regionOf(zip)).toBeDefined()
        expect(regionOf(String(zip))).toBe(regionOf(zip))
      }),
    )
  })

  it.each(['', '0999', '999', '10000', 'B-1000', '12.5', '-100', '1e3'])(
    'knows no region for %j',
    (zip) => {
      expect(regionOf(zip)).toBeUndefined()
    },
  )
})
