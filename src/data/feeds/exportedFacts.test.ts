import { expect, it } from '@jest/globals'

import { banners } from '@/domain/catalogue/vocabulary'

import { exportedFacts } from './exportedFacts'

const row = {
  goal: 'sale',
  status: 'active',
  marquee: 'none',
  publish_price: true,
  price: 345_000,
  bedrooms: 3,
  record_file: 'cellar 4',
}
const priceOf = (more: object, ignored = [...banners]) =>
  exportedFacts({ ...row, ...more }, ignored).price

it('a portal learns what the site shows, and no price that a banner replaces there', () => {
  expect(exportedFacts(row, [])).toMatchObject({ price: 345_000, bedrooms: 3 })
  expect(exportedFacts(row, [])).not.toHaveProperty('recordFile')
  expect(priceOf({ marquee: 'option' })).toBeUndefined()
  expect(priceOf({ marquee: 'option' }, ['new'])).toBe(345_000)
  expect(priceOf({ project_id: 'a', unit_status: 'option' })).toBeUndefined()
  expect(priceOf({ unit_status: 'option' })).toBe(345_000)
  expect(priceOf({ publish_price: false }, [])).toBeUndefined()
})

it('a portal learns the rent of what is to let, whatever its banner', () => {
  const rental = { goal: 'rent', price: 950, monthly_rent: 950, marquee: 'option' }
  expect(exportedFacts({ ...row, ...rental }, [...banners])).toMatchObject({
    price: 950,
    monthlyRent: 950,
  })
})
