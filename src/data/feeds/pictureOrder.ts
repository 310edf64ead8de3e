import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

type SQL = ReturnType<typeof sql>

/** Where pictures are listed: of properties, and of the newest version, which the studio opens. */
const tables: readonly { rels: SQL; listed: SQL; prefix: string }[] = [
  {
    rels: sql`properties_rels`,
    listed: sql`(select id, id as property from properties)`,
    prefix: '',
  },
  {
    rels: sql`_properties_v_rels`,
    listed: sql`(select id, parent_id as property from _properties_v where latest)`,
    prefix: 'version.',
  },
]

/**
 * Puts the pictures that a feed attached in the order of their feed. They change places among
 * themselves alone, so pictures that staff added stay where they are.
 */
export async function orderPictures(
  req: PayloadRequest,
  properties: readonly string[],
): Promise<void> {
  const db = await transactionOf(req)
  const ids = JSON.stringify(properties)
  for (const { rels, listed, prefix } of tables)
    await db.execute(sql`
      with brought as (
        select property, field, media, min(position) as position from feed_pictures
        where state = 'done' and property in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb)) group by property, field, media),
      placed as (
        select r.id, r.parent_id, r.path, r."order" as place,
          row_number() over (partition by r.parent_id, r.path order by r."order", r.id) as present,
          row_number() over (partition by r.parent_id, r.path order by b.position, r."order", r.id) as wanted
        from brought b join ${listed} l on l.property = b.property
          join ${rels} r on r.parent_id = l.id and r.path = ${prefix}::text || b.field and r.media_id = b.media)
      update ${rels} o set "order" = target.place from placed p
        join placed target on target.parent_id = p.parent_id and target.path = p.path and target.present = p.wanted
      where o.id = p.id and o."order" <> target.place`)
}

/**
 * Says whether staff have saved the listing themselves. The order they saved stands then: whether
 * they chose it or only saw it is not known.
 */
export async function isSavedByStaff(req: PayloadRequest, property: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from feed_links l join _properties_v v on v.id = l.version and v.latest where l.property = ${property}::uuid limit 1`)
  return rows.length === 0
}
