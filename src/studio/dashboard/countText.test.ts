import { countText } from './countText'

describe('the count of a card', () => {
  it('is written out to a thousand, and ends there', () => {
    expect([undefined, 0, 999, 1000, 1001].map((total) => countText(total))).toEqual([
      '0',
      '0',
      '999',
      '1.000',
      '1.000+',
    ])
  })
})
