import { describe, expect, it } from '@jest/globals'

import { isAgentNumber, isCompanyNumber, isVatNumber } from './companyNumbers'

describe('the numbers of an agency', () => {
  // Numbers of well-known companies, as they publish them themselves.
  it.each(['0403.170.701', '0403170701', '0202.239.951', '0400 378 485'])(
    '%s is a company number, and with BE a VAT number',
    (number) => {
      expect(isCompanyNumber(number)).toBe(true)
      expect(isVatNumber(`BE ${number}`)).toBe(true)
      expect(isVatNumber(`be${number}`)).toBe(true)
      expect(isVatNumber(number)).toBe(false)
    },
  )

  it.each(['abc', '123', 'BE 123', '0403.170.702', '0430.170.701', '2403.170.701', ''])(
    '%s is none',
    (number) => {
      expect(isCompanyNumber(number)).toBe(false)
      expect(isVatNumber(`BE ${number}`)).toBe(false)
    },
  )

  it('of a colleague has six digits', () => {
    expect(['512.345', '512345', '512 345'].map(isAgentNumber)).toEqual([true, true, true])
    expect(['zz', '51234', '5123456', ''].map(isAgentNumber)).toEqual([false, false, false, false])
  })
})
