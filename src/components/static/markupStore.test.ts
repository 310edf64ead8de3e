import { expect, test } from '@jest/globals'

import { takeMarkup } from './takeMarkup'
import { storeMarkup } from './markupStore'

test('stores the same markup under the same name, once for each page that stored it', () => {
  const part = { html: '<p>One</p>', wanted: [] }
  const name = storeMarkup(part)
  expect(storeMarkup({ ...part })).toBe(name)
  expect(storeMarkup({ html: '<p>Two</p>', wanted: [] })).not.toBe(name)
  expect([takeMarkup(name), takeMarkup(name)]).toEqual([part, part])
  expect(() => takeMarkup(name)).toThrow('not laid ready')
})
