import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { bannerNumber, bannerFromNumber } from './banner'
import { banners } from './vocabulary'

describe('the number of a marquee', () => {
  it.each([
    [0, 'none'],
    [1, 'new'],
    [2, 'option'],
    [3, 'sold'],
    [4, 'rented'],
  ] as const)('%d is "%s", both ways', (number, marquee) => {
    expect(bannerFromNumber(number)).toBe(marquee)
    expect(bannerNumber(marquee)).toBe(number)
  })

  it('stands for nothing outside 0 to 4', () => {
    const others = fc.oneof(
      fc.integer({ min: banners.length }),
      fc.integer({ max: -1 }),
      fc.constantFrom(0.5, NaN, Infinity),
    )
    fc.assert(fc.property(others, (number) => expect(bannerFromNumber(number)).toBeUndefined()))
  })
})
