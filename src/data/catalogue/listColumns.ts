import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, Plugin } from 'payload'
import { z } from 'zod'

import { advertisementOf } from '@/domain/catalogue/advertisement'
import { afterSave, extendAll } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'

import { findShownLanguages } from '../languages/allowed'
import { advertisementColumns, advertisementRow, contentOfRow } from './advertisementRows'
import { forgetColumn, ofRelated } from './forgetColumn'
import { propertyTables, type PropertyTable } from './propertyTables'
import { foldSql, type SQL } from './search/foldSql'

type Database = Awaited<ReturnType<typeof transactionOf>>

/** Properties of one statement. */
export const BATCH_SIZE = 500
/** The letters of one title or name that are searched. */
const MAX_LETTERS = 500

/** The names of a town and the titles of a property, in all languages. */
const namesOf = (table: string, parent: string, column: string) =>
  `(select string_agg(distinct left(n.${column}, ${MAX_LETTERS}), ' ') from ${table} n where n._parent_id = ${parent})`

/**
 * What colleagues search a property by: its numbers, address, town and titles. Words with accents
 * stand there without them too, because the list compares letter by letter.
 */
function searchText({ table, prefix }: PropertyTable): SQL {
  const column = (name: string) => `p.${prefix}${name}`
  const columns = ['record_file', 'unique_code', 'unit_number', 'street', 'house_number'].map(
    column,
  )
  const parts = [
    `${column('reference')}::text`,
    ...columns,
    column('box_number'),
    `(select c.zip from cities c where c.id = ${column('city_id')})`,
    namesOf('cities_locales', column('city_id'), 'name'),
    namesOf(`${table}_locales`, 'p.id', `${prefix}title`),
  ]
  const text = sql.raw(`concat_ws(' ', ${parts.join(', ')})`)
  return sql`(select case when f.folded = lower(t.text) then t.text else concat(t.text, ' ', f.folded) end
    from (select ${text} as text) t, lateral (select ${foldSql(sql`t.text`)} as folded) f)`
}

/** Writes the texts of the properties that a condition selects, where they have changed; returns how many. */
export async function writeSearchTexts(
  db: Database,
  target: PropertyTable,
  condition: SQL,
  limit: number | null = null,
): Promise<number> {
  const column = sql.raw(`${target.prefix}search_text`)
  const { rowCount } = await db.execute(sql`
    update ${sql.raw(target.table)} o set ${column} = r.text
    from (select p.id, ${searchText(target)} as text from ${sql.raw(target.table)} p
      where ${sql.raw(target.condition)} and ${condition} limit ${limit}) r
    where r.id = o.id and o.${column} is distinct from r.text`)
  return rowCount ?? 0
}

const contents = z.array(advertisementRow.extend({ id: z.string() }))

/** Writes the completeness of the advertisements that a condition selects; returns how many. */
export async function writeAdvertisements(
  db: Database,
  target: PropertyTable,
  condition: SQL,
  languages: readonly Locale[],
): Promise<number> {
  const column = sql.raw(`${target.prefix}advertisement`)
  const { rows } = await db.execute(sql`
    select p.id, ${advertisementColumns(target)} from ${sql.raw(target.table)} p
    where ${sql.raw(target.condition)} and ${condition} limit ${BATCH_SIZE}`)
  const computed = contents
    .parse(rows)
    .map(({ id, ...row }) => ({
      id,
      percent: advertisementOf(contentOfRow(row), languages).completeness,
    }))
  await db.execute(sql`
    update ${sql.raw(target.table)} p set ${column} = r.percent
    from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb) as r(id uuid, percent int)
    where r.id = p.id and p.${column} is distinct from r.percent`)
  return computed.length
}

const isAmong = ({ owner }: PropertyTable, ids: readonly string[]): SQL =>
  sql`p.${sql.raw(owner)} in (select unnest(${`{${ids.join(',')}}`}::uuid[]))`

/** Writes what the list of the studio searches and sorts these properties by. */
export async function syncListColumns(
  db: Database,
  ids: readonly string[],
  languages: readonly Locale[],
): Promise<void> {
  for (const target of propertyTables) {
    await writeSearchTexts(db, target, isAmong(target, ids))
    for (let at = 0; at < ids.length; at += BATCH_SIZE) {
      const batch = ids.slice(at, at + BATCH_SIZE)
      await writeAdvertisements(db, target, isAmong(target, batch), languages)
    }
  }
}

const syncProperty: CollectionAfterChangeHook = async ({ doc, req }) => {
  await syncListColumns(await transactionOf(req), [doc.id], await findShownLanguages(req))
  return doc
}

const syncCity: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc
  const db = await transactionOf(req)
  for (const target of propertyTables)
    await writeSearchTexts(db, target, ofRelated('city_id', doc.id)(target.prefix))
  return doc
}

const syncType: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.webId !== previousDoc.webId)
    await forgetColumn(req, 'advertisement', ofRelated('main_type_id', doc.id))
  return doc
}

const unusedIn = (settings: { languages?: { code?: unknown; use?: unknown }[] }): string =>
  (settings.languages ?? []).flatMap(({ code, use }) => (use === false ? [code] : [])).join(',')

const syncLanguages: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (unusedIn(doc) !== unusedIn(previousDoc ?? {}))
    await forgetColumn(req, 'advertisement', () => sql`true`)
  return doc
}

/** Keeps what the list of the studio searches and sorts by up to date, in the transaction of each save. */
export const syncListColumnsPlugin: Plugin = (config) =>
  extendAll(
    afterSave(config, { properties: syncProperty, cities: syncCity, 'property-types': syncType }),
    {
      global: ({ slug }) =>
        slug === 'settings' ? { hooks: { afterChange: [syncLanguages] } } : undefined,
    },
  )
