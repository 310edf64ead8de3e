import { describe, expect, it } from '@jest/globals'

import { firstStepsOf, readStoredSteps } from './firstSteps'

const now = new Date('2026-11-24T12:00:00Z')
const fresh = {
  createdAt: '2026-11-20T12:00:00Z',
  hasSecured: false,
  hasProfile: false,
  stored: undefined,
}

describe('the first steps of a colleague', () => {
  it('are all open on the first day', () => {
    expect(firstStepsOf(fresh, now)).toEqual([])
  })

  it('are done by what the account has, and by what was opened', () => {
    const stored = { opened: ['guide', 'secure'], isDismissed: false }
    expect(firstStepsOf({ ...fresh, stored }, now)).toEqual(['guide'])
    expect(firstStepsOf({ ...fresh, stored, hasSecured: true }, now)).toEqual(['secure', 'guide'])
  })

  it('leave when all are done, put away, or the account is older than a month', () => {
    const stored = { opened: ['language', 'lead', 'guide'], isDismissed: false }
    const all = { ...fresh, stored, hasSecured: true, hasProfile: true }
    expect(firstStepsOf(all, now)).toBeUndefined()
    expect(firstStepsOf({ ...fresh, stored: { isDismissed: true } }, now)).toBeUndefined()
    expect(firstStepsOf({ ...fresh, createdAt: '2026-10-20T12:00:00Z' }, now)).toBeUndefined()
  })

  it.each([null, 'yes', { opened: 'guide' }, { opened: ['other'] }])('survive %j', (stored) => {
    expect(readStoredSteps(stored)).toEqual({ opened: [], isDismissed: false })
  })
})
