import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

/** The versions that the collection keeps of each document. */
const MAX_VERSIONS = 25

type Column = { name: string; type: string; isChoice: boolean }

/**
 * Returns the columns of a version table that repeat those of its collection, and the expressions
 * that copy them: enums of versions have types of their own.
 */
async function versionColumns(
  req: PayloadRequest,
  table: string,
): Promise<{ names: string; values: string }> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Column>(sql`
    select column_name as name, udt_name as type, data_type = 'USER-DEFINED' as "isChoice" from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name like 'version\\_%' order by ordinal_position`)
  const sourceOf = ({ name, type, isChoice }: Column) =>
    `s."${name.slice('version_'.length)}"${isChoice ? `::text::"${type}"` : ''}`
  return {
    names: rows.map(({ name }) => `"${name}"`).join(', '),
    values: rows.map(sourceOf).join(', '),
  }
}

/** Returns the columns of relations: one for each collection that a property can refer to. */
async function relationColumns(req: PayloadRequest): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'properties_rels' and column_name not in ('id', 'order', 'parent_id', 'path') order by ordinal_position`)
  return rows.map(({ name }) => `"${name}"`).join(', ')
}

/**
 * Stores a new version of each of these properties, as a save in the studio does. `versions` pairs
 * each property with the id of its version.
 */
export async function writeVersions(
  req: PayloadRequest,
  versions: readonly { property: string; version: string }[],
): Promise<void> {
  const db = await transactionOf(req)
  const main = await versionColumns(req, '_properties_v')
  const localized = await versionColumns(req, '_properties_v_locales')
  const related = await relationColumns(req)
  const versionPairs = sql`jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as g(property uuid, version uuid)`
  await db.execute(
    sql`update _properties_v v set latest = false from ${versionPairs} where v.parent_id = g.property and v.latest`,
  )
  await db.execute(sql`
    insert into _properties_v (id, parent_id, latest, created_at, updated_at, ${sql.raw(main.names)})
    select g.version, s.id, true, s.updated_at, s.updated_at, ${sql.raw(main.values)} from ${versionPairs} join properties s on s.id = g.property`)
  await db.execute(sql`
    insert into _properties_v_locales (_locale, _parent_id, ${sql.raw(localized.names)})
    select s._locale, g.version, ${sql.raw(localized.values)} from ${versionPairs} join properties_locales s on s._parent_id = g.property`)
  await db.execute(sql`
    insert into _properties_v_rels ("order", parent_id, path, ${sql.raw(related)})
    select s."order", g.version, 'version.' || s.path, ${sql.raw(related)} from ${versionPairs} join properties_rels s on s.parent_id = g.property`)
  await db.execute(sql`
    with given as (select uuidv7() as id, g.version, s.* from (select s.id as source, s._order, s._parent_id, s.url from properties_videos s) s join ${versionPairs} on g.property = s._parent_id),
    made as (insert into _properties_v_version_videos (id, _order, _parent_id, url, _uuid) select id, _order, version, url, source from given)
    insert into _properties_v_version_videos_locales (_locale, _parent_id, title)
    select l._locale, given.id, l.title from given join properties_videos_locales l on l._parent_id = given.source`)
  await db.execute(sql`
    delete from _properties_v v using (
      select id, row_number() over (partition by parent_id order by created_at desc, id desc) as place from _properties_v
      where parent_id in (select g.property from ${versionPairs})) old
    where old.id = v.id and old.place > ${MAX_VERSIONS}`)
}
