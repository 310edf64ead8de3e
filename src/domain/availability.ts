import type { marquees } from './vocabulary'
import type { recordStatuses, unitStatuses } from './recordStatuses'

type Known<List extends readonly string[]> = List[number] | null | undefined

/** What staff can say about it. */
export type Standing = { marquee?: Known<typeof marquees>; status?: Known<typeof recordStatuses>; unitStatus?: Known<typeof unitStatuses> }

export type Availability = 'available' | 'option' | 'sold' | 'rented' | 'unitSold'

/**
 * Whether a listing can still be had. Staff say it in three places, and whichever says that it is gone is believed: a
 * banner without the status, or the other way round, must not invite anybody to a visit.
 */
export function availabilityOf({ marquee, status, unitStatus }: Standing): Availability {
  if (unitStatus === 'sold') return 'unitSold'
  if (marquee === 'sold' || status === 'sold') return 'sold'
  if (marquee === 'rented' || status === 'rented') return 'rented'
  return marquee === 'option' || unitStatus === 'option' ? 'option' : 'available'
}

export const isToBeHad = (standing: Standing): boolean => ['available', 'option'].includes(availabilityOf(standing))
