import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { formatEuros, priceOf, type PriceFields } from './price'
import { priceUnits } from './priceUnits'
import { goals, banners } from './vocabulary'

/** Intl separates the sign with a no-break space. */
const plain = (text: string) => text.replace(/\s/g, ' ')

const asked: PriceFields = {
  price: 349_000,
  priceUnit: 'total',
  goal: 'sale',
  publishPrice: true,
  marquee: 'none',
}
const anyAsked = fc.record({
  price: fc.option(fc.double()),
  priceUnit: fc.option(fc.constantFrom(...priceUnits)),
  priceUnitText: fc.option(fc.string()),
  goal: fc.constantFrom(...goals),
  publishPrice: fc.option(fc.boolean()),
  marquee: fc.constantFrom(...banners),
})
const anyIgnored = fc.subarray([...banners])

describe('writing an amount', () => {
  it('groups thousands with points and rounds cents away', () => {
    expect(plain(formatEuros(785000))).toBe('€ 785.000')
    expect(plain(formatEuros(949.6))).toBe('€ 950')
  })

  it('reads NaN when there is no amount, as the specification says', () => {
    expect(formatEuros(Number('soon'))).toBe('NaN')
    expect(formatEuros(Infinity)).toBe('NaN')
  })

  it('loses no digit of a whole amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        expect(formatEuros(amount).replace(/\D/g, '')).toBe(String(amount))
      }),
    )
  })
})

describe('the price of a listing', () => {
  it('is the amount, in all for a sale', () => {
    expect(priceOf(asked, [])).toEqual({
      kind: 'amount',
      value: 349_000,
      amount: formatEuros(349_000),
      from: false,
      per: 'total',
      unitText: undefined,
      contract: undefined,
    })
  })

  it('names the contract under which the amount is not what the home costs', () => {
    for (const contract of ['life_annuity', 'public_sale', 'long_lease'] as const)
      expect(priceOf({ ...asked, contractType: contract }, [])).toMatchObject({ contract })
    for (const contractType of ['private_sale', 'lease_nine_years', null] as const)
      expect(priceOf({ ...asked, contractType }, [])).toMatchObject({ contract: undefined })
  })

  it('counts by the month for a rent that names no unit', () => {
    expect(priceOf({ ...asked, goal: 'rent' }, [])).toMatchObject({ per: 'month' })
    expect(priceOf({ ...asked, goal: 'rent', priceUnit: 'year' }, [])).toMatchObject({
      per: 'year',
    })
  })

  it('starts from an amount with unit 7, for a rent by the month too', () => {
    expect(priceOf({ ...asked, priceUnit: priceUnits[7] }, [])).toMatchObject({
      from: true,
      per: 'total',
    })
    expect(priceOf({ ...asked, priceUnit: priceUnits[7], goal: 'rent' }, [])).toMatchObject({
      from: true,
      per: 'month',
    })
  })

  it('carries the words a feed gives for its unit', () => {
    expect(priceOf({ ...asked, priceUnitText: ' per hectare ' }, [])).toMatchObject({
      unitText: 'per hectare',
    })
  })

  it('is on request when it is hidden or unknown, and NaN when it is no number', () => {
    expect(priceOf({ ...asked, publishPrice: false }, [])).toEqual({ kind: 'on_request' })
    expect(priceOf({ ...asked, price: null }, [])).toEqual({ kind: 'on_request' })
    expect(priceOf({ ...asked, price: 0 }, [])).toEqual({ kind: 'on_request' })
    expect(priceOf({ ...asked, price: NaN }, [])).toMatchObject({ amount: 'NaN' })
  })

  it('gives way to the name of a marquee that staff set aside, and to no other', () => {
    expect(priceOf({ ...asked, marquee: 'sold' }, ['sold', 'rented'])).toEqual({
      kind: 'marquee',
      marquee: 'sold',
    })
    expect(priceOf({ ...asked, marquee: 'option' }, ['sold', 'rented'])).toMatchObject({
      kind: 'amount',
    })
    expect(priceOf(asked, ['none'])).toMatchObject({ kind: 'amount' })
    // The banner follows the availability, as on the picture.
    expect(priceOf({ ...asked, status: 'sold' }, ['sold'])).toMatchObject({ kind: 'marquee' })
  })

  it('gives way to no banner while it is the rent of what can be had, which the law wants told', () => {
    const rental = { ...asked, price: 950, goal: 'rent' } as const
    for (const marquee of ['new', 'option'] as const)
      expect(priceOf({ ...rental, marquee }, [...banners])).toMatchObject({ value: 950 })
    const unit = { ...rental, project: 'a' }
    expect(priceOf({ ...unit, unitStatus: 'option' }, ['option'])).toMatchObject({ value: 950 })
    for (const gone of [{ marquee: 'rented' }, { status: 'rented' }] as const)
      expect(priceOf({ ...rental, ...gone }, [...banners])).toEqual({
        kind: 'marquee',
        marquee: 'rented',
      })
  })

  it('never says an amount that is hidden, whatever else is true', () => {
    fc.assert(
      fc.property(anyAsked, anyIgnored, (one, ignored) => {
        expect(priceOf({ ...one, publishPrice: false }, ignored).kind).not.toBe('amount')
      }),
    )
  })

  it('always has an answer', () => {
    fc.assert(
      fc.property(anyAsked, anyIgnored, (one, ignored) => {
        const { kind } = priceOf(one, ignored)
        const isTold = one.goal === 'rent' && ['new', 'option'].includes(one.marquee)
        const isIgnored = one.marquee !== 'none' && ignored.includes(one.marquee) && !isTold
        expect(kind).toBe(
          isIgnored
            ? 'marquee'
            : one.publishPrice && one.price !== null && one.price !== 0
              ? 'amount'
              : 'on_request',
        )
      }),
    )
  })
})
