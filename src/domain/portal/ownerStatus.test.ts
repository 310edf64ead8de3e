import { describe, expect, it } from '@jest/globals'

import { ownerStatusOf } from './ownerStatus'

describe('where a property stands', () => {
  it('is online only when it is offered and published', () => {
    expect(ownerStatusOf({ status: 'active', marquee: 'new', isPublished: true })).toBe('online')
    expect(ownerStatusOf({ status: 'active', isPublished: false })).toBe('prepared')
    expect(ownerStatusOf({ status: 'prospective', isPublished: true })).toBe('prepared')
  })

  it('is under option while a buyer decides', () => {
    expect(ownerStatusOf({ status: 'active', marquee: 'option', isPublished: true })).toBe('option')
  })

  it.each([
    [{ status: 'sold' }, 'sold'],
    [{ status: 'active', marquee: 'sold' }, 'sold'],
    [{ status: 'active', unitStatus: 'sold', project: 'a' }, 'sold'],
    [{ status: 'active', unitStatus: 'sold', project: null }, 'online'],
    [{ status: 'active', marquee: 'rented' }, 'rented'],
    [{ status: 'cancelled', marquee: 'new' }, 'withdrawn'],
    [{ status: 'inactive' }, 'withdrawn'],
    [{ status: 'reference' }, 'closed'],
  ] as const)('%j is %s', (said, standing) => {
    expect(ownerStatusOf({ ...said, isPublished: true })).toBe(standing)
  })
})
