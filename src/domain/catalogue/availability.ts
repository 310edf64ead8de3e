import type { Banner, banners } from './vocabulary'
import type { recordStatuses, RecordStatus, unitStatuses } from './recordStatuses'

type Known<List extends readonly string[]> = List[number] | null | undefined

/**
 * The fields in which staff record the availability of a listing. The status of a unit counts only
 * in a project: a home that has left one may still have it stored.
 */
export type AvailabilityFields = {
  marquee?: Known<typeof banners>
  status?: Known<typeof recordStatuses>
  unitStatus?: Known<typeof unitStatuses>
  project?: unknown
}

/** What a query has to select, so that availability can be told. */
export const availabilitySelect = {
  marquee: true,
  status: true,
  unitStatus: true,
  project: true,
} as const satisfies Record<keyof AvailabilityFields, true>

export type Availability = 'available' | 'option' | 'sold' | 'rented' | 'unitSold'

/**
 * The values by which a listing is gone, for each of the three fields. The SQL condition is built
 * from them too.
 */
export const goneValues = {
  marquee: ['sold', 'rented'],
  status: ['sold', 'rented'],
  unitStatus: ['sold'],
} as const satisfies {
  marquee: readonly Banner[]
  status: readonly RecordStatus[]
  unitStatus: readonly (typeof unitStatuses)[number][]
}

/**
 * Returns the availability of a listing. Staff record it in three fields, and any of them can end it: a
 * banner without the status, or the other way round, must not invite visitors to a viewing.
 */
export function availabilityOf(fields: AvailabilityFields): Availability {
  const { marquee, status } = fields
  const unitStatus = fields.project ? fields.unitStatus : undefined
  if (unitStatus === 'sold') return 'unitSold'
  if (marquee === 'sold' || status === 'sold') return 'sold'
  if (marquee === 'rented' || status === 'rented') return 'rented'
  return marquee === 'option' || unitStatus === 'option' ? 'option' : 'available'
}

/**
 * Returns whether a listing is on offer: the one rule for counts, lists, maps, modules, feeds and
 * emails. Under option is on offer, sold or let is not.
 */
export const isOnOffer = (fields: AvailabilityFields): boolean =>
  ['available', 'option'].includes(availabilityOf(fields))

const bannerByAvailability: Record<Exclude<Availability, 'available'>, Banner> = {
  option: 'option',
  sold: 'sold',
  rented: 'rented',
  unitSold: 'sold',
}

/**
 * Returns the banner to show. It follows the availability: a sold listing whose banner still says
 * "new" is shown as sold.
 */
export function bannerOf(fields: AvailabilityFields): Banner {
  const availability = availabilityOf(fields)
  return availability === 'available'
    ? (fields.marquee ?? 'none')
    : bannerByAvailability[availability]
}
