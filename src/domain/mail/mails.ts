/** Placeholders of every email: the agency and how to reach it. */
const agencyPlaceholders = ['agencyName', 'agencyPhone', 'agencyEmail'] as const
const personPlaceholders = ['firstName', 'lastName', 'fullName'] as const
const listingPlaceholders = ['property', 'reference', 'place', 'colleague'] as const
const viewingPlaceholders = [...personPlaceholders, ...listingPlaceholders, 'day', 'time'] as const

/** Every mail that leaves, and what its text may name besides the agency. */
const placeholdersByKind = {
  contact_received: [...personPlaceholders],
  property_received: [...personPlaceholders, ...listingPlaceholders],
  construction_received: [...personPlaceholders, 'project', ...listingPlaceholders],
  valuation_received: [...personPlaceholders, 'place'],
  rental_management_received: [...personPlaceholders, 'place'],
  testimonial_received: [...personPlaceholders],
  offer_received: [...personPlaceholders, ...listingPlaceholders, 'amount'],
  friend: [...personPlaceholders, ...listingPlaceholders, 'senderName', 'message'],
  friend_sent: [...personPlaceholders, ...listingPlaceholders, 'friendName'],

  visit_requested: viewingPlaceholders,
  visit_confirmed: [...viewingPlaceholders, 'minimumIncome', 'maximumPersons', 'amounts'],
  visit_full: viewingPlaceholders,
  visit_reminder: viewingPlaceholders,
  visit_moved: [...viewingPlaceholders, 'oldDay', 'oldTime'],
  visit_cancelled: viewingPlaceholders,
  visit_feedback: viewingPlaceholders,

  documents_link: [...personPlaceholders, ...listingPlaceholders, 'documents', 'validUntil'],
  documents_already: [...personPlaceholders, ...listingPlaceholders, 'day'],

  demand_confirm: [...personPlaceholders, 'demand'],
  demand_active: [...personPlaceholders, 'demand', 'frequency'],
  demand_matches: [...personPlaceholders, 'demand', 'count', 'matches', 'news'],

  newsletter_confirm: [...personPlaceholders],
  newsletter_welcome: [...personPlaceholders],
  unsubscribed: [...personPlaceholders],

  monthly_report: [...personPlaceholders, 'month'],

  staff_notice: [...personPlaceholders, ...listingPlaceholders, 'form', 'message'],
  manager_notice: [...personPlaceholders, ...listingPlaceholders, 'form', 'message'],
  staff_overdue: ['count', 'hours'],
  staff_answer: [...personPlaceholders, ...listingPlaceholders, 'subject', 'message'],
  password: ['fullName'],
  owner_invitation: ['fullName'],
  login_link: ['fullName'],
  email_change: ['fullName', 'newEmail'],
  factor_reset: ['fullName'],
  account_notice: ['fullName', 'change'],
} as const satisfies Record<string, readonly string[]>

export type MailKind = keyof typeof placeholdersByKind
type KindPlaceholder = (typeof placeholdersByKind)[MailKind][number]
export type Placeholder = KindPlaceholder | (typeof agencyPlaceholders)[number]

export const mailKinds = Object.keys(placeholdersByKind) as [MailKind, ...MailKind[]]

export const isMailKind = (value: unknown): value is MailKind =>
  typeof value === 'string' && Object.hasOwn(placeholdersByKind, value)

/** What the text of a mail may name, in the order in which it is offered. */
export const placeholdersOf = (kind: MailKind): readonly Placeholder[] => [
  ...placeholdersByKind[kind],
  ...agencyPlaceholders,
]

export const allPlaceholders: readonly Placeholder[] = [
  ...new Set(mailKinds.flatMap(placeholdersOf)),
]

/** Emails that give access to an account: hidden in the studio, and wiped once sent or failed. */
export const secretKinds: readonly MailKind[] = [
  'password',
  'owner_invitation',
  'login_link',
  'email_change',
  'factor_reset',
]

/** Emails to people who never wrote to the agency: the recipient is wiped too. */
export const namelessKinds: readonly MailKind[] = ['friend']

/** Emails that name a person who never wrote to the agency. */
const namingKinds: readonly MailKind[] = ['friend_sent']

/** Emails of which nothing is left once they are sent or have failed. */
export const wipedKinds: readonly MailKind[] = [...secretKinds, ...namelessKinds, ...namingKinds]

/** Emails with a link that confirms something: of no use once it is confirmed, or no longer can be. */
export const confirmationKinds: readonly MailKind[] = ['newsletter_confirm', 'demand_confirm']

/** What stands in the place of such an address. */
export const NAMELESS = '—'

export const mailStatuses = ['queued', 'sent', 'failed'] as const

/** Returns whether nothing of an email is left to read or to send again. */
export const isWiped = ({
  kind,
  status,
}: {
  kind: MailKind
  status: (typeof mailStatuses)[number]
}): boolean => status !== 'queued' && wipedKinds.includes(kind)

/** Why a mail server did not take a mail. Only a refusal is for good. */
export const mailFailures = [
  'refused',
  'unreachable',
  'slow',
  'busy',
  'login',
  'sender',
  'other',
] as const
export type MailFailure = (typeof mailFailures)[number]
