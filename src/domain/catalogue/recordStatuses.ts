/**
 * Where a record stands at the agency. The position in the list is the number that the agencies'
 * CRM uses.
 */
export const recordStatuses = [
  'prospective',
  'active',
  'sold',
  'cancelled',
  'rented',
  'inactive',
  'reference',
] as const
export type RecordStatus = (typeof recordStatuses)[number]

/** What a site may show; the others are the agency's own business. */
export const shownStatuses: readonly RecordStatus[] = ['active', 'sold', 'rented']

export const unitStatuses = ['available', 'option', 'sold'] as const

export const constructionStatuses = ['planned', 'under_construction', 'delivered'] as const
