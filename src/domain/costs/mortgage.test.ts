import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { instalment, monthlyRate, totalInterest } from './mortgage'

const loans = fc.integer({ min: 1, max: 2_000_000 })
const rates = fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100)
const years = fc.integer({ min: 1, max: 40 })

describe('a loan with a fixed rate', () => {
  it('counts the month the Belgian way: twelve of them make the year', () => {
    fc.assert(
      fc.property(
        rates,
        (rate) => Math.abs((1 + monthlyRate(rate)) ** 12 - (1 + rate / 100)) < 1e-12,
      ),
    )
    expect(monthlyRate(3)).toBeCloseTo(0.00246627, 8)
  })

  it('is paid back with the last instalment', () => {
    fc.assert(
      fc.property(loans, rates, years, (loan, rate, term) => {
        const paid = instalment(loan, rate, term)
        let left = loan
        for (let month = 0; month < term * 12; month++) left = left * (1 + monthlyRate(rate)) - paid
        expect(Math.abs(left)).toBeLessThan(loan * 1e-6 + 0.01)
      }),
    )
  })

  it('costs 944.22 a month for 200,000 at 3 % over 25 years', () => {
    expect(instalment(200_000, 3, 25)).toBeCloseTo(944.22, 2)
    expect(totalInterest(200_000, 3, 25)).toBeCloseTo(944.22 * 300 - 200_000, -2)
  })

  it('costs no interest at 0 %', () => {
    expect(totalInterest(120_000, 0, 10)).toBe(0)
    expect(instalment(120_000, 0, 10)).toBe(1000)
  })
})
