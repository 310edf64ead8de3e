import type { ActivityQuery } from '@/data/portal/activities'
import { activityStatuses, activityTypes } from '@/domain/portal/activities'
import { listPeriods, type ListPeriod } from '@/domain/portal/parts'
import type { Query } from '@/i18n/query'
import { writeQuery } from '@/i18n/query'

export type ActivityParams = {
  filters: Pick<ActivityQuery, 'type' | 'status' | 'days'>
  /** The period as it is written in the address. */
  period: ListPeriod | undefined
  page: number
}

const MAX_PAGE = 10_000

/** Returns the value when it is in the list; unknown values are ignored. */
const oneOf = <Value extends string>(values: readonly Value[], [wanted]: readonly string[] = []) =>
  values.find((value) => value === wanted)

export function readActivityQuery(query: Query): ActivityParams {
  const type = oneOf(activityTypes, query.type)
  const status = oneOf(activityStatuses, query.status)
  const period = oneOf(listPeriods, query.period)
  const page = Math.floor(Number(query.page?.[0] ?? 1))
  return {
    filters: {
      ...(type && { type }),
      ...(status && { status }),
      ...(period && { days: Number(period) }),
    },
    period,
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

export const writeActivityQuery = ({
  filters: { type, status },
  period,
  page,
}: ActivityParams): string =>
  writeQuery({
    ...(type && { type: [type] }),
    ...(status && { status: [status] }),
    ...(period && { period: [period] }),
    ...(page > 1 && { page: [String(page)] }),
  })
