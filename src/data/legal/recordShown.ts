import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, Plugin } from 'payload'

import { extendAll } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'

import { shownKinds, type ShownKind } from './shownSql'

type SQL = ReturnType<typeof sql>
const kinds: readonly ShownKind[] = ['property', 'project']
type Database = { execute: (query: SQL) => Promise<unknown> }

/**
 * Records what the site shows from now on of the properties, or projects, that a condition on the row `p` selects. An open record with
 * another content ends and the next begins; of what stays the same, or was never shown, nothing is written. What two saves
 * of one transaction leave behind was never seen, and is dropped.
 */
export async function recordShown(
  db: Database,
  ofRows: SQL,
  at: SQL = sql`now()`,
  kind: ShownKind = 'property',
): Promise<void> {
  const { table, isPublic, content } = shownKinds[kind]
  await db.execute(sql`
    with shown as materialized (
      select p.id, p.reference::int as reference, ${content} as content from ${table} p where ${ofRows} and ${isPublic}
    ), ended as (
      update shown_states s set shown_until = greatest(${at}, s.shown_from) from ${table} p
      where ${ofRows} and s.property = p.id and s.shown_until is null
        and not exists (select from shown n where n.id = s.property and n.content = s.content)
    )
    insert into shown_states (property, kind, reference, shown_from, content)
    select n.id, ${kind}, n.reference, greatest(${at}, (select max(s.shown_from) from shown_states s where s.property = n.id)), n.content from shown n
    where not exists (select from shown_states s where s.property = n.id and s.shown_until is null and s.content = n.content)`)
  await db.execute(sql`
    delete from shown_states s using ${table} p where ${ofRows} and s.property = p.id and s.shown_until <= s.shown_from`)
}

const isAmong = (ids: readonly string[]): SQL =>
  sql`p.id in (select unnest(${`{${ids.join(',')}}`}::uuid[]))`

/** Records what the site shows of properties or projects that were written in bulk. */
export async function recordShownOf(
  db: Database,
  ids: readonly string[],
  kind: ShownKind = 'property',
): Promise<void> {
  if (ids.length > 0) await recordShown(db, isAmong(ids), sql`now()`, kind)
}

const recordSave =
  (kind: ShownKind): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    await recordShownOf(await transactionOf(req), [String(doc.id)], kind)
    return doc
  }

const endRecord: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const db = await transactionOf(req)
  await db.execute(
    sql`update shown_states set shown_until = greatest(now(), shown_from) where property = ${id} and shown_until is null`,
  )
  return doc
}

/** A picture that gets another text or label changes every advertisement that shows it. */
const recordUses: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc
  const db = await transactionOf(req)
  for (const kind of kinds) {
    const { table } = shownKinds[kind]
    const { rows } = await db.execute<{ id: string }>(sql`
      select p.id from ${table} p where p.id in (
        select r.parent_id from ${table}_rels r where r.media_id = ${doc.id} and r.path in ('pictures', 'plans'))
      order by p.id for no key update`)
    await recordShownOf(
      db,
      rows.map(({ id }) => id),
      kind,
    )
  }
  return doc
}

/** Begins the record of what is public already, after an upgrade or a restore. */
async function recordUnrecorded({ db }: Payload): Promise<void> {
  for (const kind of kinds)
    await recordShown(
      db.drizzle,
      sql`not exists (select from shown_states s where s.property = p.id and s.shown_until is null)`,
      sql`now()`,
      kind,
    )
}

const hooksOf = (kind: ShownKind) => ({
  hooks: { afterChange: [recordSave(kind)], afterDelete: [endRecord] },
})

/** Keeps the record of what the site showed up to date, in the transaction of each save. */
export const recordShownStates: Plugin = (config) => ({
  ...extendAll(config, {
    collection: ({ slug }) =>
      slug === 'properties'
        ? hooksOf('property')
        : slug === 'projects'
          ? hooksOf('project')
          : slug === 'media'
            ? { hooks: { afterChange: [recordUses] } }
            : undefined,
  }),
  onInit: async (payload) => {
    await config.onInit?.(payload)
    await recordUnrecorded(payload)
  },
})
