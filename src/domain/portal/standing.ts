import { availabilityOf, type Standing as Said } from '../availability'

/** Where a property stands, as its owner is told: what he has to know, not what the agency files it under. */
export const standings = ['prepared', 'online', 'option', 'sold', 'rented', 'withdrawn', 'closed'] as const
export type Standing = (typeof standings)[number]

/** Nothing is online that the agency has not published, and what is gone is gone wherever staff said so. */
export function standingOf(said: Said & { isPublished: boolean }): Standing {
  const availability = availabilityOf(said)
  if (availability === 'sold' || availability === 'unitSold') return 'sold'
  if (availability === 'rented') return 'rented'
  if (said.status === 'cancelled' || said.status === 'inactive') return 'withdrawn'
  if (said.status === 'reference') return 'closed'
  if (said.status !== 'active' || !said.isPublished) return 'prepared'
  return availability === 'option' ? 'option' : 'online'
}
