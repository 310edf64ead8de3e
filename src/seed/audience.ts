import type { Day } from '@/domain/lib/days'
import { daysFrom, mondayOf } from '@/domain/viewings/times'

/** Days of page views before the content is loaded. */
const DAYS = 90
/** Extra page views on the first day, and the days until these fade to a third. */
const FIRST_DAY_EXTRA = 3
const FADE_DAYS = 6
/** From Monday on: most page views are at the weekend. */
const weekdayFactors = [0.95, 0.9, 0.9, 0.95, 0.85, 1.15, 1.4]
/** The share of visitors with one page view. */
const SHARE_OF_SINGLE_VIEWS = 0.78
const DAY_MS = 24 * 3_600_000

/** A reproducible number from 0 to 1 for a text. */
function chance(seedText: string): number {
  let hash = 2_166_136_261
  for (const character of seedText)
    hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Page views per day: some listings have many, most have few. */
const dailyViewsOf = (reference: number): number => 4 + 22 * chance(`pace ${reference}`) ** 2

function viewsOn(reference: number, daysOnline: number, day: Day): number {
  const novelty = 1 + FIRST_DAY_EXTRA * Math.exp(-daysOnline / FADE_DAYS)
  const weekday = weekdayFactors[daysBetween(mondayOf(day), day)] ?? 1
  return Math.round(
    dailyViewsOf(reference) * novelty * weekday * (0.6 + 0.8 * chance(`${reference} ${day}`)),
  )
}

/** The page views of a demo listing since it is online, up to yesterday. */
export function demoAudience(
  reference: number,
  publishedOn: Day,
  today: Day,
): { day: Day; visits: number; visitors: number }[] {
  return Array.from({ length: DAYS }, (_, at) => daysFrom(today, at - DAYS)).flatMap((day) => {
    const daysOnline = daysBetween(publishedOn, day)
    const visits = daysOnline < 0 ? 0 : viewsOn(reference, daysOnline, day)
    return visits === 0
      ? []
      : [
          {
            day,
            visits,
            visitors: Math.max(
              1,
              Math.round(
                visits * (SHARE_OF_SINGLE_VIEWS + 0.1 * chance(`once ${reference} ${day}`)),
              ),
            ),
          },
        ]
  })
}
