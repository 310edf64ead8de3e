import { expect, it } from '@jest/globals'

import { unitRanges } from './unitRanges'

const sold = { project: 'a', unitStatus: 'sold', livingArea: 157, bedrooms: 4 } as const
const option = { project: 'a', unitStatus: 'option', livingArea: 140, bedrooms: 3 } as const
const free = { project: 'a', unitStatus: 'available', livingArea: 135, bedrooms: null } as const

it('tells areas and bedrooms of the units that are not sold, as the price does', () => {
  expect(unitRanges([sold, option, free])).toEqual({
    areas: { from: 135, to: 140 },
    bedrooms: { from: 3, to: 3 },
  })
})

it('tells those of all units once none is left, and nothing without any', () => {
  expect(unitRanges([sold, sold]).areas).toEqual({ from: 157, to: 157 })
  expect(unitRanges([])).toEqual({ areas: undefined, bedrooms: undefined })
})
