import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { addressLines, type AddressParts } from './address'
import { countries } from './countries'

const words = {
  box: (number: string) => `bus ${number}`,
  country: (country: string) => country.toUpperCase(),
}
const whole: AddressParts = {
  street: 'Coupure Rechts',
  houseNumber: '214',
  boxNumber: '0302',
  zip: '9000',
  city: 'Gent',
  country: 'be',
}
const word = fc.stringMatching(/^[a-z]{1,12}$/)
const anyPart = fc.option(fc.oneof(word, fc.constantFrom('', ' ')))

describe('an address', () => {
  it('has street, number and box, then postal code and city', () => {
    expect(addressLines(whole, words)).toEqual(['Coupure Rechts 214 bus 0302', '9000 Gent'])
  })

  it('names the country only when it is not Belgium', () => {
    expect(addressLines({ ...whole, country: 'lu' }, words).at(-1)).toBe('LU')
  })

  it('is postal code and city when the street is hidden', () => {
    expect(addressLines({ ...whole, street: null }, words)).toEqual(['9000 Gent'])
    expect(addressLines({ ...whole, street: undefined, zip: null }, words)).toEqual(['Gent'])
  })

  it('has neither empty lines nor blanks at an end, whatever is missing', () => {
    const anyAddress = fc.record({
      street: anyPart,
      houseNumber: anyPart,
      boxNumber: anyPart,
      zip: anyPart,
      city: anyPart,
      country: fc.option(fc.constantFrom(...countries)),
    })
    fc.assert(
      fc.property(anyAddress, (parts) => {
        for (const line of addressLines(parts, words))
          expect(line).toBe(line.trim().replace(/ {2,}/g, ' ') || 'never empty')
      }),
    )
  })

  it('lets no house number out without its street', () => {
    fc.assert(
      fc.property(word, word, (houseNumber, boxNumber) => {
        expect(addressLines({ ...whole, street: '', houseNumber, boxNumber }, words)).toEqual([
          '9000 Gent',
        ])
      }),
    )
  })
})
