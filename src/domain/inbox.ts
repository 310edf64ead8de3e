import { enquiryKinds, type EnquiryKind } from './leads'

/** The heaps in which staff find what came in. */
export const inboxTabs = ['new', 'mine', 'overdue', 'answered', 'spam', 'all'] as const
export type InboxTab = (typeof inboxTabs)[number]

export const isInboxTab = (value: unknown): value is InboxTab => inboxTabs.some((tab) => tab === value)

/** Whoever sends these has been answered by the site. */
const answeredBySite: readonly EnquiryKind[] = ['newsletter', 'unsubscribe', 'friend']

/** Somebody waits for an answer to these. */
export const awaited: readonly EnquiryKind[] = enquiryKinds.filter((kind) => !answeredBySite.includes(kind))

/** When an answer is overdue that nobody has said anything else about. */
export const OVERDUE_HOURS = 24

/** Whether somebody has waited too long: since before that moment, and nobody has answered. */
export const isOverdue = ({ status, kind, receivedAt }: { status: string; kind: EnquiryKind; receivedAt: string }, before: Date): boolean =>
  status === 'new' && awaited.includes(kind) && new Date(receivedAt) < before

const MINUTE = 60_000

/** How long ago, in the largest unit that says something. */
export function ageOf(since: Date, now: Date): { amount: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE))
  if (minutes < 60) return { amount: minutes, unit: 'minute' }
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? { amount: hours, unit: 'hour' } : { amount: Math.floor(hours / 24), unit: 'day' }
}
