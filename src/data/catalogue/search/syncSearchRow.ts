import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
  Plugin,
} from 'payload'

import { roleOf } from '@/access/roles'
import { partialContracts } from '@/domain/catalogue/priceUnits'
import { z } from '@/domain/lib/zodWithoutEval'
import { afterSave, extendAll } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'

import { forEachBatch } from '../../core/idBatches'
import { IS_PUBLIC_SQL } from '../../core/visibility'
import type { SQL } from './foldSql'
import { columns, selectRows } from './searchRowSql'

const uuid = z.uuid()

type Database = { execute: (query: SQL) => Promise<unknown> }

const partial = (contract: SQL): SQL =>
  sql`case when ${contract} in (${sql.raw(partialContracts.map((one) => `'${one}'`).join(', '))}) then ${contract} end`

/**
 * Forgets the price by which alerts last compared properties that are offered another way than the site
 * showed before this transaction, and a lower price that was not announced yet: a rent, or what is paid
 * down for a life annuity, is no lower price than that of the sale before.
 */
const forgetPriceOfFormerOffer = (ofProperties: SQL): SQL => sql`
  with forgotten as (
    update property_market m set price = null
    from properties p cross join lateral (
      select content from shown_states s where s.property = p.id and s.kind = 'property' and s.shown_from < now()
      order by s.shown_from desc limit 1) last
    where m.property = p.id and ${ofProperties}
      and (last.content->>'goal' <> p.goal::text
        or ${partial(sql`last.content->>'contractType'`)} is distinct from ${partial(sql`p.contract_type::text`)})
    returning m.property
  )
  delete from demand_matches d using forgotten f where d.property = f.property and d.kind = 'price' and d.sent_at is null`

/** Replaces the search rows that `ofRows` selects by those of the properties in `ofProperties`. */
async function replaceRows(db: Database, ofRows: SQL, ofProperties: SQL): Promise<void> {
  await db.execute(sql`delete from property_search s where ${ofRows}`)
  await db.execute(sql`insert into property_search ${columns} ${selectRows(ofProperties)}`)
}

const syncProperty: CollectionAfterChangeHook = async ({ doc, req }) => {
  const db = await transactionOf(req)
  await db.execute(forgetPriceOfFormerOffer(sql`p.id = ${doc.id}`))
  await replaceRows(db, sql`s.id = ${doc.id}`, sql`p.id = ${doc.id}`)
  return doc
}

const isAmong = (ids: readonly string[]): SQL =>
  sql`in (select unnest(${`{${ids.join(',')}}`}::uuid[]))`

/** Writes the search rows of properties that were written in bulk. */
export async function syncSearchRows(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(forgetPriceOfFormerOffer(sql`p.id ${isAmong(ids)}`))
  await replaceRows(db, sql`s.id ${isAmong(ids)}`, sql`p.id ${isAmong(ids)}`)
}

/** Writes the search rows of the properties in these cities. */
export async function syncSearchRowsOfCities(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const condition = isAmong(ids)
  await replaceRows(db, sql`s.city ${condition}`, sql`p.city_id ${condition}`)
}

/**
 * Inserts missing rows, after an upgrade or an import of data that did not go through Payload. Another
 * instance that starts, or a save, may have inserted one meanwhile.
 */
async function insertMissingRows({ db: { drizzle } }: Payload): Promise<void> {
  const condition = sql`${sql.raw(IS_PUBLIC_SQL)} and p.reference is not null
    and not exists (select from property_search s where s.id = p.id)`
  const insert = async (ids: string[]): Promise<void> => {
    const rows = selectRows(sql`p.id ${isAmong(ids)}`)
    await drizzle.execute(
      sql`insert into property_search ${columns} ${rows} on conflict do nothing`,
    )
  }
  await forEachBatch(drizzle, { table: sql`properties`, condition }, insert)
}

/**
 * Locks properties before their town or type is saved, which writes their search rows. A save of a property locks the
 * property first, then looks at its town and type: each would wait for the other.
 */
const lockProperties = async (req: PayloadRequest, condition: SQL): Promise<unknown> =>
  (await transactionOf(req)).execute(
    sql`select 1 from properties p where ${condition} order by p.id for no key update`,
  )

const ofType = (id: unknown): SQL =>
  sql`in (select r.parent_id from properties_rels r where r.property_types_id = ${String(id)}::uuid)`

const lockFirst: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data: id } = uuid.safeParse('id' in args ? args.id : undefined)
  if (operation !== 'update' || id === undefined || roleOf(req) === undefined) return
  if (collection.slug === 'cities') await lockProperties(req, sql`p.city_id = ${id}::uuid`)
  if (collection.slug === 'property-types') await lockProperties(req, sql`p.id ${ofType(id)}`)
}

const syncCity: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await syncSearchRowsOfCities(await transactionOf(req), [doc.id])
  return doc
}

const syncType: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.webId === previousDoc.webId) return doc
  const condition = ofType(doc.id)
  await replaceRows(await transactionOf(req), sql`s.id ${condition}`, sql`p.id ${condition}`)
  return doc
}

/**
 * Keeps the search rows up to date in the transaction of each save. The database deletes a row with
 * its property.
 */
export const syncSearchRowsPlugin: Plugin = (config) => ({
  ...extendAll(
    afterSave(config, { properties: syncProperty, cities: syncCity, 'property-types': syncType }),
    {
      collection: ({ slug }) =>
        slug === 'cities' || slug === 'property-types'
          ? { hooks: { beforeOperation: [lockFirst] } }
          : undefined,
    },
  ),
  onInit: async (payload) => {
    await config.onInit?.(payload)
    await insertMissingRows(payload)
  },
})
