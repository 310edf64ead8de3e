import type { MailKind } from './mails'

/**
 * What causes an email; the limits depend on it.
 *
 * - `acknowledgement`: a form, from the person who typed the address; it says that the form arrived.
 * - `service`: the same, where the mail is what the visitor came for: a link, a visit.
 * - `tip`: a form, to a person who did not fill it in. It has limits of its own, which the sender is told.
 * - `visitor`: goes to a visitor and is caused by their own link, by a colleague, or at most once by a state they confirmed.
 * - `account`: goes to a person with an account, whose name staff wrote. The login has limits of its own.
 * - `staff`: goes to colleagues.
 */
export type MailCause = 'acknowledgement' | 'service' | 'tip' | 'visitor' | 'account' | 'staff'

const causeByKind = {
  contact_received: 'acknowledgement',
  property_received: 'acknowledgement',
  construction_received: 'acknowledgement',
  valuation_received: 'acknowledgement',
  rental_management_received: 'acknowledgement',
  testimonial_received: 'acknowledgement',
  offer_received: 'acknowledgement',
  friend_sent: 'acknowledgement',
  friend: 'tip',

  visit_requested: 'service',
  visit_confirmed: 'service',
  // Goes once for a viewing, of which one address has one per property: who sees seven homes tomorrow gets seven.
  visit_reminder: 'visitor',
  visit_full: 'visitor',
  visit_moved: 'visitor',
  visit_cancelled: 'visitor',
  visit_feedback: 'visitor',

  documents_link: 'service',
  documents_already: 'service',

  demand_confirm: 'service',
  demand_active: 'visitor',
  demand_matches: 'visitor',

  newsletter_confirm: 'service',
  newsletter_welcome: 'visitor',
  // Goes only where something confirmed ends: a second one takes another press on a link.
  unsubscribed: 'visitor',
  staff_answer: 'visitor',

  monthly_report: 'account',
  password: 'account',
  owner_invitation: 'account',
  login_link: 'account',
  factor_reset: 'account',
  email_change: 'account',
  account_notice: 'account',

  staff_notice: 'staff',
  manager_notice: 'staff',
  staff_overdue: 'staff',
} as const satisfies Record<MailKind, MailCause>

export const causeOf = (kind: MailKind): MailCause => causeByKind[kind]

/** A limit of emails in a number of seconds. */
export type MailLimit = { name: string; max: number; seconds: number }

const HOUR = 60 * 60
const DAY = 24 * HOUR

const generalLimits: readonly MailLimit[] = [
  { name: 'all hour', max: 6, seconds: HOUR },
  { name: 'all day', max: 12, seconds: DAY },
]

const acknowledgementLimits: readonly MailLimit[] = [
  { name: 'acknowledged hour', max: 3, seconds: HOUR },
  { name: 'acknowledged day', max: 8, seconds: DAY },
]

/**
 * What forms may send to one mailbox, whichever forms are used. Acknowledgements stop sooner, so that some room is
 * left for the emails with a link that a visitor waits for.
 */
export function limitsOf(kind: MailKind): readonly MailLimit[] {
  const cause = causeOf(kind)
  if (cause === 'acknowledgement') return [...acknowledgementLimits, ...generalLimits]
  return cause === 'service' ? generalLimits : []
}

/** Returns whether the recipient's address and name may have been typed by a stranger. */
export const goesToVisitor = (kind: MailKind): boolean =>
  !['account', 'staff'].includes(causeOf(kind))
