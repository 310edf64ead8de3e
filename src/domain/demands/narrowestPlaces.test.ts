import { expect, it } from '@jest/globals'

import { emptyListQuery, type ListQuery } from '../catalogue/lists/listQuery'
import { narrowestPlaces } from './narrowestPlaces'

const narrowed = (query: Partial<ListQuery>) => narrowestPlaces({ ...emptyListQuery, ...query })
const nowhere = { towns: [], within: undefined, near: undefined, provinces: [], regions: [] }
const ghent = { name: 'Gent', zip: '9000' }
const antwerp = { name: 'Antwerpen', zip: '2000' }
const near = { ...ghent, km: 5 }

it('asks alerts for the town alone where its province and region were ticked too', () => {
  const query = { towns: [ghent], provinces: ['east_flanders'], regions: ['flanders'] } as const
  expect(narrowed(query)).toEqual({ ...nowhere, towns: [ghent] })
})

it('leaves out a town that another tick excludes, unless that leaves none', () => {
  expect(narrowed({ towns: [ghent, antwerp], provinces: ['antwerp'] }).towns).toEqual([antwerp])
  expect(narrowed({ towns: [ghent], provinces: ['antwerp'] }).towns).toEqual([ghent])
  expect(narrowed({ towns: [ghent], regions: ['brussels'] }).towns).toEqual([ghent])
})

it('prefers what was drawn to a distance, and both to a province', () => {
  const within = '51,4;51,5;52,5'
  expect(narrowed({ within, near, provinces: ['antwerp'] })).toEqual({ ...nowhere, within })
  expect(narrowed({ near, provinces: ['antwerp'] })).toEqual({ ...nowhere, near })
})

it('asks for the provinces of a region, or for the region', () => {
  const provinces = ['antwerp', 'namur'] as const
  expect(narrowed({ provinces, regions: ['flanders'] })).toEqual({
    ...nowhere,
    provinces: ['antwerp'],
  })
  expect(narrowed({ regions: ['flanders'] })).toEqual({ ...nowhere, regions: ['flanders'] })
  expect(narrowed({})).toEqual(nowhere)
})
