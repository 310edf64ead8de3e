import type { Day } from '@/domain/days'
import { daysFrom, mondayOf } from '@/domain/visits/times'

/** So long before the content is loaded the house has counted. */
const DAYS = 90
/** What a listing is looked at more on its first day, and after how many days that has faded to a third. */
const [RUSH, FADES] = [3, 6]
/** From Monday on: homes are looked at in the weekend. */
const WEEK = [0.95, 0.9, 0.9, 0.95, 0.85, 1.15, 1.4]
/** Most look once. */
const ONCE = 0.78
const DAY = 24 * 3_600_000

/** A number below one that is always the same for the same words. */
function chance(words: string): number {
  let hash = 2_166_136_261
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

const between = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Some listings please many, most a few. */
const paceOf = (reference: number): number => 4 + 22 * chance(`pace ${reference}`) ** 2

function visitsOn(reference: number, online: number, day: Day): number {
  const fresh = 1 + RUSH * Math.exp(-online / FADES)
  const weekday = WEEK[between(mondayOf(day), day)] ?? 1
  return Math.round(paceOf(reference) * fresh * weekday * (0.6 + 0.8 * chance(`${reference} ${day}`)))
}

/** How often a listing of the demo agency was looked at since it is online, up to yesterday. */
export function demoAudience(reference: number, publishedOn: Day, today: Day): { day: Day; visits: number; visitors: number }[] {
  return Array.from({ length: DAYS }, (_, at) => daysFrom(today, at - DAYS)).flatMap((day) => {
    const online = between(publishedOn, day)
    const visits = online < 0 ? 0 : visitsOn(reference, online, day)
    return visits === 0 ? [] : [{ day, visits, visitors: Math.max(1, Math.round(visits * (ONCE + 0.1 * chance(`once ${reference} ${day}`)))) }]
  })
}
