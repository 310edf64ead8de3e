import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { maxDeposit, isDepositTooHigh } from './deposit'
import { contractTypes } from '../catalogue/priceUnits'
import { regions } from '../catalogue/vocabulary'

const home = { region: 'flanders', type: 2, rent: 950 } as const

describe('the deposit of a home', () => {
  it.each([
    ['flanders', 2850],
    ['brussels', 1900],
    ['wallonia', 1900],
  ] as const)('is at most, in %s, for a rent of 950: %d', (region, most) => {
    expect(maxDeposit({ ...home, region })).toBe(most)
    expect(isDepositTooHigh({ ...home, region, deposit: most })).toBe(false)
    expect(isDepositTooHigh({ ...home, region, deposit: most + 1 })).toBe(true)
  })

  it('is bounded for a type that the agency has added, such as a villa', () => {
    expect(isDepositTooHigh({ ...home, type: 12, deposit: 9000 })).toBe(true)
  })

  it.each([
    ['flanders', 1900],
    ['brussels', 1900],
    ['wallonia', 1900],
  ] as const)('is at most, in %s, for a student who pays 950: %d', (region, most) => {
    const room = { ...home, type: 3, region, contractType: 'lease_student' } as const
    expect(maxDeposit(room)).toBe(most)
    expect(isDepositTooHigh({ ...room, deposit: most + 1 })).toBe(true)
  })

  it('is free for a house that is let as a shop, and only by that contract', () => {
    const asked = { ...home, type: 1, deposit: 9000 }
    expect(isDepositTooHigh({ ...asked, contractType: 'lease_commercial' })).toBe(false)
    for (const contractType of contractTypes.filter((one) => one !== 'lease_commercial'))
      expect(isDepositTooHigh({ ...asked, contractType })).toBe(true)
  })

  it('is free for a shop, abroad, and where no rent or deposit is known', () => {
    expect(isDepositTooHigh({ ...home, type: 6, deposit: 99_999 })).toBe(false)
    expect(isDepositTooHigh({ ...home, region: undefined, deposit: 99_999 })).toBe(false)
    expect(isDepositTooHigh({ ...home, rent: null, deposit: 99_999 })).toBe(false)
    expect(isDepositTooHigh({ ...home, deposit: null })).toBe(false)
  })

  it('is too high from more than the allowed months on, whatever the rent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regions),
        fc.integer({ min: 100, max: 20_000 }),
        fc.integer({ min: 0, max: 6 }),
        (region, rent, months) => {
          expect(isDepositTooHigh({ region, type: 1, rent, deposit: months * rent })).toBe(
            months > (region === 'flanders' ? 3 : 2),
          )
        },
      ),
    )
  })
})
