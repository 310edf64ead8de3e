import type { appointmentStatuses } from '../leads'
import type { MailKind } from '../mails'

type VisitStatus = (typeof appointmentStatuses)[number]

/** What of a visit its visitor cares about. */
export type VisitState = { status: VisitStatus; start?: string | null; end?: string | null }

/** The mail that tells it, and what calendars are to do. */
export type News = { mail: Extract<MailKind, `visit_${string}`>; calendar?: 'REQUEST' | 'CANCEL' }

const sameTime = (a: string | null | undefined, b: string | null | undefined): boolean => (a ? Date.parse(a) : 0) === (b ? Date.parse(b) : 0)

/** Whether it begins or ends at another time than before. */
export const isMoved = (before: VisitState, after: VisitState): boolean => !sameTime(before.start, after.start) || !sameTime(before.end, after.end)

/** What its visitor is to hear of a change; nothing when it makes no difference to him, or when it is over. */
export function newsOf(before: VisitState | undefined, after: VisitState, now: Date): News | undefined {
  const wasConfirmed = before?.status === 'confirmed'
  if (after.start && Date.parse(after.start) <= now.getTime()) return undefined
  if (after.status === before?.status) return wasConfirmed && isMoved(before, after) ? { mail: 'visit_moved', calendar: 'REQUEST' } : undefined
  const takenBack = wasConfirmed ? { calendar: 'CANCEL' as const } : {}
  switch (after.status) {
    case 'requested':
      return before ? undefined : { mail: 'visit_requested' }
    case 'confirmed':
      return { mail: 'visit_confirmed', calendar: 'REQUEST' }
    case 'full':
      return { mail: 'visit_full', ...takenBack }
    case 'cancelled':
      return before ? { mail: 'visit_cancelled', ...takenBack } : undefined
    case 'done':
      return undefined
    default:
      return after.status satisfies never
  }
}
