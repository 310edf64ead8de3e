import { describe, expect, it } from '@jest/globals'

import { moveDates, moveTo } from './calendar'

describe('moveDates', () => {
  it('keeps the hour of the agency’s clock when summer time begins in between', () => {
    expect(moveDates({ start: '2026-12-09T14:00:00.000Z' }, 168)).toEqual({
      start: '2027-05-26T13:00:00.000Z',
    })
  })

  it('moves days as days, also when they are written as midnight', () => {
    expect(moveDates([{ publishedOn: '2026-11-18' }, '2027-01-18T00:00:00.000Z'], 182)).toEqual([
      { publishedOn: '2027-05-19' },
      '2027-07-19T00:00:00.000Z',
    ])
  })

  it('leaves a lease on the first of a month', () => {
    expect(moveDates({ availableFrom: '2027-01-01' }, 7)).toEqual({ availableFrom: '2027-01-01' })
    expect(moveDates({ availableFrom: '2027-01-01' }, 21)).toEqual({ availableFrom: '2027-02-01' })
  })

  it('leaves dates of certificates, which stand in their numbers, and texts', () => {
    const fixed = {
      epcDate: '2024-01-02',
      remark: '2026-11-20 suits me',
      price: 365000,
      none: null,
    }
    expect(moveDates(fixed, 70)).toEqual(fixed)
  })
})

describe('moveTo', () => {
  it('moves by whole weeks, and enquiries by days', () => {
    expect(moveTo('2026-11-21')).toEqual({ days: 0, weeks: 0 })
    expect(moveTo('2026-12-04')).toEqual({ days: 13, weeks: 7 })
    expect(moveTo('2027-11-20')).toEqual({ days: 364, weeks: 364 })
  })

  it('moves nothing on a machine whose clock is behind', () => {
    expect(moveTo('2026-01-01')).toEqual({ days: 0, weeks: 0 })
  })
})
