import { paperEnd, papers, type Paper } from '../certificate'
import { dayOf, type Day } from '../days'
import { EXPIRY_DAYS } from '../desk'
import type { RecordStatus } from '../recordStatuses'
import type { Advertised } from './advertised'
import { countsUntil, missingForAdvertisement, requiredStatements, type LegalStatement } from './required'

/** How an advertisement stands with the law: what it lacks, how far it is, and the first day after which it lacks more. */
export type Standing = { gaps: LegalStatement[]; completeness: number; lapsesOn: Day | null }

export function standingOf(ad: Advertised, today: Date): Standing {
  const [required, gaps] = [requiredStatements(ad), missingForAdvertisement(ad, today)]
  const ends = required.filter((statement) => !gaps.includes(statement)).flatMap((statement) => countsUntil(statement, ad) ?? [])
  const completeness = required.length === 0 ? 100 : Math.floor((100 * (required.length - gaps.length)) / required.length)
  return { gaps, completeness, lapsesOn: ends.toSorted()[0] ?? null }
}

type Shown = { _status?: 'draft' | 'published' | null; status?: RecordStatus | null }

/** What a visitor can still buy or rent is advertised; the house that was sold is shown, and the law asks nothing of it. */
export const isAdvertised = ({ _status, status }: Shown): boolean => _status === 'published' && status === 'active'

/**
 * What a save may not put before the public: whatever is missing, except what was already missing of the very same
 * offer. So a live listing whose report ran out can still change its price, and none loses a statement unseen.
 */
export function refusedGaps(ad: Advertised, live: Advertised | undefined, today: Date): LegalStatement[] {
  const gaps = missingForAdvertisement(ad, today)
  if (!live || live.goal !== ad.goal || live.region !== ad.region) return gaps
  const known = missingForAdvertisement(live, today)
  return gaps.filter((gap) => !known.includes(gap))
}

/** What runs out up to this day runs out soon. */
export function lapseDay(today: Date): Day {
  const soon = new Date(today)
  soon.setUTCDate(soon.getUTCDate() + EXPIRY_DAYS)
  return dayOf(soon)
}

type Lapse = { field: Paper; day: Day; isOver: boolean }

/** The dated documents of a property that have run out or soon will, the first to go first. */
export const lapsesOf = (ad: Advertised, today: Date): Lapse[] =>
  papers
    .flatMap((field) => {
      const day = paperEnd(field, ad[field] ?? '')
      return day && day <= lapseDay(today) ? [{ field, day, isOver: day < dayOf(today) }] : []
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
