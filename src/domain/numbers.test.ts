import { describe, expect, it } from '@jest/globals'

import { formatNumber } from './numbers'

describe('writing a number', () => {
  it('groups with points and has a decimal comma, at most two places', () => {
    expect(formatNumber(1240)).toBe('1.240')
    expect(formatNumber(31.256)).toBe('31,26')
  })

  it('reads NaN when it is none', () => {
    expect(formatNumber(NaN)).toBe('NaN')
  })
})
