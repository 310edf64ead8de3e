import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, Plugin } from 'payload'

import { extendAll } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'

import { forEachBatch } from '../core/idBatches'
import { shownKinds, type ShownKind } from './shownSql'

type SQL = ReturnType<typeof sql>
const kinds: readonly ShownKind[] = ['property', 'project']
type Database = { execute: (query: SQL) => Promise<{ rows: unknown[] }> }

/**
 * Records what the site shows from now on of properties or projects. An open record with another content ends and the next
 * begins; of what stays the same, or was never shown, nothing is written. What two saves of one transaction leave behind
 * was never seen, and is dropped.
 */
export async function recordShownOf(
  db: Database,
  ids: readonly string[],
  kind: ShownKind = 'property',
  at: SQL = sql`now()`,
): Promise<void> {
  if (ids.length === 0) return
  const { table, isPublic, content } = shownKinds[kind]
  const isAmong = sql`p.id in (select unnest(${`{${ids.join(',')}}`}::uuid[]))`
  await db.execute(sql`
    with shown as materialized (
      select p.id, p.reference::int as reference, ${content} as content from ${table} p where ${isAmong} and ${isPublic}
    ), ended as (
      update shown_states s set shown_until = greatest(${at}, s.shown_from) from ${table} p
      where ${isAmong} and s.property = p.id and s.shown_until is null
        and not exists (select from shown n where n.id = s.property and n.content = s.content)
    )
    insert into shown_states (property, kind, reference, shown_from, content)
    select n.id, ${kind}, n.reference, greatest(${at}, (select max(s.shown_from) from shown_states s where s.property = n.id)), n.content from shown n
    where not exists (select from shown_states s where s.property = n.id and s.shown_until is null and s.content = n.content)`)
  await db.execute(sql`
    delete from shown_states s using ${table} p where ${isAmong} and s.property = p.id and s.shown_until <= s.shown_from`)
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

/**
 * Begins the record of what is public already, after an upgrade or a restore. The rows are locked before they are read
 * again: another instance that starts, or a save, must not begin the same record twice.
 */
export async function recordUnrecorded(
  db: Payload['db']['drizzle'],
  batchSize?: number,
): Promise<void> {
  for (const kind of kinds) {
    const { table, isPublic } = shownKinds[kind]
    const condition = sql`${isPublic}
      and not exists (select from shown_states s where s.property = p.id and s.shown_until is null)`
    const record = (ids: string[]) =>
      db.transaction(async (transaction) => {
        await transaction.execute(sql`
          select from ${table} p where p.id in (select unnest(${`{${ids.join(',')}}`}::uuid[])) order by p.id for no key update`)
        await recordShownOf(transaction, ids, kind)
      })
    await forEachBatch(db, { table, condition }, record, batchSize)
  }
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
    await recordUnrecorded(payload.db.drizzle)
  },
})
