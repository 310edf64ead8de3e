import { describe, expect, it } from '@jest/globals'

import { answersIn, costQuery } from './costQuery'
import { usualTerms } from './example'
import type { Purchase } from './purchase'

const purchase: Purchase = {
  price: 349_000,
  region: 'flanders',
  isOwnHome: true,
  vatShare: 0,
  vatRate: 21,
}
const usual = { purchase, terms: usualTerms(purchase), mayBeOwnHome: true }

describe('the calculator without a script', () => {
  it('calculates with the numbers of the address, and takes a missing tick as not the only home', () => {
    const { purchase: bought, terms } = answersIn(
      { price: ['400000'], ownMoney: ['0'], years: ['20'], rate: ['2.5'] },
      usual,
    )
    expect(bought).toMatchObject({ price: 400_000, isOwnHome: false, region: 'flanders' })
    expect(terms).toEqual({ ownMoney: 0, years: 20, rate: 2.5 })
  })

  it('keeps the usual numbers when it was not sent, or what was sent is no number', () => {
    expect(answersIn({ price: ['400000'] }, usual)).toEqual({ purchase, terms: usual.terms })
    expect(
      answersIn({ years: ['25'], price: ['veel'], rate: ['-3'], ownHome: ['1'] }, usual),
    ).toMatchObject({ purchase, terms: { rate: usual.terms.rate } })
  })

  it('writes the address with its own keys only, and no number beyond what can be calculated', () => {
    expect(
      costQuery({ years: ['900'], price: ['1e99'], ownHome: ['on'], colour: ['red'] }),
    ).toEqual({ price: ['999999999'], years: ['40'], ownHome: ['1'] })
    expect(costQuery({ price: ['400000'] })).toEqual({})
  })
})
