import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, Plugin } from 'payload'

import { featureMask } from '@/domain/catalogue/lists/features'
import { mainPlaceOf } from '@/domain/catalogue/places/belgium'
import { NEAR_KM } from '@/domain/catalogue/lists/listQuery'
import { epcLetters } from '@/domain/catalogue/lists/steps'
import { boxAround } from '@/domain/demands/place'
import { provinces, regions } from '@/domain/catalogue/vocabulary'
import { afterSave, extendAll } from '@/fields/extend'
import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { matchDemand } from '@/jobs/demands/tasks'
import { addJob } from '@/jobs/queue'
import type { Demand } from '@/payload-types'

import { languageBit } from '../catalogue/search/searchRowSql'
import { deleteDemandMails, deleteQueuedAlerts } from './demandMails'
import { queueMatching } from './queueMatching'

const idsOf = (list: readonly unknown[] | null | undefined): string[] =>
  list?.flatMap((one) => idOf(one) ?? []) ?? []

type Db = Awaited<ReturnType<typeof transactionOf>>

const arrayLiteral = (values: readonly (string | number)[]): string => `{${values.join(',')}}`

const maskOf = <Name>(names: readonly Name[], chosen: readonly Name[] | null | undefined): number =>
  (chosen ?? []).reduce((mask, one) => mask | (1 << names.indexOf(one)), 0)

const MAX_INTEGER = 2_000_000_000
const boundedInteger = (value: number | null | undefined): number | null =>
  typeof value === 'number' ? Math.min(Math.round(value), MAX_INTEGER) : null

type Coordinates = { latitude: number; longitude: number }

/** A town that a feed has added has no coordinates; the list of the site knows where it lies as well. */
async function coordinatesOf(db: Db, city: string | undefined): Promise<Coordinates | undefined> {
  if (city === undefined) return undefined
  const { rows } = await db.execute<Partial<Coordinates> & { zip: string; country: string }>(
    sql`select latitude::float8, longitude::float8, zip, country::text from cities where id = ${city}`,
  )
  const [row] = rows
  if (typeof row?.latitude === 'number' && typeof row.longitude === 'number')
    return { latitude: row.latitude, longitude: row.longitude }
  return row?.country === 'be' ? mainPlaceOf(row.zip) : undefined
}

const columns = sql.raw(
  'id, is_active, frequency, goal, language, types, cities, provinces, regions, is_anywhere, within, near_latitude, near_longitude, near_km, south, north, west, east, price_min, price_max, bedrooms, area, has, epc, only_new',
)

/**
 * Writes the narrow row of `demand_search` with which listings are compared. The row lives as long
 * as its demand, because the record of sent matches refers to it.
 */
async function syncRow(db: Db, doc: Demand): Promise<void> {
  const types = idsOf(doc.types)
  const nearCity = idOf(doc.nearCity)
  const coordinates = await coordinatesOf(db, nearCity)
  const near = coordinates && {
    latitude: coordinates.latitude,
    longitude: coordinates.longitude,
    km: doc.nearKm || NEAR_KM,
  }
  // Around an unknown place is in it: without any place it would be everywhere.
  const cities = [...idsOf(doc.cities), ...(nearCity && !near ? [nearCity] : [])]
  const within = doc.within || undefined
  const box = boxAround({ within, near })
  const places = [maskOf(provinces, doc.provinces), maskOf(regions, doc.regions)]
  const isAnywhere =
    cities.length === 0 &&
    !doc.provinces?.length &&
    !doc.regions?.length &&
    !near &&
    within === undefined
  await db.execute(sql`
    insert into demand_search as kept (${columns}) values (
      ${doc.id}, ${doc.status === 'active'}, ${doc.frequency}, ${doc.goal}, ${languageBit(doc.language)},
      (select coalesce(array_agg(web_id::integer), '{}') from property_types where id = any(${arrayLiteral(types)}::uuid[])), ${arrayLiteral(cities)}::uuid[],
      ${places[0]}, ${places[1]}, ${isAnywhere}, ${within ?? null}, ${near?.latitude ?? null}, ${near?.longitude ?? null}, ${near?.km ?? null},
      ${box?.south ?? null}, ${box?.north ?? null}, ${box?.west ?? null}, ${box?.east ?? null},
      ${boundedInteger(doc.priceMin)}, ${boundedInteger(doc.priceMax)}, ${boundedInteger(doc.bedroomsMin)}, ${boundedInteger(doc.areaMin)}, ${featureMask(doc.has ?? [])},
      ${maskOf(epcLetters, doc.epc)}, ${doc.onlyNew === true})
    on conflict (id) do update set (${columns}) = (select ${sql.raw('excluded.*')})`)
}

const syncDemand: CollectionAfterChangeHook<Demand> = async ({ doc, req }) => {
  await syncRow(await transactionOf(req), doc)
  // After the row, whose lock the writing of an alert holds: none is queued behind this back.
  if (doc.status === 'active') await addJob(req, matchDemand, { id: doc.id })
  else await deleteQueuedAlerts(req, doc.id)
  return doc
}

const deleteMailsAfterDelete: CollectionAfterDeleteHook<Demand> = async ({ doc, req }) => {
  await deleteDemandMails(req, doc.id)
  return doc
}

/** Queues the comparison of a saved listing; the worker knows its state of the last comparison. */
const matchListing: CollectionAfterChangeHook = async ({ doc, req }) => {
  await queueMatching(req, [doc.id])
  return doc
}

/**
 * Syncs demands without a row, after an upgrade or after data was loaded past the studio, and those
 * around a town that an earlier release took for everywhere.
 */
async function syncMissing(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(
    sql`select id from demands d where not exists (select from demand_search s where s.id = d.id and not (s.is_anywhere and d.near_city_id is not null))`,
  )
  for (const { id } of rows)
    await syncRow(
      payload.db.drizzle,
      await payload.findByID({ collection: 'demands', id, depth: 0, overrideAccess: true }),
    )
}

/**
 * Matches demands and listings after every save, in a job of the same transaction. A demand that is
 * not active sends nothing that still waits, and a deleted one leaves no emails.
 */
export const syncDemands: Plugin = (config) => ({
  ...extendAll(afterSave(config, { demands: syncDemand, properties: matchListing }), {
    collection: ({ slug }) =>
      slug === 'demands' ? { hooks: { afterDelete: [deleteMailsAfterDelete] } } : undefined,
  }),
  onInit: async (payload) => {
    await config.onInit?.(payload)
    await syncMissing(payload)
  },
})
