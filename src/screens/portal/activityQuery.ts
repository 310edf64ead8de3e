import type { ActivityQuery } from '@/data/portal/activities'
import { activityStatuses, activityTypes } from '@/domain/activities'
import { periods, type Period } from '@/domain/portal/parts'
import type { Query } from '@/i18n/query'
import { writeQuery } from '@/i18n/query'

export type AskedActivities = {
  filters: Pick<ActivityQuery, 'type' | 'status' | 'days'>
  /** As it stands in the address. */
  period: Period | undefined
  page: number
}

const LARGEST_PAGE = 10_000

/** A value that is none of the list's own asks for nothing. */
const oneOf = <Value extends string>(values: readonly Value[], [asked]: readonly string[] = []) => values.find((value) => value === asked)

export function readActivityQuery(query: Query): AskedActivities {
  const [type, status, period] = [oneOf(activityTypes, query.type), oneOf(activityStatuses, query.status), oneOf(periods, query.period)]
  const page = Math.floor(Number(query.page?.[0] ?? 1))
  return {
    filters: { ...(type && { type }), ...(status && { status }), ...(period && { days: Number(period) }) },
    period,
    page: page >= 1 && page <= LARGEST_PAGE ? page : 1,
  }
}

export const writeActivityQuery = ({ filters: { type, status }, period, page }: AskedActivities): string =>
  writeQuery({
    ...(type && { type: [type] }),
    ...(status && { status: [status] }),
    ...(period && { period: [period] }),
    ...(page > 1 && { page: [String(page)] }),
  })
