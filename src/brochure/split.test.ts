import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { splitEvenly } from './split'

describe('columns of a brochure', () => {
  it('hold everything once, in order, whatever its length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        (sizes, count) => {
          const parts = splitEvenly(sizes, (size) => size, count)
          expect(parts).toHaveLength(count)
          expect(parts.flat()).toEqual(sizes)
        },
      ),
    )
  })

  it('are about as long as each other', () => {
    const parts = splitEvenly([10, 10, 10, 10, 10, 10], (size) => size, 3)
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 2])
  })
})
