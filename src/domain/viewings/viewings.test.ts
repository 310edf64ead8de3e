import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { appointmentStatuses } from '../enquiries/enquiries'
import { regions } from '../catalogue/vocabulary'

import { mayNameExpectations } from './expectations'
import { viewingNoticeOf, type ViewingState } from './viewingNotice'
import { isReminderDue, reminderAt } from './reminder'
import { MIN_NOTICE_MS, openSlots, readOpenSlot, slotsOf, writeOpenSlot } from './slots'
import { clockOf, daysFrom, instantAt, isDay, mondayOf } from './times'

const hour = 3_600_000
const id = '019aa5b2-1111-7222-8333-123456789abc'

describe('the slots of a day', () => {
  it('follow each other without a gap, fit between its ends and are of one length', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
        fc.integer({ min: -100, max: 2000 }),
        fc.integer({ min: 5, max: 240 }),
        (start, length, minutes) => {
          const end = new Date(start.getTime() + length * 60_000)
          const slots = slotsOf({ start, end, minutes })
          expect(slots).toHaveLength(Math.min(200, Math.max(0, Math.floor(length / minutes))))
          slots.forEach((slot, n) => {
            expect(slot.end.getTime() - slot.start.getTime()).toBe(minutes * 60_000)
            expect(slot.start).toEqual(n === 0 ? start : slots[n - 1]?.end)
            expect(slot.end <= end).toBe(true)
          })
        },
      ),
    )
  })

  it('are as many as real hours pass when the clocks change meanwhile', () => {
    const cut = (day: string) =>
      slotsOf({ start: instantAt(day, '01:00'), end: instantAt(day, '05:00'), minutes: 60 }).map(
        ({ start }) => clockOf(start).time,
      )
    expect(cut('2026-10-25')).toEqual(['01:00', '02:00', '02:00', '03:00', '04:00'])
    expect(cut('2027-03-28')).toEqual(['01:00', '03:00', '04:00'])
    expect(cut('2026-11-25')).toEqual(['01:00', '02:00', '03:00', '04:00'])
  })

  it('are offered while a place is left and there is time to come', () => {
    const start = new Date('2026-12-03T09:00:00Z')
    const day = { id, start, end: new Date(start.getTime() + 3 * hour), minutes: 60, capacity: 2 }
    const within = (from: number, to: number) => ({
      start: new Date(start.getTime() + from * hour),
      end: new Date(start.getTime() + to * hour),
    })
    const taken = [within(0, 1), within(1, 2), within(1.5, 1.75), within(2.5, 3)]
    const at = (now: number) =>
      openSlots(day, taken, new Date(now)).map((moment) => [
        clockOf(moment.start).time,
        moment.left,
      ])
    expect(at(start.getTime() - MIN_NOTICE_MS)).toEqual([
      ['10:00', 1],
      ['12:00', 1],
    ])
    expect(at(start.getTime() - MIN_NOTICE_MS + 1)).toEqual([['12:00', 1]])
  })

  it('come back from a form as they went, and nothing else does', () => {
    const start = new Date('2026-12-03T09:00:00Z')
    expect(readOpenSlot(writeOpenSlot({ day: id, start }))).toEqual({ day: id, start })
    for (const bad of ['', 'morning', id, `${id}.1e9`, `${id}.-1`, `x${id}.1790000000`])
      expect(readOpenSlot(bad)).toBeUndefined()
  })
})

describe('the clock of the agency', () => {
  it('shows what an instant was made from, also around clock changes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 4, max: 23 }),
        (days, hours) => {
          const day = daysFrom('2026-01-01', days)
          const time = `${String(hours).padStart(2, '0')}:15`
          expect(clockOf(instantAt(day, time))).toEqual({ day, time })
        },
      ),
    )
    expect(instantAt('2026-10-24', '18:00').toISOString()).toBe('2026-10-24T16:00:00.000Z')
    expect(instantAt('2026-10-25', '18:00').toISOString()).toBe('2026-10-25T17:00:00.000Z')
  })

  it('takes a time that clocks skip as the hour after it, and one that comes twice as the second', () => {
    const skipped = instantAt('2027-03-28', '02:30')
    expect(clockOf(skipped)).toEqual({ day: '2027-03-28', time: '03:30' })
    expect(instantAt('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T01:30:00.000Z')
  })

  it('knows weeks and days', () => {
    expect(['2026-11-23', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(['2026-02-28', '2026-02-29', '2026-13-01', '26-1-1', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a reminder', () => {
  it('is due from six in the evening before, also where the clocks change in the night between', () => {
    expect(reminderAt(new Date('2026-10-25T09:00:00Z')).toISOString()).toBe(
      '2026-10-24T16:00:00.000Z',
    )
    expect(reminderAt(new Date('2027-03-28T08:00:00Z')).toISOString()).toBe(
      '2027-03-27T17:00:00.000Z',
    )
    const start = new Date('2026-12-03T09:00:00Z')
    const due = [
      '2026-12-02T16:59:59Z',
      '2026-12-02T17:00:00Z',
      '2026-12-02T22:59:59Z',
      '2026-12-02T23:00:00Z',
    ].map((now) => isReminderDue(start, new Date(now)))
    expect(due).toEqual([false, true, true, false])
  })
})

describe('what a visitor hears', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const start = '2026-12-03T09:00:00.000Z'
  const state = (status: ViewingState['status'], at: string | null = start): ViewingState => ({
    status,
    start: at,
  })

  it('is each step, with what calendars are to do', () => {
    expect(viewingNoticeOf(undefined, state('requested', null), now)).toEqual({
      mail: 'visit_requested',
    })
    expect(viewingNoticeOf(undefined, state('confirmed'), now)).toEqual({
      mail: 'visit_confirmed',
      calendar: 'REQUEST',
    })
    expect(viewingNoticeOf(state('requested'), state('confirmed'), now)).toEqual({
      mail: 'visit_confirmed',
      calendar: 'REQUEST',
    })
    expect(viewingNoticeOf(state('requested'), state('full'), now)).toEqual({ mail: 'visit_full' })
    expect(viewingNoticeOf(state('confirmed'), state('cancelled'), now)).toEqual({
      mail: 'visit_cancelled',
      calendar: 'CANCEL',
    })
    expect(
      viewingNoticeOf(state('confirmed'), state('confirmed', '2026-12-04T09:00:00Z'), now),
    ).toEqual({ mail: 'visit_moved', calendar: 'REQUEST' })
  })

  it('is a move when it is of another property at the same time', () => {
    const of = (property: unknown): ViewingState => ({ ...state('confirmed'), property })
    expect(viewingNoticeOf(of('a'), of({ id: 'b' }), now)?.mail).toBe('visit_moved')
    expect(viewingNoticeOf(of('a'), of({ id: 'a' }), now)).toBeUndefined()
  })

  it('is nothing when the same is saved again, written in another way', () => {
    for (const status of appointmentStatuses)
      expect(
        viewingNoticeOf(state(status), state(status, '2026-12-03T10:00:00+01:00'), now),
      ).toBeUndefined()
  })

  it('is nothing of what is over', () => {
    for (const before of appointmentStatuses)
      for (const after of appointmentStatuses)
        expect(
          viewingNoticeOf(
            state(before, '2026-11-20T09:00:00Z'),
            state(after, '2026-11-20T10:00:00Z'),
            now,
          ),
        ).toBeUndefined()
  })
})

it('never names expectations of an owner before a visit in Brussels, nor where the region is not known', () => {
  expect(regions.filter((region) => mayNameExpectations({ goal: 'rent', region }))).toEqual(
    regions.filter((region) => region !== 'brussels'),
  )
  expect(mayNameExpectations({ goal: 'rent', region: undefined })).toBe(false)
  expect(regions.some((region) => mayNameExpectations({ goal: 'sale', region }))).toBe(false)
})
