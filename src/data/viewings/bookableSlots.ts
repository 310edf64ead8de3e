import { sql } from '@payloadcms/db-postgres'

import { openSlots, slotsOf, type OpenSlot, type Opening, type Slot } from '@/domain/viewings/slots'
import type { transactionOf } from '@/fields/transactionOf'
import { isLocale, type Locale } from '@/i18n/locales'

import { IS_ON_OFFER_SQL } from '../core/visibility'

export type Db = Awaited<ReturnType<typeof transactionOf>>

/**
 * An opening that can be chosen, and the languages in which the property is shown then; empty when
 * staff named none.
 */
export type BookableSlot = OpenSlot & { languages: Locale[] }

/** More days and openings than a visitor needs to choose from. */
const MAX_DAYS = 20
const MAX_OPENINGS = 60

/** Of a viewing to which staff gave no end. */
const ASSUMED_END = sql`coalesce(a."end", a.start + interval '30 minutes')`

/**
 * The viewings that take places of the opening `d`: those of its property that are confirmed or done,
 * also when staff placed or moved them by hand. A viewing of another opening takes its place there.
 */
const viewings = sql`from appointments a
  where a.property_id = d.property_id and a.status in ('confirmed', 'done')
    and a.start < d."end" and ${ASSUMED_END} > d.start
    and not exists (select from visit_days own where own.id = a.visit_day_id and own.id <> d.id and a.start >= own.start and a.start < own."end")`

/** Milliseconds since 1970. */
const times = sql`(extract(epoch from a.start) * 1000)::float8 as start, (extract(epoch from ${ASSUMED_END}) * 1000)::float8 as "end"`

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
type Times = { start: number; end: number }
type FullRow = Row & { languages: string[]; taken: Times[] }

const slotAt = ({ start, end }: Times): Slot => ({ start: new Date(start), end: new Date(end) })

const openDayOf = ({ start, end, ...rest }: Row): Opening & { agent: string | null } => ({
  ...rest,
  ...slotAt({ start, end }),
})

/** The openings of properties that can still be had. */
const openings = sql`from visit_days d join properties p on p.id = d.property_id and ${sql.raw(IS_ON_OFFER_SQL)}`

/** Returns the openings at which a property can still be viewed, the next one first. */
export async function findBookable(db: Db, property: string, now: Date): Promise<BookableSlot[]> {
  const { rows } = await db.execute<FullRow>(sql`
    select ${columns},
      coalesce((select array_agg(l.value::text order by l."order") from visit_days_languages l where l.parent_id = d.id), '{}') as languages,
      coalesce((select jsonb_agg(t) from (select ${times} ${viewings}) t), '[]') as taken
    ${openings} where d.property_id = ${property}::uuid and d."end" > ${now.toISOString()}::timestamptz
    order by d.start limit ${MAX_DAYS}`)
  const moments = rows.flatMap(({ languages, taken, ...row }) =>
    openSlots(openDayOf(row), taken.map(slotAt), now).map((moment): BookableSlot => ({
      ...moment,
      languages: languages.filter(isLocale),
    })),
  )
  return moments.sort((a, b) => a.start.getTime() - b.start.getTime()).slice(0, MAX_OPENINGS)
}

export type TakenPlace = Slot & { day: string; agent: string | null }

/**
 * Returns the chosen place if it is still free. Its day is locked until the transaction ends:
 * another visitor who wants a place on that day waits here and then counts this one too. A viewing
 * that is moved is not in its own way.
 */
export async function takePlace(
  db: Db,
  property: string,
  wanted: Pick<OpenSlot, 'day' | 'start'>,
  { now, moved = null }: { now: Date; moved?: string | null },
): Promise<TakenPlace | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} ${openings} where d.id = ${wanted.day}::uuid and d.property_id = ${property}::uuid for update of d`)
  const [row] = rows
  const day = row && openDayOf(row)
  const slot = day && slotsOf(day).find(({ start }) => start.getTime() === wanted.start.getTime())
  if (!day || !slot) return undefined
  const taken = await db.execute<Times>(sql`
    select t.* from visit_days d, lateral (select ${times} ${viewings} and a.id is distinct from ${moved}::uuid) t
    where d.id = ${day.id}::uuid`)
  const [left] = openSlots({ ...day, ...slot }, taken.rows.map(slotAt), now)
  return left && { ...slot, day: day.id, agent: day.agent }
}
