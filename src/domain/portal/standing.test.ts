import { describe, expect, it } from '@jest/globals'

import { standingOf } from './standing'

describe('where a property stands', () => {
  it('is online only when it is offered and published', () => {
    expect(standingOf({ status: 'active', marquee: 'new', isPublished: true })).toBe('online')
    expect(standingOf({ status: 'active', isPublished: false })).toBe('prepared')
    expect(standingOf({ status: 'prospective', isPublished: true })).toBe('prepared')
  })

  it('is under option while somebody decides', () => {
    expect(standingOf({ status: 'active', marquee: 'option', isPublished: true })).toBe('option')
  })

  it.each([
    [{ status: 'sold' }, 'sold'],
    [{ status: 'active', marquee: 'sold' }, 'sold'],
    [{ status: 'active', unitStatus: 'sold' }, 'sold'],
    [{ status: 'active', marquee: 'rented' }, 'rented'],
    [{ status: 'cancelled', marquee: 'new' }, 'withdrawn'],
    [{ status: 'inactive' }, 'withdrawn'],
    [{ status: 'reference' }, 'closed'],
  ] as const)('%j is %s', (said, standing) => {
    expect(standingOf({ ...said, isPublished: true })).toBe(standing)
  })
})
