import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { transactionOf } from '@/fields/transactionOf'

import { seal, unseal } from '../../core/seal'

/** Secrets of a feed are sealed for it alone, so that a row copied to another feed is worth nothing. */
const secretOf = (feed: string) => `feed secret ${feed}`
const tokenOf = (feed: string) => `feed token ${feed}`
const secretSchema = z.string()

/** Stores the secret of a feed. It can be used from then on, but not read in the studio again. */
export async function storeSecret(
  req: PayloadRequest,
  feed: string,
  secret: string,
): Promise<void> {
  const db = await transactionOf(req)
  const sealed = seal(secretOf(feed), secret)
  // A token that was asked for with the secret before is not used any more.
  await db.execute(sql`
    insert into feed_sources (feed, secret, secret_at) values (${feed}::uuid, ${sealed}, now())
    on conflict (feed) do update set secret = excluded.secret, secret_at = now(), token = null, token_until = null`)
}

export async function hasSecret(req: PayloadRequest, feed: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select 1 from feed_sources where feed = ${feed}::uuid and secret is not null`,
  )
  return rows.length > 0
}

/** Forgets the secret of a feed, and the token that was asked for with it. */
export async function dropSecret(req: PayloadRequest, feed: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update feed_sources set secret = null, secret_at = null, token = null, token_until = null where feed = ${feed}::uuid`)
}

type Row = Record<string, unknown> & {
  secret: string | null
  secretAt: string | null
  token: string | null
  isFresh: boolean
  readTo: string | null
  isFullDue: boolean
}

export type SourceState = {
  secret: string | undefined
  secretAt: string | null
  /** A token that is still good for a while. */
  token: string | undefined
  /** The moment until which a run that was imported had read the changes. */
  readTo: Date | undefined
  /** Everything was last compared more than a day ago. */
  isFullDue: boolean
}

/** Reads what is known of a CRM. What a run had read counts once the run is imported. */
export async function readState(payload: Payload, feed: string): Promise<SourceState> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select s.secret, to_json(s.secret_at) #>> '{}' as "secretAt", s.token, s.token_until > now() + interval '1 minute' as "isFresh",
      to_json(case when u.state = 'done' then s.run_to else s.read_to end) #>> '{}' as "readTo",
      coalesce(case when u.state = 'done' and s.run_full then s.run_to else s.full_at end < now() - interval '23 hours', true) as "isFullDue"
    from feed_sources s left join feed_runs u on u.id = s.run where s.feed = ${feed}::uuid`)
  const [row] = rows
  return {
    secret: row?.secret ? unseal(secretOf(feed), row.secret, secretSchema) : undefined,
    secretAt: row?.secretAt ?? null,
    token: row?.token && row.isFresh ? unseal(tokenOf(feed), row.token, z.string()) : undefined,
    readTo: row?.readTo ? new Date(row.readTo) : undefined,
    isFullDue: row?.isFullDue ?? true,
  }
}

export async function storeToken(
  payload: Payload,
  feed: string,
  token: string,
  seconds: number,
): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update feed_sources set token = ${seal(tokenOf(feed), token)}, token_until = now() + make_interval(secs => ${seconds}) where feed = ${feed}::uuid`)
}

/** Notes up to when a run has read, and keeps what the run before it had read, if that was imported. */
export async function noteRead(
  payload: Payload,
  feed: string,
  run: string,
  read: { to: Date; isFull: boolean },
): Promise<void> {
  const isImported = sql`(select u.state = 'done' from feed_runs u where u.id = s.run)`
  await payload.db.drizzle.execute(sql`
    update feed_sources s set
      read_to = case when ${isImported} then s.run_to else s.read_to end,
      full_at = case when ${isImported} and s.run_full then s.run_to else s.full_at end,
      run = ${run}::uuid, run_to = ${read.to.toISOString()}::timestamptz, run_full = ${read.isFull}
    where s.feed = ${feed}::uuid`)
}
