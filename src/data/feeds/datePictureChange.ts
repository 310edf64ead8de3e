import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

import { lockProperties } from './lockProperties'

type SQL = ReturnType<typeof sql>

/**
 * The time of a change that is later than every save so far. The time of the transaction is not: a
 * colleague may have saved since it began.
 */
export const laterThan = (...saves: readonly SQL[]): SQL =>
  sql`greatest(clock_timestamp(), ${sql.join(
    saves.map((save) => sql`${save} + interval '1 millisecond'`),
    sql`, `,
  )})`

/**
 * Dates properties and their newest versions now, because a feed has changed their pictures: a form of
 * the studio that was opened before is refused, as after the save of a colleague, and does not put the
 * pictures back that it shows. The version stays the one that its import wrote, so the next import
 * does not take it for an edit by staff. Language states and open releases do not depend on pictures:
 * those that were up to date stay so.
 */
export async function datePictureChange(
  req: PayloadRequest,
  properties: readonly string[],
): Promise<void> {
  if (properties.length === 0) return
  const ids = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(properties)}::jsonb)`
  await lockProperties(req, ids)
  const db = await transactionOf(req)
  await db.execute(sql`
    with before as (
      select p.id, p.updated_at as saved, v.id as version, v.version_updated_at as drafted,
        ${laterThan(sql`p.updated_at`, sql`v.updated_at`, sql`v.version_updated_at`)}::timestamptz(3) as now
      from properties p left join _properties_v v on v.parent_id = p.id and v.latest where p.id in (${ids})),
    live as (update properties p set updated_at = before.now from before where p.id = before.id),
    newest as (
      update _properties_v v set updated_at = before.now, version_updated_at = before.now from before where v.id = before.version),
    languages as (
      update language_states s set kept_at = before.now from before
      where s.collection = 'properties' and s.document = before.id::text and s.kept_at >= before.saved)
    update release_documents d set added_version = before.now from before
    where d.is_open and d.collection = 'properties' and d.document = before.id and d.added_version in (before.saved, before.drafted)`)
}
