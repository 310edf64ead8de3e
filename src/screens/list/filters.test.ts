import { expect, it } from '@jest/globals'

import type { ListPage } from '@/data/catalogue/listings'
import { emptyListQuery } from '@/domain/catalogue/lists/listQuery'

import { areaOptions } from './filters'

it.each([
  ['Gand', 'À 10 km au plus de Gand'],
  ['Alost', 'À 10 km au plus d’Alost'],
  ['Le Coq', 'À 10 km au plus du Coq'],
])('joins a chosen distance from %s to its town in French', (name, label) => {
  const near = { name, zip: '9000', km: 10 }
  const offers = { provinces: [], regions: [] } as Partial<ListPage['offers']> as ListPage['offers']
  const list = { question: { ...emptyListQuery, near }, offers } as Partial<ListPage> as ListPage
  expect(areaOptions(list, 'fr').map((option) => option.label)).toEqual([label])
})
