import { describe, expect, it } from '@jest/globals'

import {
  askedPrice,
  monthlyRentOf,
  rentalAmounts,
  savedAmounts,
  type Rental,
} from './rentalAmounts'

const rental = (price: number | null, monthlyRent: number | null, more: object = {}) => ({
  goal: 'rent' as const,
  priceUnit: 'total' as const,
  price,
  monthlyRent,
  ...more,
})
const equal = { price: 900, monthlyRent: 900 }

describe('the price and the rent of a rental', () => {
  it('is its rent where no price was entered: the site would say that it is on request', () => {
    expect(rentalAmounts(rental(null, 900))).toEqual(equal)
    expect(rentalAmounts(rental(0, 900, { priceUnit: null }))).toEqual(equal)
  })

  it('go together while they are equal, whichever is changed', () => {
    expect(rentalAmounts(rental(900, 950), equal)).toEqual({ price: 950, monthlyRent: 950 })
    expect(rentalAmounts(rental(950, 900), equal)).toEqual({ price: 950, monthlyRent: 950 })
    expect(rentalAmounts(rental(940, 950), equal)).toEqual({ price: 940, monthlyRent: 950 })
  })

  it('stay as they were entered where they differ, or where one is missing', () => {
    const differing = { price: 890, monthlyRent: 900 }
    expect(rentalAmounts(rental(890, 950), differing)).toEqual({ price: 890, monthlyRent: 950 })
    expect(rentalAmounts(rental(890, 900))).toEqual(differing)
    expect(rentalAmounts(rental(900, null), equal)).toEqual({ price: 900, monthlyRent: null })
    const sold = { goal: 'sale', price: 350_000, monthlyRent: null } as const
    expect(rentalAmounts(rental(350_000, 900), sold)).toEqual({ price: 900, monthlyRent: 900 })
    expect(rentalAmounts(rental(null, 0))).toEqual({ price: null, monthlyRent: 0 })
  })

  it('are two figures of what is sold, and of what is let by another period or by its area', () => {
    const others: Partial<Rental>[] = [
      { goal: 'sale' },
      { priceUnit: 'week' },
      { priceUnit: 'square_metre_year' },
    ]
    for (const more of others)
      expect(rentalAmounts({ ...rental(null, 900), ...more })).toEqual({
        price: null,
        monthlyRent: 900,
      })
  })
})

describe('the price of a unit and its asking price', () => {
  const unit = (price: number | null, requirementPrice: number | null, more: object = {}) => ({
    goal: 'sale' as const,
    priceUnit: 'total' as const,
    project: 'a',
    price,
    requirementPrice,
    ...more,
  })
  const before = unit(300_000, 300_000)

  it('is the asking price where no price was entered', () => {
    expect(savedAmounts(unit(null, 310_000))).toMatchObject({ price: 310_000 })
    expect(savedAmounts(unit(0, 310_000))).toMatchObject({ price: 310_000 })
    expect(savedAmounts(unit(null, 310_000, { project: null }))).toMatchObject({ price: null })
  })

  it('go together while they are equal, whichever is changed', () => {
    const equal = { price: 290_000, requirementPrice: 290_000 }
    expect(savedAmounts(unit(290_000, 300_000), before)).toMatchObject(equal)
    expect(savedAmounts(unit(300_000, 290_000), before)).toMatchObject({ price: 290_000 })
  })

  it('stay as they were entered where they differ', () => {
    expect(savedAmounts(unit(280_000, 290_000), before)).toMatchObject({ price: 280_000 })
    expect(savedAmounts(unit(300_000, 295_000), unit(300_000, 290_000))).toMatchObject({
      price: 300_000,
    })
  })

  it('take the rent of a month with them', () => {
    const rent = { goal: 'rent' as const, monthlyRent: 900 }
    expect(savedAmounts(unit(900, 950, rent), unit(900, 900, rent))).toMatchObject({
      price: 950,
      monthlyRent: 950,
    })
    expect(
      savedAmounts(unit(900, 900, { ...rent, monthlyRent: 950 }), unit(900, 900, rent)),
    ).toMatchObject({ price: 950, monthlyRent: 950, requirementPrice: 950 })
  })
})

it('has the rent of a month as price only where it is let by the month', () => {
  const byArea = rental(120, null, { priceUnit: 'square_metre_year' as const })
  expect([askedPrice(rental(900, 950)), monthlyRentOf(rental(900, null))]).toEqual([950, 900])
  expect([askedPrice(byArea), monthlyRentOf(byArea)]).toEqual([120, undefined])
  expect([
    askedPrice({ ...byArea, monthlyRent: 1200 }),
    monthlyRentOf({ ...byArea, monthlyRent: 1200 }),
  ]).toEqual([120, 1200])
  expect(askedPrice({ ...rental(300_000, 950), goal: 'sale' })).toBe(300_000)
})
