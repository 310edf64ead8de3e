import { describe, expect, it } from '@jest/globals'

import { changesBetween } from './changes'

describe('what changed between two published states', () => {
  const online = { goal: 'sale', status: 'active', marquee: 'none', price: 349_000 } as const

  it('is the price, with what it was', () => {
    expect(changesBetween(online, { ...online, price: 339_000 })).toEqual([
      { what: 'price', before: '349000', after: '339000' },
    ])
    expect(changesBetween(online, { ...online, price: null })).toEqual([
      { what: 'price', before: '349000', after: null },
    ])
  })

  it('is not the price of another goal or period', () => {
    const byYear = { ...online, goal: 'rent', price: 12_000, priceUnit: 'year' } as const
    const byMonth = { ...byYear, price: 1000, priceUnit: 'month' } as const
    expect(changesBetween(byYear, byMonth)).toEqual([])
    expect(changesBetween(online, byMonth)).toEqual([])
    expect(changesBetween(byMonth, { ...byMonth, priceUnit: null, price: 950 })).toEqual([
      { what: 'price', before: '1000', after: '950' },
    ])
  })

  it('is not a down payment in the place of a price', () => {
    const annuity = { ...online, price: 60_000, contractType: 'life_annuity' } as const
    expect(changesBetween({ ...online, contractType: 'private_sale' }, annuity)).toEqual([])
    expect(changesBetween(annuity, { ...annuity, price: 55_000 })).toEqual([
      { what: 'price', before: '60000', after: '55000' },
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
