import { expect, it } from '@jest/globals'

import { wasOnlineTwoWeeks } from './weeks'

const now = new Date('2026-11-28T12:00:00Z')

it('compares a week with the one before only once a home has been online for both', () => {
  expect(wasOnlineTwoWeeks('2026-11-21T08:00:00Z', now)).toBe(false)
  expect(wasOnlineTwoWeeks('2026-11-15T08:00:00Z', now)).toBe(false)
  expect(wasOnlineTwoWeeks('2026-11-14T12:00:00Z', now)).toBe(true)
  expect(wasOnlineTwoWeeks(undefined, now)).toBe(false)
  expect(wasOnlineTwoWeeks(null, now)).toBe(false)
})
