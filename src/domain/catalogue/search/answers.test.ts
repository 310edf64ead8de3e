import { expect, it } from '@jest/globals'

import { waysWithListings } from './answers'

it('names the lists that have something, so that "nothing" is said only when none has', () => {
  const sale = { goal: 'sale', href: '/te-koop/', count: 21 } as const
  const rent = { goal: 'rent', href: '/te-huur/', count: 0 } as const
  expect(waysWithListings({ understood: { chips: [], ways: [rent, sale] } })).toEqual([sale])
  expect(waysWithListings({ understood: { chips: [], ways: [rent] } })).toEqual([])
  expect(waysWithListings({})).toEqual([])
  expect(waysWithListings(undefined)).toEqual([])
})
