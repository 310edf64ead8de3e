import {
  certificateDay,
  expiryDayOf,
  datedDocuments,
  type DatedDocument,
} from '../catalogue/certificate'
import { dayOf, type Day } from '../lib/days'
import { EXPIRY_DAYS } from '../dashboard/periods'
import type { RecordStatus } from '../catalogue/recordStatuses'
import type { Advertised } from './advertised'
import {
  countsUntil,
  missingForAdvertisement,
  requiredStatements,
  type LegalStatement,
} from './required'
import { isWordStatement } from './wordStatements'

/**
 * The compliance of an advertisement: what it lacks, its completeness in percent, and the last day
 * before it lacks more.
 */
export type Compliance = { gaps: LegalStatement[]; completeness: number; lapsesOn: Day | null }

export function complianceOf(ad: Advertised, today: Date): Compliance {
  const required = requiredStatements(ad, today)
  const gaps = missingForAdvertisement(ad, today)
  const ends = required
    .filter((statement) => !gaps.includes(statement))
    .flatMap((statement) => countsUntil(statement, ad) ?? [])
  const completeness =
    required.length === 0
      ? 100
      : Math.floor((100 * (required.length - gaps.length)) / required.length)
  return { gaps, completeness, lapsesOn: ends.toSorted()[0] ?? null }
}

type PublicationFields = { _status?: 'draft' | 'published' | null; status?: RecordStatus | null }

/**
 * Returns whether a property is advertised. A sold one may be shown, but the law asks nothing of
 * it.
 */
export const isAdvertised = ({ _status, status }: PublicationFields): boolean =>
  _status === 'published' && status === 'active'

/**
 * What a save may not put before the public: whatever is missing, except what was already missing of the very same
 * offer. So a live listing whose report ran out can still change its price, and none loses a statement unseen.
 */
export function refusedGaps(
  ad: Advertised,
  live: Advertised | undefined,
  today: Date,
): LegalStatement[] {
  const gaps = missingForAdvertisement(ad, today)
  if (!live || live.goal !== ad.goal || live.region !== ad.region) return gaps
  const known = missingForAdvertisement(live, today)
  return gaps.filter((gap) => !known.includes(gap))
}

/** Returns whether an advertisement is another offer than the live one: the law asks other things of it. */
export const isOtherOffer = (ad: Advertised, live: Advertised): boolean =>
  live.goal !== ad.goal || live.region !== ad.region || live.type !== ad.type

/**
 * What keeps a listing off the site that its feed changed: of another offer what a save would be refused for, of the
 * same one only forbidden words that were not there. About what else a feed loses, staff decide.
 */
export function refusedOfFeed(ad: Advertised, live: Advertised, today: Date): LegalStatement[] {
  const gaps = refusedGaps(ad, live, today)
  return isOtherOffer(ad, live) ? gaps : gaps.filter(isWordStatement)
}

/** Returns the day up to which documents count as expiring soon. */
export function lapseDay(today: Date): Day {
  const soon = new Date(today)
  soon.setUTCDate(soon.getUTCDate() + EXPIRY_DAYS)
  return dayOf(soon)
}

type Lapse = { field: DatedDocument; day: Day; isOver: boolean }

/** The dated documents of a property that have run out or soon will, the first to go first. */
export const lapsesOf = (ad: Advertised, today: Date): Lapse[] =>
  datedDocuments
    .flatMap((field) => {
      const day = expiryDayOf(field, (field === 'epcDate' ? certificateDay(ad) : ad[field]) ?? '')
      return day && day <= lapseDay(today) ? [{ field, day, isOver: day < dayOf(today) }] : []
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
