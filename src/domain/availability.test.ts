import { describe, expect, it } from '@jest/globals'

import { availabilityOf, isToBeHad } from './availability'

describe('whether a listing can still be had', () => {
  it.each([
    [{ marquee: 'none', status: 'active' }, 'available'],
    [{ marquee: 'new', status: 'active' }, 'available'],
    [{ marquee: 'option', status: 'active' }, 'option'],
    [{ marquee: 'sold', status: 'active' }, 'sold'],
    [{ marquee: 'none', status: 'sold' }, 'sold'],
    [{ marquee: 'none', status: 'rented' }, 'rented'],
    [{ marquee: 'none', status: 'active', unitStatus: 'option' }, 'option'],
    [{ marquee: 'option', status: 'active', unitStatus: 'sold' }, 'unitSold'],
    [{}, 'available'],
  ] as const)('of %j is "%s"', (standing, availability) => {
    expect(availabilityOf(standing)).toBe(availability)
  })

  it('ends with a sale or a lease, not with an option', () => {
    expect(isToBeHad({ marquee: 'option' })).toBe(true)
    expect(isToBeHad({ status: 'rented' })).toBe(false)
    expect(isToBeHad({ unitStatus: 'sold' })).toBe(false)
  })
})
