import { describe, expect, it } from '@jest/globals'

import { placeOf, readListed, statusNameOf } from './listed'

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
    ['sold', { unitStatus: 'sold', project: 'a' }],
    ['sale', { unitStatus: 'sold', project: null }],
    ['prospective', { status: 'prospective' }],
    ['option', { status: 'prospective', marquee: 'option' }],
    ['inactive', { status: 'inactive', marquee: 'new' }],
  ])('is told as %s with %j', (name, more) => expect(statusNameOf(listed(more))).toBe(name))

  it('survives a draft with nothing in it', () =>
    expect(readListed({ id: 'a', price: null, street: null, _status: 'draft' })).toMatchObject({
      street: '',
      price: undefined,
      _displayStatus: 'draft',
    }))

  it.each([
    ['published', {}],
    ['published', { status: 'sold' }],
    ['hidden', { status: 'prospective' }],
    ['hidden', { status: 'inactive', _status: 'draft', _displayStatus: 'changed' }],
    ['draft', { status: 'prospective', _status: 'draft', _displayStatus: 'draft' }],
  ])('stands as %s with %j', (place, more) => expect(placeOf(listed(more))).toBe(place))

  it('says that a published property has a newer draft', () => {
    expect(listed({ _status: 'draft', _displayStatus: 'changed' })._displayStatus).toBe('changed')
    expect(listed({ _displayStatus: undefined })._displayStatus).toBe('published')
  })
})
