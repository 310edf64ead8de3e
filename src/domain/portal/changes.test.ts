import { describe, expect, it } from '@jest/globals'

import { changesBetween } from './changes'

describe('what changed between two published states', () => {
  const online = { status: 'active', marquee: 'none', price: 349_000 } as const

  it('is the price, with what it was', () => {
    expect(changesBetween(online, { ...online, price: 339_000 })).toEqual([
      { what: 'price', before: '349000', after: '339000' },
    ])
    expect(changesBetween(online, { ...online, price: null })).toEqual([
      { what: 'price', before: '349000', after: null },
    ])
  })

  it('is not the first price', () => {
    expect(changesBetween({ ...online, price: undefined }, online)).toEqual([])
  })

  it('is where it stands, as its owner is told', () => {
    expect(changesBetween(online, { ...online, marquee: 'option' })).toEqual([
      { what: 'standing', before: 'online', after: 'option' },
    ])
    expect(changesBetween({ ...online, marquee: 'sold' }, { ...online, status: 'sold' })).toEqual(
      [],
    )
  })

  it('is nothing when an owner would not notice', () => {
    expect(changesBetween(online, { ...online, marquee: 'new' })).toEqual([])
  })
})
