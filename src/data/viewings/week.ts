import type { PayloadRequest, Where } from 'payload'

import type { Day } from '@/domain/lib/days'
import { clockOf, daysFrom, instantAt } from '@/domain/viewings/times'
import { idOf } from '@/fields/related'
import { formatDayHead, formatLongDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Appointment, User, VisitDay } from '@/payload-types'

import { findViewedProperty, type ViewedProperty } from './viewedProperty'
import { findTaken, openingIn, viewingIn, type WeekOpening, type WeekViewing } from './weekRows'

export type { WeekViewing } from './weekRows'

export type WeekDay = {
  day: Day
  title: string
  /** As the head of a narrow column. */
  shortTitle: string
  visits: WeekViewing[]
  openings: WeekOpening[]
}
export type Week = {
  days: WeekDay[]
  wishes: WeekViewing[]
  colleagues: Pick<User, 'id' | 'name'>[]
}

type WeekQuery = { monday: Day; agent?: string | undefined }

const MAX_ROWS = 500

/** Reads with the access rights of the colleague, so that what they may not see is left out. */
const asColleague = (req: PayloadRequest) =>
  ({
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    limit: MAX_ROWS,
    pagination: false,
  }) as const

const byAgent = (agent: string | undefined): Where[] =>
  agent ? [{ agent: { equals: agent } }] : []

/** Reads each of these properties once. */
async function findProperties(
  req: PayloadRequest,
  ids: readonly string[],
  locale: Locale,
): Promise<(value: Appointment['property']) => ViewedProperty | undefined> {
  const properties = new Map<string, ViewedProperty | null>()
  for (const id of new Set(ids))
    properties.set(id, await findViewedProperty(req, { property: id }, locale))
  return (value) => properties.get(idOf(value) ?? '') ?? undefined
}

type WeekDocs = {
  timed: Appointment[]
  untimed: Appointment[]
  openings: VisitDay[]
  colleagues: Pick<User, 'id' | 'name'>[]
}

/** Reads the viewings and openings of the week, the requests without a time, and all colleagues. */
async function findDocs(req: PayloadRequest, { monday, agent }: WeekQuery): Promise<WeekDocs> {
  const { payload } = req
  const inWeek: Where[] = [
    { start: { greater_than_equal: instantAt(monday, '00:00').toISOString() } },
    { start: { less_than: instantAt(daysFrom(monday, 7), '00:00').toISOString() } },
    ...byAgent(agent),
  ]
  const isUntimed: Where[] = [
    { status: { equals: 'requested' } },
    { start: { exists: false } },
    ...byAgent(agent),
  ]
  const timed = await payload.find({
    ...asColleague(req),
    collection: 'appointments',
    where: { and: inWeek },
    sort: 'start',
  })
  const untimed = await payload.find({
    ...asColleague(req),
    collection: 'appointments',
    where: { and: isUntimed },
    sort: 'wishDay',
  })
  const openings = await payload.find({
    ...asColleague(req),
    collection: 'visit-days',
    where: { and: inWeek },
    sort: 'start',
  })
  const { docs: colleagues } = await payload.find({
    ...asColleague(req),
    collection: 'users',
    select: { name: true },
    sort: 'name',
  })
  return { timed: timed.docs, untimed: untimed.docs, openings: openings.docs, colleagues }
}

const isOn = (day: Day) => (doc: { start?: string | null }) =>
  Boolean(doc.start) && clockOf(new Date(doc.start ?? 0)).day === day

/** Returns the viewings and openings of a week by day, and the requests that have no time yet. */
export async function findWeek(
  req: PayloadRequest,
  query: WeekQuery,
  locale: Locale,
): Promise<Week> {
  const { timed, untimed, openings, colleagues } = await findDocs(req, query)
  const context = {
    locale,
    now: Date.now(),
    taken: await findTaken(req, openings),
    propertyOf: await findProperties(
      req,
      [...timed, ...untimed, ...openings].flatMap(({ property }) => idOf(property) ?? []),
      locale,
    ),
    colleagueNames: new Map(colleagues.map(({ id, name }) => [id, name])),
  }
  const days = Array.from({ length: 7 }, (_, n) => daysFrom(query.monday, n)).map((day) => ({
    day,
    title: formatLongDay(instantAt(day, '12:00'), locale),
    shortTitle: formatDayHead(instantAt(day, '12:00'), locale),
    visits: timed.filter(isOn(day)).map((doc) => viewingIn(doc, context)),
    openings: openings.filter(isOn(day)).map((doc) => openingIn(doc, context)),
  }))
  return { days, wishes: untimed.map((doc) => viewingIn(doc, context)), colleagues }
}
