import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { depositMonths } from '../legal/deposit'
import { regions } from '../catalogue/vocabulary'
import { sumOfBrackets } from './brackets'
import { registrationDuty } from './duty'
import { buyingCosts, usualTerms } from './example'
import { moveInCosts } from './moveIn'
import { creditFee, saleFee } from './notary'
import { creditCosts, loanNeeded, purchaseCosts } from './purchase'
import { saleScale } from './rates'
import { grossYield, netYield } from './yield'

const amounts = fc.integer({ min: 0, max: 3_000_000 })
const region = fc.constantFrom(...regions)
const purchases = fc.record({
  price: amounts,
  region,
  isOwnHome: fc.boolean(),
  vatShare: fc.constantFrom(0, 0.5, 1),
  vatRate: fc.constantFrom(6, 21),
})

/** The sum of amounts as they are shown: whole euros. */
const shownSum = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount), 0)

describe('registration duty', () => {
  it.each([
    ['flanders', true, 350_000, 7_000],
    ['flanders', false, 350_000, 42_000],
    ['wallonia', true, 200_000, 6_000],
    ['wallonia', false, 200_000, 25_000],
    ['brussels', true, 500_000, 37_500],
    ['brussels', true, 600_000, 50_000],
    ['brussels', true, 600_001, 75_000.125],
    ['brussels', true, 150_000, 0],
    ['brussels', false, 500_000, 62_500],
  ] as const)('in %s, own home %s, on %d is %d', (where, isOwnHome, price, due) => {
    expect(registrationDuty(price, where, isOwnHome).amount).toBeCloseTo(due, 6)
  })

  it('says the lawful rate and the part without duty, whatever the price', () => {
    expect(registrationDuty(500_000, 'brussels', true)).toMatchObject({
      share: 0.125,
      exempt: 200_000,
    })
    expect(registrationDuty(650_000, 'brussels', true)).toMatchObject({ share: 0.125, exempt: 0 })
    expect(registrationDuty(350_000, 'flanders', true)).toMatchObject({ share: 0.02, exempt: 0 })
  })

  it('never costs an own home more than another, and is never below zero', () => {
    fc.assert(
      fc.property(amounts, region, (price, where) => {
        expect(registrationDuty(price, where, true).amount).toBeLessThanOrEqual(
          registrationDuty(price, where, false).amount,
        )
        expect(registrationDuty(price, where, true).amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the notary’s fee', () => {
  it('follows the scale of the royal decree, bracket by bracket', () => {
    expect(sumOfBrackets(7_500, saleScale)).toBeCloseTo(342, 6)
    expect(sumOfBrackets(17_500, saleScale)).toBeCloseTo(627, 6)
    expect(saleFee(250_095, false)).toBeCloseTo(2449.2, 2)
    expect(saleFee(500_000, false)).toBeCloseTo(2449.2 + 142.45, 2)
  })

  it('rises with the amount, and steps nowhere', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (price, isOwnHome) => {
        const step = saleFee(price + 1, isOwnHome) - saleFee(price, isOwnHome)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.05)
      }),
    )
  })

  it('is lower for the one own home until 850,000, and the same from there on', () => {
    expect(saleFee(300_000, true)).toBeCloseTo(saleFee(300_000, false) * 0.9, 6)
    expect(creditFee(200_000, 300_000, true)).toBeCloseTo(800 * 0.8, 6)
    expect(saleFee(849_999, true)).toBeLessThan(saleFee(849_999, false))
    expect(saleFee(850_000, true)).toBe(saleFee(850_000, false))
  })
})

describe('what is due beside the price', () => {
  const own = {
    price: 400_000,
    region: 'flanders',
    isOwnHome: true,
    vatShare: 0,
    vatRate: 21,
  } as const

  it('adds up', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { total, ...lines } = purchaseCosts(purchase)
        expect(Object.values(lines).every((line) => line >= 0)).toBe(true)
        expect(total).toBe(shownSum(Object.values(lines)))
      }),
    )
  })

  it('adds up with the price to the euro, as the lines are shown', () => {
    const house = { ...own, price: 429_000 }
    expect(buyingCosts(house, usualTerms(house)).together).toBe(442_004)
    fc.assert(
      fc.property(purchases, (purchase) => {
        const halved = { ...purchase, price: purchase.price / 2 }
        const { costs, together } = buyingCosts(halved, usualTerms(halved))
        const { total, ...lines } = costs
        expect(together).toBe(shownSum([halved.price, ...Object.values(lines)]))
        expect(together - Math.round(halved.price)).toBe(total)
      }),
    )
  })

  it('is VAT instead of duty on a new building, at the rate that applies', () => {
    expect(purchaseCosts({ ...own, vatShare: 1 })).toMatchObject({ duty: 0, vat: 84_000 })
    expect(purchaseCosts({ ...own, vatShare: 1, vatRate: 6 })).toMatchObject({
      duty: 0,
      vat: 24_000,
    })
  })

  it('is VAT on the building and full duty on the land below it when they are sold apart', () => {
    expect(purchaseCosts({ ...own, vatShare: 0.75 })).toMatchObject({ duty: 12_000, vat: 63_000 })
  })

  it('has the loan pay for the price, the deed, its own deed, and no more', () => {
    fc.assert(
      fc.property(purchases, amounts, (purchase, ownMoney) => {
        const loan = loanNeeded(purchase, ownMoney)
        const needed = purchase.price + purchaseCosts(purchase).total - ownMoney
        if (needed <= 0) expect(loan).toBe(0)
        else expect(loan - creditCosts(loan, purchase)).toBeCloseTo(needed, 1)
      }),
    )
  })
})

describe('yield', () => {
  const letting = {
    price: 250_000,
    purchaseCosts: 35_000,
    rent: 12_000,
    charges: 600,
    tax: 900,
    vacancy: 4,
  }

  it('is a year’s rent against the price, and what is left of it against all that was paid', () => {
    expect(grossYield(letting)).toBeCloseTo(4.8, 6)
    expect(netYield(letting)).toBeCloseTo((10_020 / 285_000) * 100, 6)
  })

  it('is never higher net than gross', () => {
    const some = fc.integer({ min: 0, max: 50_000 })
    const lettings = fc.record({
      price: fc.integer({ min: 1, max: 3_000_000 }),
      purchaseCosts: some,
      rent: some,
      charges: some,
      tax: some,
      vacancy: fc.nat(100),
    })
    fc.assert(fc.property(lettings, (one) => netYield(one) <= grossYield(one) + 1e-9))
  })
})

describe('moving in', () => {
  const home = { rent: 1000, charges: 80, inventory: 200, agency: 0, type: 1 }

  it.each(regions)('asks at most the deposit that %s allows for a home', (where) => {
    const most = depositMonths[where] * 1000
    expect(moveInCosts({ ...home, region: where })).toMatchObject({
      deposit: most,
      total: 1280 + most,
    })
    expect(moveInCosts({ ...home, region: where, deposit: 9000 }).deposit).toBe(most)
    expect(moveInCosts({ ...home, region: where, deposit: 500 }).deposit).toBe(500)
  })

  it('asks the deposit that the contract allows', () => {
    const room = { ...home, region: 'flanders', type: 3 } as const
    expect(moveInCosts({ ...room, contractType: 'lease_student' }).deposit).toBe(2000)
    const shop = { ...room, type: 1, contractType: 'lease_commercial' } as const
    expect(moveInCosts(shop).deposit).toBe(0)
    expect(moveInCosts({ ...shop, deposit: 6000 }).deposit).toBe(6000)
  })

  it('adds up as the lines are shown, also with cents', () => {
    const costs = moveInCosts({ ...home, rent: 847.5, charges: 52.5, region: 'brussels' })
    const { total, ...lines } = costs
    expect(Object.values(lines)).toContain(848)
    expect(total).toBe(shownSum(Object.values(lines)))
  })

  it('takes the deposit of business premises as it is asked', () => {
    expect(moveInCosts({ ...home, region: 'brussels', type: 6, deposit: 6000 }).deposit).toBe(6000)
    expect(moveInCosts({ ...home, region: 'brussels', type: 6 }).deposit).toBe(0)
  })
})
