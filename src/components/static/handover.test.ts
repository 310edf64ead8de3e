import { expect, test } from '@jest/globals'

import { fetchReady } from './fetchReady'
import { layReady } from './handover'

test('the same markup has the same name, and is there for each page that laid it ready', () => {
  const part = { html: '<p>One</p>', wanted: [] }
  const name = layReady(part)
  expect(layReady({ ...part })).toBe(name)
  expect(layReady({ html: '<p>Two</p>', wanted: [] })).not.toBe(name)
  expect([fetchReady(name), fetchReady(name)]).toEqual([part, part])
  expect(() => fetchReady(name)).toThrow('not laid ready')
})
