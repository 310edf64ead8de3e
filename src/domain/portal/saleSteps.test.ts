import { describe, expect, it } from '@jest/globals'

import { saleStepsOf, type SaleFacts } from './saleSteps'

const now = new Date('2026-11-22T10:00:00Z')
const facts: SaleFacts = { ownerStatus: 'online', viewingsMade: 0, viewingsPlanned: 0 }
const states = (more: Partial<SaleFacts>) =>
  saleStepsOf({ ...facts, ...more }, now)
    .map(({ name, state }) => (state === 'ahead' ? '-' : `${name} ${state}`))
    .join(', ')

describe('the steps of a sale', () => {
  it('begin online, and have none while the advertisement is prepared', () => {
    expect(states({})).toBe('online now, -, -, -, -')
    expect(states({ ownerStatus: 'prepared' })).toBe('-, -, -, -, -')
  })

  it('stand at the viewings from the first that is planned', () => {
    expect(states({ viewingsPlanned: 1 })).toBe('online done, viewings now, -, -, -')
  })

  it('stand at the offer with an option or an offer that was made, also without a viewing', () => {
    expect(states({ ownerStatus: 'option' })).toBe('online done, viewings done, offer now, -, -')
    expect(states({ offeredOn: '2026-11-20T10:00:00Z', viewingsMade: 3 })).toContain('offer now')
    expect(states({ offeredOn: '2026-12-20T10:00:00Z' })).toBe('online now, -, -, -, -')
  })

  it('stand at the agreement once it is sold, and end with the day of the deed', () => {
    const sold = { ownerStatus: 'sold', deedOn: '2026-12-15T00:00:00Z' } as const
    expect(states(sold)).toContain('offer done, agreement now, -')
    expect(states({ ...sold, deedOn: '2026-11-20T00:00:00Z' })).toBe(
      'online done, viewings done, offer done, agreement done, deed done',
    )
  })
})
