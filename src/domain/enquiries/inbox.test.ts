import { describe, expect, it } from '@jest/globals'

import { ageOf } from './inbox'
import { awaitedKinds } from './forms'

const now = new Date('2026-11-21T12:00:00Z')

describe('the age of an enquiry', () => {
  it.each([
    ['2026-11-21T11:59:30Z', 0, 'minute'],
    ['2026-11-21T11:01:00Z', 59, 'minute'],
    ['2026-11-21T11:00:00Z', 1, 'hour'],
    ['2026-11-19T12:00:01Z', 47, 'hour'],
    ['2026-11-19T12:00:00Z', 2, 'day'],
    ['2026-11-22T12:00:00Z', 0, 'minute'],
  ])('%s is %d %s', (since, amount, unit) => {
    expect(ageOf(new Date(since), now)).toEqual({ amount, unit })
  })
})

describe('an answer', () => {
  it('is awaited by who asks, not by who signs up', () => {
    expect(awaitedKinds).toContain('offer')
    expect(awaitedKinds).not.toContain('newsletter')
  })
})
