import type { Day } from '../days'
import { daysFrom, mondayOf } from '../visits/times'

export type Seen = { visits: number; visitors: number }
export type SeenOn = Seen & { day: Day }

type Spans = Record<'today' | 'week' | 'month' | 'total', number>

/** How often a listing was looked at. A week begins on Monday, a month on its first; a visitor of two days counts on each. */
export type Audience = Spans & { visitors: Spans; days: SeenOn[] }

export const GRAPH_DAYS = 30

/** The first day of the graph. */
export const graphFrom = (today: Day): Day => daysFrom(today, 1 - GRAPH_DAYS)

const monthOf = (day: Day): Day => `${day.slice(0, 8)}01`

/** The first day that has to be known by itself: the graph may begin after the month. */
export const knownFrom = (today: Day): Day => {
  const [graph, month] = [graphFrom(today), monthOf(today)]
  return graph < month ? graph : month
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/**
 * @param known the days from `knownFrom` on, in any order, those without a visit left out
 * @param earlier all days before
 */
export function audienceOf(known: readonly SeenOn[], earlier: Seen, today: Day): Audience {
  const spans = (what: keyof Seen): Spans => {
    const since = (from: Day) => sum(known.filter(({ day }) => day >= from).map((one) => one[what]))
    return { today: since(today), week: since(mondayOf(today)), month: since(monthOf(today)), total: since('') + earlier[what] }
  }
  const byDay = new Map(known.map((one) => [one.day, one]))
  const days = Array.from({ length: GRAPH_DAYS }, (_, at) => {
    const day = daysFrom(graphFrom(today), at)
    const { visits = 0, visitors = 0 } = byDay.get(day) ?? {}
    return { day, visits, visitors }
  })
  return { ...spans('visits'), visitors: spans('visitors'), days }
}
