import type { CollectionBeforeChangeHook } from 'payload'

import { isMoved, newsOf } from '@/domain/visits/news'
import { isReminderDue } from '@/domain/visits/reminder'
import type { Appointment } from '@/payload-types'

const USUAL = 30 * 60_000

/** Who hears of a visit the evening before needs no reminder of it the same evening. */
const remindedAt = (start: string | null | undefined, now: Date): string | null => (start && isReminderDue(new Date(start), now) ? now.toISOString() : null)

/** Counts what calendars hear of, has a visit at another time reminded of anew, and gives one without an end the usual length. */
export const countChanges: CollectionBeforeChangeHook<Appointment> = ({ data, operation, originalDoc }) => {
  const now = new Date()
  const before = operation === 'update' ? originalDoc : undefined
  const { status = 'requested', start, end, sequence } = { ...before, ...data }
  const more = start && !end ? { end: new Date(Date.parse(start) + USUAL).toISOString() } : {}
  const state = { status, start, end: more.end ?? end }
  const news = newsOf(before, state, now)
  const isNew = status === 'confirmed' && (before?.status !== 'confirmed' || isMoved(before, state))
  return {
    ...data,
    ...more,
    ...(before && news?.calendar && { sequence: (sequence ?? 0) + 1 }),
    ...(isNew && { remindedAt: remindedAt(start, now) }),
  }
}
