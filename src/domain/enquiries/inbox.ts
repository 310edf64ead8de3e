import { waitingKinds, type StoredKind } from './forms'

/** The tabs of the inbox. */
export const inboxTabs = ['new', 'mine', 'overdue', 'answered', 'spam', 'all'] as const
export type InboxTab = (typeof inboxTabs)[number]

export const isInboxTab = (value: unknown): value is InboxTab =>
  inboxTabs.some((tab) => tab === value)

/** Hours after which an answer is overdue, unless staff set another term. */
export const OVERDUE_HOURS = 24

/** Returns whether an enquiry is overdue: unanswered and received before that moment. */
export const isOverdue = (
  { status, kind, receivedAt }: { status: string; kind: StoredKind; receivedAt: string },
  before: Date,
): boolean => status === 'new' && waitingKinds.includes(kind) && new Date(receivedAt) < before

const MINUTE = 60_000

/**
 * Returns how long ago something was, in minutes up to an hour, hours up to two days, then days.
 */
export function ageOf(since: Date, now: Date): { amount: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE))
  if (minutes < 60) return { amount: minutes, unit: 'minute' }
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? { amount: hours, unit: 'hour' }
    : { amount: Math.floor(hours / 24), unit: 'day' }
}
