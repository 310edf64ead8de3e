import type { Day } from '../lib/days'
import { daysFrom, mondayOf } from '../viewings/times'

export type ViewCounts = { visits: number; visitors: number }
export type DailyViews = ViewCounts & { day: Day }

type Periods = Record<'today' | 'week' | 'month' | 'total', number>

/**
 * The page views of a listing by period. A week begins on Monday, a month on the first; a visitor
 * counts once a day.
 */
export type Audience = Periods & { visitors: Periods; days: DailyViews[] }

export const GRAPH_DAYS = 30

/** The first day of the graph. */
export const graphFrom = (today: Day): Day => daysFrom(today, 1 - GRAPH_DAYS)

const monthOf = (day: Day): Day => `${day.slice(0, 8)}01`

/** Returns the first day for which daily figures are needed: that of the graph or of the month. */
export const dailyViewsFrom = (today: Day): Day => {
  const graph = graphFrom(today)
  const month = monthOf(today)
  return graph < month ? graph : month
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/**
 * @param dailyViews the days from `knownFrom` on, in any order, those without a visit left out
 * @param earlierViews all days before
 */
export function audienceOf(
  dailyViews: readonly DailyViews[],
  earlierViews: ViewCounts,
  today: Day,
): Audience {
  const countsByPeriod = (what: keyof ViewCounts): Periods => {
    const since = (from: Day) =>
      sum(dailyViews.filter(({ day }) => day >= from).map((one) => one[what]))
    return {
      today: since(today),
      week: since(mondayOf(today)),
      month: since(monthOf(today)),
      total: since('') + earlierViews[what],
    }
  }
  const byDay = new Map(dailyViews.map((one) => [one.day, one]))
  const days = Array.from({ length: GRAPH_DAYS }, (_, at) => {
    const day = daysFrom(graphFrom(today), at)
    const { visits = 0, visitors = 0 } = byDay.get(day) ?? {}
    return { day, visits, visitors }
  })
  return { ...countsByPeriod('visits'), visitors: countsByPeriod('visitors'), days }
}
