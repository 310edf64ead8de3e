export const activityKinds = ['history', 'communication', 'online_media'] as const

export const activityTypes = [
  'call',
  'mail',
  'letter',
  'visit',
  'offer',
  'agreement',
  'publication',
  'price_change',
  'status_change',
  'document',
  'note',
] as const

export type ActivityKind = (typeof activityKinds)[number]

export const activityStatuses = ['planned', 'done', 'cancelled'] as const

/**
 * Changes that are recorded when a property is saved, so that the portal can show them in any
 * language.
 */
export const recordedChanges = ['price', 'standing', 'exposure'] as const
