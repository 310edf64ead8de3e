import { availabilityOf, type AvailabilityFields as Said } from '../catalogue/availability'

/** The owner statuses: what an owner is told, not the agency's own status. */
export const ownerStatuses = [
  'prepared',
  'online',
  'option',
  'sold',
  'rented',
  'withdrawn',
  'closed',
] as const
export type OwnerStatus = (typeof ownerStatuses)[number]

/** Returns the owner status. Unpublished is never online, and gone in any field is gone. */
export function ownerStatusOf(fields: Said & { isPublished: boolean }): OwnerStatus {
  const availability = availabilityOf(fields)
  if (availability === 'sold' || availability === 'unitSold') return 'sold'
  if (availability === 'rented') return 'rented'
  if (fields.status === 'cancelled' || fields.status === 'inactive') return 'withdrawn'
  if (fields.status === 'reference') return 'closed'
  if (fields.status !== 'active' || !fields.isPublished) return 'prepared'
  return availability === 'option' ? 'option' : 'online'
}
