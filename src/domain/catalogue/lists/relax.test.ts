import { describe, expect, it } from '@jest/globals'

import { emptyListQuery, writeListQuery, type ListQuery } from './listQuery'
import { relaxations } from './relax'

const relaxed = (query: Partial<ListQuery>) =>
  relaxations({ ...emptyListQuery, ...query }).map(writeListQuery)

describe('relaxations', () => {
  it('drops one filter at a time, and the type last', () => {
    expect(relaxed({ types: [1], priceFrom: 2_000_000, bedrooms: 9, page: 3 })).toEqual([
      '?type=1&price_from=2000000',
      '?type=1&bedrooms=9',
      '?price_from=2000000&bedrooms=9',
    ])
  })

  it('takes all places for one filter, and both ends of a price', () => {
    expect(
      relaxed({
        towns: [{ name: 'Gent', zip: '9000' }],
        provinces: ['limburg'],
        priceFrom: 1,
        priceTo: 2,
      }),
    ).toEqual(['?price_from=1&price_to=2', '?city=Gent%7C9000&province=limburg'])
  })

  it('has nothing to drop from a query that narrows nothing', () => {
    expect(relaxed({ sort: 'price', withGone: true, view: 'map', page: 2 })).toEqual([])
  })
})
