import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/**
 * Notes with its run which listings a reading does not have, and returns those that the reading
 * before it had, or of which it is unknown whether it had them.
 */
export async function missedOnce(
  payload: Payload,
  feed: string,
  run: string,
  present: ReadonlySet<string>,
): Promise<string[]> {
  const db = payload.db.drizzle
  const { rows } = await db.execute<{ key: string; isAgain: boolean }>(sql`
    select l.key, coalesce((
      select (u.details ->> 'missing')::jsonb ? l.key from feed_runs u
      where u.feed_id = ${feed}::uuid and u.id <> ${run}::uuid and (u.state <> 'failed' or u.problem = 'outdated')
      order by u.created_at desc, u.id desc limit 1), false) as "isAgain"
    from feed_links l where l.feed = ${feed}::uuid and not l.gone and l.property is not null
      and not exists (select from jsonb_array_elements_text(${JSON.stringify([...present])}::jsonb) p(key) where p.key = l.key)`)
  const missing = JSON.stringify(rows.map(({ key }) => key))
  await db.execute(
    sql`update feed_runs set details = jsonb_build_object('missing', ${missing}::text) where id = ${run}::uuid`,
  )
  return rows.flatMap(({ key, isAgain }) => (isAgain ? [] : [key]))
}
