import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { finalRefusals } from '@/domain/feeds/reasons'

const feeds = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['ready', 'done', 'failed']),
    /** What the run would change. */
    changes: z.number(),
    /** Listings that were refused and that somebody can do something about. */
    refused: z.number(),
    /** A record without a key: nothing is taken for gone. */
    isUnsure: z.boolean(),
    since: z.coerce.date(),
    total: z.coerce.number(),
  }),
)
export type WaitingFeed = z.infer<typeof feeds>[number]

/**
 * Returns the feeds whose newest run asks for somebody: it waits for approval, has failed, refused listings, or could
 * not tell what is gone. The one that waits longest comes first.
 */
export async function findWaitingFeeds(
  { payload }: PayloadRequest,
  limit: number,
): Promise<WaitingFeed[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select f.id, f.name, u.state::text as state, (u.fresh + u.changed + u.gone)::int as changes, found.refused, found."isUnsure",
      u.created_at as since, count(*) over () as total
    from feeds f
      join lateral (
        select * from feed_runs where feed_id = f.id and state in ('ready', 'done', 'failed') order by created_at desc, id desc limit 1) u on true
      join lateral (
        select count(*) filter (where r.state = 'refused' and not exists (
            select from jsonb_array_elements(r.reasons) reason where reason ->> 'code' in (select jsonb_array_elements_text(${JSON.stringify(finalRefusals)}::jsonb))))::int as refused,
          coalesce(bool_or(r.reasons @> '[{"code": "nothingGone"}]'), false) as "isUnsure"
        from feed_rows r where r.run = u.id and r.state = 'refused') found on true
    where u.state in ('ready', 'failed') or found.refused > 0 or found."isUnsure"
    order by u.created_at, f.id limit ${limit}`)
  return feeds.parse(rows)
}
