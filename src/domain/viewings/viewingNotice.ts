import type { appointmentStatuses } from '../enquiries/enquiries'
import type { MailKind } from '../mail/mails'

type ViewingStatus = (typeof appointmentStatuses)[number]

/** The fields of a viewing that matter to its visitor. */
export type ViewingState = {
  status: ViewingStatus
  start?: string | null
  end?: string | null
  property?: unknown
}

/** The email about a change, and the method of its calendar file. */
export type ViewingNotice = {
  mail: Extract<MailKind, `visit_${string}`>
  calendar?: 'REQUEST' | 'CANCEL'
}

const sameTime = (a: string | null | undefined, b: string | null | undefined): boolean =>
  (a ? Date.parse(a) : 0) === (b ? Date.parse(b) : 0)

const idOf = (relation: unknown): unknown =>
  typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation

/** Returns whether it begins or ends at another time than before, or is one of another property. */
export const isMoved = (before: ViewingState, after: ViewingState): boolean =>
  !sameTime(before.start, after.start) ||
  !sameTime(before.end, after.end) ||
  idOf(before.property) !== idOf(after.property)

/**
 * Returns the email about a change of a viewing; undefined when it does not matter to the visitor,
 * or is over.
 */
export function viewingNoticeOf(
  before: ViewingState | undefined,
  after: ViewingState,
  now: Date,
): ViewingNotice | undefined {
  const wasConfirmed = before?.status === 'confirmed'
  if (after.start && Date.parse(after.start) <= now.getTime()) return undefined
  if (after.status === before?.status)
    return wasConfirmed && isMoved(before, after)
      ? { mail: 'visit_moved', calendar: 'REQUEST' }
      : undefined
  const cancellation = wasConfirmed ? { calendar: 'CANCEL' as const } : {}
  switch (after.status) {
    case 'requested':
      return before ? undefined : { mail: 'visit_requested' }
    case 'confirmed':
      return { mail: 'visit_confirmed', calendar: 'REQUEST' }
    case 'full':
      return { mail: 'visit_full', ...cancellation }
    case 'cancelled':
      return before ? { mail: 'visit_cancelled', ...cancellation } : undefined
    case 'done':
      return undefined
    default:
      return after.status satisfies never
  }
}
