import { describe, expect, it } from '@jest/globals'

import { openState, readOpenTimes } from './openTimes'

const WEEK = 'Mo-Fr 09:00-12:30, Mo-Fr 13:30-18:00, Sa 10:00-12:00'
/** 23 November 2026 is a Monday. */
const stateAt = (day: string, time: string) => openState(readOpenTimes(WEEK) ?? [], { day, time })

describe('opening hours', () => {
  it('are read as parts of a week', () => {
    expect(readOpenTimes('Mo-We 09:00-12:30, Su 10:00-24:00')).toEqual([
      { days: [1, 2, 3], from: '09:00', to: '12:30' },
      { days: [7], from: '10:00', to: '24:00' },
    ])
  })

  it.each([
    '',
    'ma-vr 9-18',
    'Mo-Fr 9:00-18:00',
    'Fr-Mo 09:00-18:00',
    'Mo 18:00-09:00',
    'Mo 09:00-25:00',
    'Mo 09:60-10:00',
    'Mo 09:00-18:00,',
  ])('are not guessed: %j', (text) => expect(readOpenTimes(text)).toBeUndefined())
})

describe('the office', () => {
  it.each([
    ['2026-11-23', '09:00', '12:30'],
    ['2026-11-23', '12:29', '12:30'],
    ['2026-11-27', '13:30', '18:00'],
  ])('is open on %s at %s, until %s', (day, time, until) => {
    expect(stateAt(day, time)).toEqual({ isOpen: true, until })
  })

  it.each([
    ['2026-11-23', '08:59', 0, '09:00'],
    ['2026-11-23', '12:30', 0, '13:30'],
    ['2026-11-23', '18:00', 1, '09:00'],
    ['2026-11-27', '18:00', 1, '10:00'],
    ['2026-11-28', '12:00', 2, '09:00'],
    ['2026-11-29', '23:59', 1, '09:00'],
  ])('is closed on %s at %s, and opens in %d days at %s', (day, time, inDays, at) => {
    expect(stateAt(day, time)).toEqual({ isOpen: false, opens: { inDays, at } })
  })

  it('is closed on a public holiday, and does not promise to open on one', () => {
    // Christmas 2026 is a Friday, Easter Monday 2026 the 6th of April.
    expect(stateAt('2026-12-25', '10:00')).toEqual({
      isOpen: false,
      opens: { inDays: 1, at: '10:00' },
    })
    expect(stateAt('2026-04-04', '12:00')).toEqual({
      isOpen: false,
      opens: { inDays: 3, at: '09:00' },
    })
  })

  it('that opens once a week opens again in seven days', () => {
    const times = readOpenTimes('We 10:00-11:00') ?? []
    expect(openState(times, { day: '2026-11-25', time: '11:00' })).toEqual({
      isOpen: false,
      opens: { inDays: 7, at: '10:00' },
    })
    expect(openState([], { day: '2026-11-25', time: '11:00' })).toEqual({ isOpen: false })
  })
})
