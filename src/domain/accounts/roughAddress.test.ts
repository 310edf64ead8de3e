import { describe, expect, it } from '@jest/globals'

import { roughAddress } from './roughAddress'

describe('an address as a notice names it', () => {
  it.each([
    ['81.82.83.84', '81.82.83'],
    ['::ffff:81.82.83.84', '81.82.83'],
    ['2a02:1810:4d2:aa00:1:2:3:4', '2a02:1810:4d2'],
    ['2a02:1810::7', '2a02:1810'],
  ])('%s loses what tells one household from another', (address, rough) => {
    expect(roughAddress(address)).toBe(rough)
  })

  it.each(['', '::1', 'unknown', '81.82.83.84, 10.0.0.1', '<b>', '127.0.0.1:3000'])(
    '%j is not named at all',
    (address) => {
      expect(roughAddress(address)).toBeUndefined()
    },
  )
})
