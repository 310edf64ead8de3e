import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import type { Day } from '@/domain/days'
import { slotsOf } from '@/domain/visits/slots'
import { clockOf, daysFrom, instantAt } from '@/domain/visits/times'
import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { formatLongDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Appointment, User, VisitDay } from '@/payload-types'

import { addressOf, findVisited, nameOf, timeOf, type Visited } from './told'

export type WeekVisit = Pick<Appointment, 'id' | 'status' | 'fullName' | 'phone' | 'email' | 'feedback'> & {
  time: string
  property: string
  address: string
  agent?: string | undefined
  /** Whether it has a time, and whether that has passed. */
  isTimed: boolean
  isOver: boolean
  /** What was wished, where there is no time yet. */
  wish: string
  wishDay?: Day | undefined
}
type WeekOpening = Pick<VisitDay, 'id'> & { from: string; until: string; property: string; taken: number; places: number; agent?: string | undefined }
export type WeekDay = { day: Day; title: string; visits: WeekVisit[]; openings: WeekOpening[] }
export type Week = { days: WeekDay[]; wishes: WeekVisit[]; colleagues: Pick<User, 'id' | 'name'>[] }

type Asked = { monday: Day; agent?: string | undefined }

const MOST = 500

/** As the colleague who looks: what he may not see is not in it. */
const asColleague = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false, depth: 0, limit: MOST, pagination: false }) as const

const byAgent = (agent: string | undefined): Where[] => (agent ? [{ agent: { equals: agent } }] : [])

/** The properties that are named, each asked for once. */
async function findPlaces(req: PayloadRequest, ids: readonly string[], locale: Locale): Promise<(id: unknown) => Visited | undefined> {
  const found = new Map<string, Visited | null>()
  for (const id of new Set(ids)) found.set(id, await findVisited(req, { property: id }, locale))
  return (value) => found.get(idOf(value) ?? '') ?? undefined
}

async function takenIn(req: PayloadRequest, days: readonly VisitDay[]): Promise<Map<string, number>> {
  if (days.length === 0) return new Map()
  const db = await transactionOf(req)
  const ids = `{${days.map(({ id }) => id).join(',')}}`
  const { rows } = await db.execute<{ id: string; count: number }>(
    sql`select visit_day_id as id, count(*)::int as count from appointments where visit_day_id = any(${ids}::uuid[]) and status in ('confirmed', 'done') group by 1`,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const placesOf = ({ start, end, minutes, capacity }: VisitDay): number => slotsOf({ start: new Date(start), end: new Date(end), minutes }).length * capacity

const wishOf = ({ wishDay, slot }: Appointment, locale: Locale): string =>
  [wishDay ? formatLongDay(new Date(wishDay), locale) : '', slot ? optionName(locale, 'contactSlot', slot) : ''].filter(Boolean).join(', ')

/** The visits of a week by day, the hours that are open for them, and what still has no time. */
export async function findWeek(req: PayloadRequest, { monday, agent }: Asked, locale: Locale): Promise<Week> {
  const [from, until] = [instantAt(monday, '00:00').toISOString(), instantAt(daysFrom(monday, 7), '00:00').toISOString()]
  const within: Where[] = [{ start: { greater_than_equal: from } }, { start: { less_than: until } }, ...byAgent(agent)]
  const { payload } = req
  const timed = await payload.find({ ...asColleague(req), collection: 'appointments', where: { and: within }, sort: 'start' })
  const untimed: Where[] = [{ status: { equals: 'requested' } }, { start: { exists: false } }, ...byAgent(agent)]
  const wishes = await payload.find({ ...asColleague(req), collection: 'appointments', where: { and: untimed }, sort: 'wishDay' })
  const open = await payload.find({ ...asColleague(req), collection: 'visit-days', where: { and: within }, sort: 'start' })
  const { docs: colleagues } = await payload.find({ ...asColleague(req), collection: 'users', select: { name: true }, sort: 'name' })
  const [taken, placeOf] = [
    await takenIn(req, open.docs),
    await findPlaces(
      req,
      [...timed.docs, ...wishes.docs, ...open.docs].flatMap(({ property }) => idOf(property) ?? []),
      locale,
    ),
  ]
  const named = new Map(colleagues.map(({ id, name }) => [id, name]))
  const now = Date.now()

  const visitOf = (visit: Appointment): WeekVisit => {
    const { id, status, fullName, phone, email, feedback, start, property } = visit
    const place = placeOf(property)
    return {
      ...{ id, status, fullName, phone, email, feedback, agent: named.get(idOf(visit.agent) ?? '') },
      ...{ property: place ? nameOf(place, locale) : '', address: place ? addressOf(place, locale) : '', wish: wishOf(visit, locale) },
      ...{ time: start ? timeOf(new Date(start), locale) : '', isTimed: Boolean(start), isOver: Boolean(start && Date.parse(start) < now) },
      wishDay: visit.wishDay ? clockOf(new Date(visit.wishDay)).day : undefined,
    }
  }
  const openingOf = (one: VisitDay): WeekOpening => {
    const place = placeOf(one.property)
    return {
      ...{ id: one.id, from: timeOf(new Date(one.start), locale), until: timeOf(new Date(one.end), locale), property: place ? nameOf(place, locale) : '' },
      ...{ taken: taken.get(one.id) ?? 0, places: placesOf(one), agent: named.get(idOf(one.agent) ?? '') },
    }
  }
  const isOn = (day: Day) => (one: { start?: string | null }) => Boolean(one.start) && clockOf(new Date(one.start ?? 0)).day === day
  const days = Array.from({ length: 7 }, (_, n) => daysFrom(monday, n)).map((day) => ({
    ...{ day, title: formatLongDay(instantAt(day, '12:00'), locale) },
    ...{ visits: timed.docs.filter(isOn(day)).map(visitOf), openings: open.docs.filter(isOn(day)).map(openingOf) },
  }))
  return { days, wishes: wishes.docs.map(visitOf), colleagues }
}
