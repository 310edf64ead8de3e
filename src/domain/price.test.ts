import { describe, expect, it } from '@jest/globals'

import { formatEuros } from './price'

/** Intl separates the sign with a no-break space. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('writing an amount', () => {
  it('groups thousands with points and rounds cents away', () => {
    expect(plain(formatEuros(785000))).toBe('€ 785.000')
    expect(plain(formatEuros(949.6))).toBe('€ 950')
  })

  it('reads NaN when there is no amount, as the specification says', () => {
    expect(formatEuros(Number('soon'))).toBe('NaN')
    expect(formatEuros(Infinity)).toBe('NaN')
  })
})
