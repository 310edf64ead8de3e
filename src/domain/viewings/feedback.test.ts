import { describe, expect, it } from '@jest/globals'

import { isAnswerable, isAskingDue, readAnswer } from './feedback'

const held = { status: 'done', start: '2026-11-10T09:00:00Z' }
const at = (text: string) => new Date(text)

describe('asking a visitor what they thought', () => {
  it('begins at ten the next morning in Brussels, and ends after a week', () => {
    expect(isAskingDue(held, at('2026-11-10T18:00:00Z'))).toBe(false)
    expect(isAskingDue(held, at('2026-11-11T08:59:59Z'))).toBe(false)
    expect(isAskingDue(held, at('2026-11-11T09:00:00Z'))).toBe(true)
    expect(isAskingDue(held, at('2026-11-18T08:59:59Z'))).toBe(true)
    expect(isAskingDue(held, at('2026-11-18T09:00:00Z'))).toBe(false)
  })

  it('leaves out visitors who did not come, and viewings that were not held', () => {
    const now = at('2026-11-11T12:00:00Z')
    expect(isAskingDue({ ...held, outcome: 'absent' }, now)).toBe(false)
    expect(isAskingDue({ ...held, status: 'confirmed' }, now)).toBe(false)
    expect(isAskingDue({ status: 'done' }, now)).toBe(false)
  })

  it('can be answered for two months, also before the email', () => {
    expect(isAnswerable(held, at('2026-11-10T10:00:00Z'))).toBe(true)
    expect(isAnswerable(held, at('2027-01-08T10:00:00Z'))).toBe(true)
    expect(isAnswerable(held, at('2027-01-10T10:00:00Z'))).toBe(false)
    expect(isAnswerable({ ...held, status: 'cancelled' }, at('2026-11-11T10:00:00Z'))).toBe(false)
  })

  it('takes only the answers that a question has', () => {
    expect(readAnswer('liking', 'partly')).toBe('partly')
    expect(readAnswer('liking', 'high')).toBeUndefined()
    expect(readAnswer('pricing', ['high'])).toBeUndefined()
  })
})
