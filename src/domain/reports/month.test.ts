import { describe, expect, it } from '@jest/globals'

import { isMonth, lastDueMonth, monthBefore, monthSpan } from './month'

describe('the month of a report', () => {
  it('is due from seven on the first in Brussels, in summer as in winter', () => {
    expect(lastDueMonth(new Date('2026-12-01T05:59:59Z'))).toBe('2026-10')
    expect(lastDueMonth(new Date('2026-12-01T06:00:00Z'))).toBe('2026-11')
    expect(lastDueMonth(new Date('2026-07-01T04:59:59Z'))).toBe('2026-05')
    expect(lastDueMonth(new Date('2026-07-01T05:00:00Z'))).toBe('2026-06')
  })

  it('stays due until it is written, however late the site is up again', () => {
    expect(lastDueMonth(new Date('2026-12-05T23:00:00Z'))).toBe('2026-11')
    expect(lastDueMonth(new Date('2026-12-31T22:59:59Z'))).toBe('2026-11')
  })

  it('begins where the clock of Brussels begins one, also over the year', () => {
    expect(lastDueMonth(new Date('2026-12-31T23:00:00Z'))).toBe('2026-11')
    expect(lastDueMonth(new Date('2027-01-01T06:00:00Z'))).toBe('2026-12')
    expect(monthBefore('2027-01')).toBe('2026-12')
  })

  it('holds all its days and no other', () => {
    expect(monthSpan('2026-02')).toEqual({ from: '2026-02-01', to: '2026-03-01' })
    expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-03-01' })
    expect(monthSpan('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' })
    expect(monthSpan('2026-10')).toEqual({ from: '2026-10-01', to: '2026-11-01' })
  })

  it('is written in one way', () => {
    expect(['2026-01', '2026-12', '2026-13', '2026-1', '26-01', '2026-00'].map(isMonth)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
