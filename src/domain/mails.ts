/** Whoever writes and however he is reached may be named in every mail. */
const always = ['agencyName', 'agencyPhone', 'agencyEmail'] as const
const person = ['firstName', 'lastName', 'fullName'] as const
const listing = ['property', 'reference', 'place', 'colleague'] as const
const visit = [...person, ...listing, 'day', 'time'] as const

/** Every mail that leaves, and what its text may name besides the agency. */
const placeholders = {
  contact_received: [...person],
  property_received: [...person, ...listing],
  construction_received: [...person, 'project', ...listing],
  valuation_received: [...person, 'place'],
  rental_management_received: [...person, 'place'],
  testimonial_received: [...person],
  offer_received: [...person, ...listing, 'amount'],
  friend: [...person, ...listing, 'senderName', 'message'],
  friend_sent: [...person, ...listing, 'friendName'],

  visit_requested: visit,
  visit_confirmed: [...visit, 'minimumIncome', 'maximumPersons', 'amounts'],
  visit_full: visit,
  visit_reminder: visit,
  visit_moved: [...visit, 'oldDay', 'oldTime'],
  visit_cancelled: visit,

  documents_link: [...person, ...listing, 'documents', 'validUntil'],
  documents_already: [...person, ...listing, 'day'],

  demand_confirm: [...person, 'demand'],
  demand_active: [...person, 'demand', 'frequency'],
  demand_matches: [...person, 'demand', 'count', 'matches'],

  newsletter_confirm: [...person],
  newsletter_welcome: [...person],
  unsubscribed: [...person],

  monthly_report: [...person, 'month'],

  staff_notice: [...person, ...listing, 'form', 'message'],
  manager_notice: [...person, ...listing, 'form', 'message'],
  staff_overdue: ['count', 'hours'],
  staff_answer: [...person, ...listing, 'subject', 'message'],
  password: ['fullName'],
  owner_invitation: ['fullName'],
  login_link: ['fullName'],
  email_change: ['fullName', 'newEmail'],
  account_notice: ['fullName', 'change'],
} as const satisfies Record<string, readonly string[]>

export type MailKind = keyof typeof placeholders
type Named = (typeof placeholders)[MailKind][number]
export type Placeholder = Named | (typeof always)[number]

export const mailKinds = Object.keys(placeholders) as [MailKind, ...MailKind[]]

export const isMailKind = (value: unknown): value is MailKind => typeof value === 'string' && Object.hasOwn(placeholders, value)

/** What the text of a mail may name, in the order in which it is offered. */
export const placeholdersOf = (kind: MailKind): readonly Placeholder[] => [...placeholders[kind], ...always]

export const allPlaceholders: readonly Placeholder[] = [...new Set(mailKinds.flatMap(placeholdersOf))]

/** What such a mail holds opens somebody's account: nobody reads it in the studio, and it is wiped once it has left. */
export const secretKinds: readonly MailKind[] = ['password', 'owner_invitation', 'login_link', 'email_change']

/** To people who never wrote to us: once such a mail has left, nobody knows any more to whom. */
export const namelessKinds: readonly MailKind[] = ['friend']

/** Of these nothing is left to be read or sent again once they have left. */
export const wipedKinds: readonly MailKind[] = [...secretKinds, ...namelessKinds]

/** What stands in the place of such an address. */
export const NAMELESS = '—'

export const mailStatuses = ['queued', 'sent', 'failed'] as const

/** Why a mail server did not take a mail. Only a refusal is for good. */
export const mailFailures = ['refused', 'unreachable', 'slow', 'busy', 'login', 'other'] as const
export type MailFailure = (typeof mailFailures)[number]
