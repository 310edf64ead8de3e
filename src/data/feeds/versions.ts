import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

/** As many as the collection keeps of each. */
const MOST_VERSIONS = 25

type Column = { name: string; type: string; isChoice: boolean }

/** The columns of a table of versions that repeat those of its collection, and how each is read from it: their choices have types of their own. */
async function repeated(req: PayloadRequest, table: string): Promise<{ names: string; values: string }> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Column>(sql`
    select column_name as name, udt_name as type, data_type = 'USER-DEFINED' as "isChoice" from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name like 'version\\_%' order by ordinal_position`)
  const source = ({ name, type, isChoice }: Column) => `s."${name.slice('version_'.length)}"${isChoice ? `::text::"${type}"` : ''}`
  return { names: rows.map(({ name }) => `"${name}"`).join(', '), values: rows.map(source).join(', ') }
}

/** The columns of relations: one for each collection that a property can point to. */
async function pointers(req: PayloadRequest): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'properties_rels' and column_name not in ('id', 'order', 'parent_id', 'path') order by ordinal_position`)
  return rows.map(({ name }) => `"${name}"`).join(', ')
}

/**
 * Writes down the newest version of each of these properties as it stands now, as a save in the studio does: what its list
 * shows, what can be compared, and what can be restored. `versions` are pairs of a property and the id of its version.
 */
export async function writeVersions(req: PayloadRequest, versions: readonly { property: string; version: string }[]): Promise<void> {
  const db = await transactionOf(req)
  const [main, words, related] = [await repeated(req, '_properties_v'), await repeated(req, '_properties_v_locales'), await pointers(req)]
  const these = sql`jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as g(property uuid, version uuid)`
  await db.execute(sql`update _properties_v v set latest = false from ${these} where v.parent_id = g.property and v.latest`)
  await db.execute(sql`
    insert into _properties_v (id, parent_id, latest, created_at, updated_at, ${sql.raw(main.names)})
    select g.version, s.id, true, s.updated_at, s.updated_at, ${sql.raw(main.values)} from ${these} join properties s on s.id = g.property`)
  await db.execute(sql`
    insert into _properties_v_locales (_locale, _parent_id, ${sql.raw(words.names)})
    select s._locale, g.version, ${sql.raw(words.values)} from ${these} join properties_locales s on s._parent_id = g.property`)
  await db.execute(sql`
    insert into _properties_v_rels ("order", parent_id, path, ${sql.raw(related)})
    select s."order", g.version, 'version.' || s.path, ${sql.raw(related)} from ${these} join properties_rels s on s.parent_id = g.property`)
  await db.execute(sql`
    with given as (select uuidv7() as id, g.version, s.* from (select s.id as source, s._order, s._parent_id, s.url from properties_videos s) s join ${these} on g.property = s._parent_id),
    made as (insert into _properties_v_version_videos (id, _order, _parent_id, url, _uuid) select id, _order, version, url, source from given)
    insert into _properties_v_version_videos_locales (_locale, _parent_id, title)
    select l._locale, given.id, l.title from given join properties_videos_locales l on l._parent_id = given.source`)
  await db.execute(sql`
    delete from _properties_v v using (
      select id, row_number() over (partition by parent_id order by created_at desc, id desc) as place from _properties_v
      where parent_id in (select g.property from ${these})) old
    where old.id = v.id and old.place > ${MOST_VERSIONS}`)
}
