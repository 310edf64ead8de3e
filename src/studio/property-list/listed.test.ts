import { describe, expect, it } from '@jest/globals'

import { askedPrice, readListed, statusNameOf } from './listed'

const listed = (more: object = {}) =>
  readListed({ id: 'a', status: 'active', goal: 'sale', _status: 'published', ...more })

describe('a property in the list of the studio', () => {
  it.each([
    ['sale', {}],
    ['rent', { goal: 'rent' }],
    ['option', { marquee: 'option' }],
    ['sold', { marquee: 'sold' }],
    ['sold', { status: 'sold', marquee: 'none' }],
    ['rented', { status: 'rented' }],
    ['sold', { unitStatus: 'sold' }],
    ['prospective', { status: 'prospective' }],
    ['option', { status: 'prospective', marquee: 'option' }],
    ['inactive', { status: 'inactive', marquee: 'new' }],
  ])('is told as %s with %j', (name, more) => expect(statusNameOf(listed(more))).toBe(name))

  it('has its rent as price where it is let', () => {
    expect(askedPrice(listed({ price: 900, monthlyRent: 950, goal: 'rent' }))).toBe(950)
    expect(askedPrice(listed({ price: 900, goal: 'rent' }))).toBe(900)
    expect(askedPrice(listed({ price: 300_000, monthlyRent: 950 }))).toBe(300_000)
  })

  it('survives a draft with nothing in it', () =>
    expect(readListed({ id: 'a', price: null, street: null, _status: 'draft' })).toMatchObject({
      street: '',
      price: undefined,
      _displayStatus: 'draft',
    }))

  it('says that a published property has a newer draft', () => {
    expect(listed({ _status: 'draft', _displayStatus: 'changed' })._displayStatus).toBe('changed')
    expect(listed({ _displayStatus: undefined })._displayStatus).toBe('published')
  })
})
