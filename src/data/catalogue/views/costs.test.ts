import { expect, it } from '@jest/globals'

import { vatShareOf } from './costs'

const building = { price: 300_000, vatRegime: 'land_duty_building_vat' } as const

it('the part with VAT follows from land or building, whichever is known', () => {
  const share = 220_000 / 300_000
  expect(vatShareOf({ ...building, landValue: 80_000, constructionCost: 220_000 })).toBe(share)
  expect(vatShareOf({ ...building, landValue: 80_000 })).toBe(share)
  expect(vatShareOf({ ...building, constructionCost: 220_000 })).toBe(share)
  // More than the whole is a typing error, and leaves nothing for the other.
  expect(vatShareOf({ ...building, constructionCost: 400_000 })).toBe(1)
  expect(vatShareOf(building)).toBeUndefined()
  expect(vatShareOf({ price: 300_000, vatRegime: 'vat' })).toBe(1)
  expect(vatShareOf({ price: 300_000, vatRegime: 'registration_duty', landValue: 1 })).toBe(0)
})
