import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, Payload, Plugin } from 'payload'

import { featureMask } from '@/domain/listings/features'
import { boxAround } from '@/domain/matching/place'
import { provinces, regions } from '@/domain/vocabulary'
import { afterSave } from '@/fields/afterSave'
import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import type { Demand } from '@/payload-types'

import { languageBit } from '../search/keep'

const idsOf = (list: readonly unknown[] | null | undefined): string[] => list?.flatMap((one) => idOf(one) ?? []) ?? []

type Runs = Awaited<ReturnType<typeof transactionOf>>

const listOf = (values: readonly (string | number)[]): string => `{${values.join(',')}}`

const maskOf = <Name>(names: readonly Name[], chosen: readonly Name[] | null | undefined): number =>
  (chosen ?? []).reduce((mask, one) => mask | (1 << names.indexOf(one)), 0)

const LARGEST = 2_000_000_000
const whole = (value: number | null | undefined): number | null => (typeof value === 'number' ? Math.min(Math.round(value), LARGEST) : null)

type Spot = { latitude: number; longitude: number }

async function spotOf(db: Runs, city: string | undefined): Promise<Spot | undefined> {
  if (city === undefined) return undefined
  const { rows } = await db.execute<Spot>(
    sql`select latitude::float8, longitude::float8 from cities where id = ${city} and latitude is not null and longitude is not null`,
  )
  return rows[0]
}

const names = sql.raw(
  'id, is_active, frequency, goal, language, types, cities, provinces, regions, is_anywhere, within, near_latitude, near_longitude, near_km, south, north, west, east, price_min, price_max, bedrooms, area, has',
)

/** A demand as listings are compared with it, in one narrow row. The row stays while its demand does: what was told hangs on it. */
async function keep(db: Runs, doc: Demand): Promise<void> {
  const [types, cities, spot] = [idsOf(doc.types), idsOf(doc.cities), await spotOf(db, idOf(doc.nearCity))]
  const near = spot && doc.nearKm ? { ...spot, km: doc.nearKm } : undefined
  const within = doc.within || undefined
  const box = boxAround({ within, near })
  const places = [maskOf(provinces, doc.provinces), maskOf(regions, doc.regions)]
  const isAnywhere = cities.length === 0 && !doc.provinces?.length && !doc.regions?.length && !near && within === undefined
  await db.execute(sql`
    insert into demand_search as kept (${names}) values (
      ${doc.id}, ${doc.status === 'active'}, ${doc.frequency}, ${doc.goal}, ${languageBit(doc.language)},
      (select coalesce(array_agg(web_id::integer), '{}') from property_types where id = any(${listOf(types)}::uuid[])), ${listOf(cities)}::uuid[],
      ${places[0]}, ${places[1]}, ${isAnywhere}, ${within ?? null}, ${near?.latitude ?? null}, ${near?.longitude ?? null}, ${near?.km ?? null},
      ${box?.south ?? null}, ${box?.north ?? null}, ${box?.west ?? null}, ${box?.east ?? null},
      ${whole(doc.priceMin)}, ${whole(doc.priceMax)}, ${whole(doc.bedroomsMin)}, ${whole(doc.areaMin)}, ${featureMask(doc.has ?? [])})
    on conflict (id) do update set (${names}) = (select ${sql.raw('excluded.*')})`)
}

const keepDemand: CollectionAfterChangeHook<Demand> = async ({ doc, req }) => {
  await keep(await transactionOf(req), doc)
  if (doc.status === 'active') await addJob(req, 'matchDemand', { id: doc.id })
  return doc
}

/** The worker looks at what a listing is after the save, and knows how it was when it looked last. */
const compareListing: CollectionAfterChangeHook = async ({ doc, req }) => {
  const reference: unknown = doc.reference
  if (doc._status === 'published' && typeof reference === 'number') await addJob(req, 'matchProperty', { reference })
  return doc
}

/** Demands that were never written here: after an upgrade, or a load of data that went past the studio. */
async function keepMissing(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(
    sql`select id from demands d where not exists (select from demand_search s where s.id = d.id)`,
  )
  for (const { id } of rows) await keep(payload.db.drizzle, await payload.findByID({ collection: 'demands', id, depth: 0, overrideAccess: true }))
}

/** Demands and listings find each other after every save, in a job of its transaction. */
export const keepDemands: Plugin = (config) => ({
  ...afterSave(config, { demands: keepDemand, properties: compareListing }),
  onInit: async (payload) => {
    await config.onInit?.(payload)
    await keepMissing(payload)
  },
})
