import { sql } from '@payloadcms/db-postgres'

import { openSlots, slotsOf, type OpenSlot, type Opening, type Slot } from '@/domain/viewings/slots'
import type { transactionOf } from '@/fields/transactionOf'
import { isLocale, type Locale } from '@/i18n/locales'

export type Db = Awaited<ReturnType<typeof transactionOf>>

/**
 * An opening that can be chosen, and the languages in which the property is shown then; empty when
 * staff named none.
 */
export type BookableSlot = OpenSlot & { languages: Locale[] }

/** More days and openings than a visitor needs to choose from. */
const MAX_DAYS = 20
const MAX_OPENINGS = 60

/** A viewing that is confirmed or done takes a place. */
const isTaken = sql`a.status in ('confirmed', 'done')`

const columns = sql`d.id, d.agent_id as agent, (extract(epoch from d.start) * 1000)::float8 as start, (extract(epoch from d."end") * 1000)::float8 as "end",
  d.minutes::int as minutes, d.capacity::int as capacity`

type Row = {
  id: string
  agent: string | null
  start: number
  end: number
  minutes: number
  capacity: number
}
type FullRow = Row & { languages: string[]; taken: Record<string, number> }

const openDayOf = ({ start, end, ...rest }: Row): Opening & { agent: string | null } => ({
  ...rest,
  start: new Date(start),
  end: new Date(end),
})

/** Returns the openings at which a property can still be viewed, the next one first. */
export async function findBookable(db: Db, property: string, now: Date): Promise<BookableSlot[]> {
  const { rows } = await db.execute<FullRow>(sql`
    select ${columns},
      coalesce((select array_agg(l.value::text order by l."order") from visit_days_languages l where l.parent_id = d.id), '{}') as languages,
      coalesce((select jsonb_object_agg(t.start, t.count) from (
        select (extract(epoch from a.start) * 1000)::bigint::text as start, count(*)::int as count
        from appointments a where a.visit_day_id = d.id and ${isTaken} group by 1) t), '{}') as taken
    from visit_days d where d.property_id = ${property}::uuid and d."end" > ${now.toISOString()}::timestamptz
    order by d.start limit ${MAX_DAYS}`)
  const moments = rows.flatMap(({ languages, taken, ...row }) =>
    openSlots(openDayOf(row), (start) => taken[String(start.getTime())] ?? 0, now).map(
      (moment): BookableSlot => ({ ...moment, languages: languages.filter(isLocale) }),
    ),
  )
  return moments.sort((a, b) => a.start.getTime() - b.start.getTime()).slice(0, MAX_OPENINGS)
}

export type TakenPlace = Slot & { day: string; agent: string | null }

/**
 * Returns the chosen place if it is still free. Its day is locked until the transaction ends:
 * another visitor who wants a place on that day waits here and then counts this one too.
 */
export async function takePlace(
  db: Db,
  property: string,
  wanted: Pick<OpenSlot, 'day' | 'start'>,
  now: Date,
): Promise<TakenPlace | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from visit_days d where d.id = ${wanted.day}::uuid and d.property_id = ${property}::uuid for update`)
  const [row] = rows
  const day = row && openDayOf(row)
  const slot = day && slotsOf(day).find(({ start }) => start.getTime() === wanted.start.getTime())
  if (!day || !slot) return undefined
  const taken = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from appointments a
    where a.visit_day_id = ${day.id}::uuid and a.start = ${slot.start.toISOString()}::timestamptz and ${isTaken}`)
  const [left] = openSlots({ ...day, ...slot }, () => taken.rows[0]?.count ?? 0, now)
  return left && { ...slot, day: day.id, agent: day.agent }
}
