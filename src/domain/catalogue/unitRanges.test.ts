import { expect, it } from '@jest/globals'

import { labelRange, unitRanges } from './unitRanges'
import type { EpcLabel } from './vocabulary'

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

it('tells the best and the worst energy label, and the plus first where a country has names of its own', () => {
  const named = (label: EpcLabel, name: string) => ({ label, name })
  expect(labelRange([named('c', 'C'), named('a_plus', 'A+'), named('b', 'B')])).toEqual({
    best: 'A+',
    worst: 'C',
  })
  expect(labelRange([named('b', 'B'), named('b', 'B')])).toEqual({ best: 'B', worst: 'B' })
  expect(labelRange([named('a', 'A'), named('a', 'A+')])).toEqual({ best: 'A+', worst: 'A' })
  expect(labelRange([])).toBeUndefined()
})
