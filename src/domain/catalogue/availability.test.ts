import { describe, expect, it } from '@jest/globals'

import { availabilityOf, bannerOf, goneValues, isOnOffer } from './availability'
import { recordStatuses, unitStatuses } from './recordStatuses'
import { banners } from './vocabulary'

describe('whether a listing can still be had', () => {
  it.each([
    [{ marquee: 'none', status: 'active' }, 'available'],
    [{ marquee: 'new', status: 'active' }, 'available'],
    [{ marquee: 'option', status: 'active' }, 'option'],
    [{ marquee: 'sold', status: 'active' }, 'sold'],
    [{ marquee: 'none', status: 'sold' }, 'sold'],
    [{ marquee: 'none', status: 'rented' }, 'rented'],
    [{ marquee: 'none', status: 'active', unitStatus: 'option', project: 'a' }, 'option'],
    [{ marquee: 'option', status: 'active', unitStatus: 'sold', project: 'a' }, 'unitSold'],
    [{}, 'available'],
  ] as const)('of %j is "%s"', (standing, availability) => {
    expect(availabilityOf(standing)).toBe(availability)
  })

  it('ends with a sale or a lease, not with an option', () => {
    expect(isOnOffer({ marquee: 'option' })).toBe(true)
    expect(isOnOffer({ status: 'rented' })).toBe(false)
    expect(isOnOffer({ unitStatus: 'sold', project: 'a' })).toBe(false)
  })

  it('does not depend on the status of a unit that has left its project', () => {
    for (const project of [null, undefined]) {
      expect(availabilityOf({ status: 'active', unitStatus: 'sold', project })).toBe('available')
      expect(availabilityOf({ marquee: 'option', unitStatus: 'sold', project })).toBe('option')
      expect(bannerOf({ marquee: 'new', unitStatus: 'option', project })).toBe('new')
    }
  })

  it('is said by the same values in the lists that SQL is written from', () => {
    for (const marquee of banners)
      for (const status of recordStatuses)
        for (const unitStatus of [...unitStatuses, null]) {
          const isGone =
            [...goneValues.marquee].some((one) => one === marquee) ||
            [...goneValues.status].some((one) => one === status) ||
            unitStatus === 'sold'
          expect(isOnOffer({ marquee, status, unitStatus, project: 'a' })).toBe(!isGone)
        }
    expect(goneValues.unitStatus).toEqual(['sold'])
  })
})

describe('the banner of a listing', () => {
  it.each([
    [{ marquee: 'new', status: 'sold' }, 'sold'],
    [{ marquee: 'none', status: 'rented' }, 'rented'],
    [{ marquee: 'none', status: 'active', unitStatus: 'sold', project: 'a' }, 'sold'],
    [{ marquee: 'none', status: 'active', unitStatus: 'option', project: 'a' }, 'option'],
    [{ marquee: 'new', status: 'active' }, 'new'],
    [{ status: 'active' }, 'none'],
  ] as const)('of %j is "%s": it never contradicts the availability', (standing, banner) =>
    expect(bannerOf(standing)).toBe(banner),
  )
})
