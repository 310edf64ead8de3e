import { sql } from '@payloadcms/db-postgres'

import { openMoments, slotsOf, type Moment, type OpenDay, type Slot } from '@/domain/visits/slots'
import type { transactionOf } from '@/fields/transactionOf'
import { isLocale, type Locale } from '@/i18n/locales'

export type Runs = Awaited<ReturnType<typeof transactionOf>>

/** A moment that can be chosen, and the languages in which the property is shown then; none when nobody said. */
export type Opening = Moment & { languages: Locale[] }

/** More days and moments than anybody chooses from. */
const MOST_DAYS = 20
const MOST = 60

/** Whoever is expected, or was there, has a place. */
const hasPlace = sql`a.status in ('confirmed', 'done')`

const columns = sql`d.id, d.agent_id as agent, (extract(epoch from d.start) * 1000)::float8 as start, (extract(epoch from d."end") * 1000)::float8 as "end",
  d.minutes::int as minutes, d.capacity::int as capacity`

type Row = { id: string; agent: string | null; start: number; end: number; minutes: number; capacity: number }
type FullRow = Row & { languages: string[]; taken: Record<string, number> }

const dayOf = ({ start, end, ...rest }: Row): OpenDay & { agent: string | null } => ({ ...rest, start: new Date(start), end: new Date(end) })

/** The moments at which a property can still be visited, the next one first. */
export async function openingsOf(db: Runs, property: string, now: Date): Promise<Opening[]> {
  const { rows } = await db.execute<FullRow>(sql`
    select ${columns},
      coalesce((select array_agg(l.value::text order by l."order") from visit_days_languages l where l.parent_id = d.id), '{}') as languages,
      coalesce((select jsonb_object_agg(t.start, t.count) from (
        select (extract(epoch from a.start) * 1000)::bigint::text as start, count(*)::int as count
        from appointments a where a.visit_day_id = d.id and ${hasPlace} group by 1) t), '{}') as taken
    from visit_days d where d.property_id = ${property}::uuid and d."end" > ${now.toISOString()}::timestamptz
    order by d.start limit ${MOST_DAYS}`)
  const moments = rows.flatMap(({ languages, taken, ...row }) =>
    openMoments(dayOf(row), (start) => taken[String(start.getTime())] ?? 0, now).map((moment): Opening => ({
      ...moment,
      languages: languages.filter(isLocale),
    })),
  )
  return moments.sort((a, b) => a.start.getTime() - b.start.getTime()).slice(0, MOST)
}

export type Place = Slot & { day: string; agent: string | null }

/**
 * The place somebody chose, if one is left. Its day is held until the transaction ends: whoever wants a place of it at the
 * same time waits here and then counts this one too.
 */
export async function takePlace(db: Runs, property: string, wanted: Pick<Moment, 'day' | 'start'>, now: Date): Promise<Place | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from visit_days d where d.id = ${wanted.day}::uuid and d.property_id = ${property}::uuid for update`)
  const [row] = rows
  const day = row && dayOf(row)
  const slot = day && slotsOf(day).find(({ start }) => start.getTime() === wanted.start.getTime())
  if (!day || !slot) return undefined
  const counted = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from appointments a
    where a.visit_day_id = ${day.id}::uuid and a.start = ${slot.start.toISOString()}::timestamptz and ${hasPlace}`)
  const [left] = openMoments({ ...day, ...slot }, () => counted.rows[0]?.count ?? 0, now)
  return left && { ...slot, day: day.id, agent: day.agent }
}
