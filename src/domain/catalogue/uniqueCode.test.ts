import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { uniqueCodeOf } from './uniqueCode'

describe('uniqueCodeOf', () => {
  it('reads the second group of a Flemish certificate without leading zeros', () => {
    expect(uniqueCodeOf('20081101-0000000245-00000015')).toBe('245')
  })

  it.each(['RES', 'KNR', 'GD', 'res'])('reads it where the number names the kind %s', (kind) => {
    expect(uniqueCodeOf(`20220514-0002593127-${kind}-1`)).toBe('2593127')
  })

  it('finds none in a Brussels number, which has a group of digits there', () => {
    expect(uniqueCodeOf('20241212-0000581693-01-4')).toBeUndefined()
  })

  it('reads back any code that was written into a certificate number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (code) => {
        expect(uniqueCodeOf(` 20240131-${String(code).padStart(10, '0')}-1 `)).toBe(String(code))
      }),
    )
  })

  it.each(['', '245', '20081101', '2008-11-01', 'PEB20230115-0001', '20081101--00000015'])(
    'finds no code in %j',
    (text) => {
      expect(uniqueCodeOf(text)).toBeUndefined()
    },
  )
})
