import type { CollectionBeforeChangeHook } from 'payload'

import { isMoved, viewingNoticeOf } from '@/domain/viewings/viewingNotice'
import { isReminderDue } from '@/domain/viewings/reminder'
import type { Appointment } from '@/payload-types'

const DEFAULT_DURATION_MS = 30 * 60_000

/** A visitor who gets the confirmation the evening before needs no reminder that evening. */
const remindedAt = (start: string | null | undefined, now: Date): string | null =>
  start && isReminderDue(new Date(start), now) ? now.toISOString() : null

/**
 * Raises the calendar sequence, resets the reminder of a viewing that is moved, and gives one
 * without an end the default duration.
 */
export const updateCalendarFields: CollectionBeforeChangeHook<Appointment> = ({
  data,
  operation,
  originalDoc,
}) => {
  const now = new Date()
  const before = operation === 'update' ? originalDoc : undefined
  const { status = 'requested', start, end, sequence, property } = { ...before, ...data }
  const defaultEnd =
    start && !end ? { end: new Date(Date.parse(start) + DEFAULT_DURATION_MS).toISOString() } : {}
  const state = { status, start, end: defaultEnd.end ?? end, property }
  const changes = viewingNoticeOf(before, state, now)
  const isNewlyConfirmed =
    status === 'confirmed' && (before?.status !== 'confirmed' || isMoved(before, state))
  return {
    ...data,
    ...defaultEnd,
    ...(before && changes?.calendar && { sequence: (sequence ?? 0) + 1 }),
    ...(isNewlyConfirmed && { remindedAt: remindedAt(start, now) }),
  }
}
