import { expect, it } from '@jest/globals'

import type { Facts } from '@/domain/feeds/facts'

import { priceSentences } from './priceSentences'

const inDutch = (facts: Facts): string => priceSentences(facts, 'nl').join(' ').replace(/\s/g, ' ')

it('says a price that begins somewhere, counts by area or is paid in part, and leaves others to their field', () => {
  expect(inDutch({ goal: 'sale', price: 250_000, priceUnit: 'from' })).toBe('Vanaf € 250.000.')
  expect(inDutch({ goal: 'rent', price: 9, priceUnit: 'square_metre_year' })).toContain('€ 9')
  expect(inDutch({ goal: 'sale', price: 60_000, contractType: 'life_annuity' })).toBe(
    '€ 60.000 op lijfrente.',
  )
  expect(inDutch({ goal: 'sale', price: 250_000, priceUnit: 'total' })).toBe('')
  expect(inDutch({ goal: 'sale', priceUnit: 'from' })).toBe('')
})
