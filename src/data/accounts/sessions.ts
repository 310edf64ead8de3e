import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedUser } from 'payload'

import { secondsOf, sessionCookie } from '@/access/session'
import type { AccountKind } from '@/domain/accounts'
import { note } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'

import { aboutOf, findAccount, type Account } from './account'

const table = { owners: sql`owners_sessions`, users: sql`users_sessions` }

export type Opened = { user: TypedUser; cookie: string; exp: number }

async function userOf({ payload }: PayloadRequest, req: PayloadRequest, { kind, id }: Account, sid: string): Promise<TypedUser> {
  const asked = { id, depth: 0, overrideAccess: true, req } as const
  const added = { _sid: sid, _strategy: 'local-jwt' }
  if (kind === 'owners') return { ...(await payload.findByID({ collection: 'owners', ...asked })), ...added, collection: 'owners' }
  return { ...(await payload.findByID({ collection: 'users', ...asked })), ...added, collection: 'users' }
}

/** What Payload does after its own login: what hangs on it hears of this one too. */
async function tellLogin(req: PayloadRequest, kind: AccountKind, user: TypedUser): Promise<void> {
  const { config } = req.payload.collections[kind]
  for (const hook of config.hooks.afterLogin) await hook({ collection: config, context: req.context, req, token: '', user })
}

/**
 * Begins a session, in the transaction of the request; nothing when the account has been closed or its password changed
 * since it was looked at. The row is locked, so that a session never slips in beside what ends all of them.
 */
export async function openSession(req: PayloadRequest, seen: Account): Promise<Opened | undefined> {
  const { kind, id, email } = seen
  const account = await findAccount(req, kind, { id }, true)
  if (!account || account.isSuspended || account.hash !== seen.hash) return undefined
  const [db, sid] = [await transactionOf(req), randomUUID()]
  await db.execute(sql`delete from ${table[kind]} where _parent_id = ${id}::uuid and expires_at < now()`)
  await db.execute(sql`insert into ${table[kind]} (_order, _parent_id, id, created_at, expires_at)
    select coalesce(max(_order), 0) + 1, ${id}::uuid, ${sid}, now(), now() + make_interval(secs => ${secondsOf(req.payload, kind)})
    from ${table[kind]} where _parent_id = ${id}::uuid`)
  if (kind === 'owners') await db.execute(sql`update owners set last_login_at = now() where id = ${id}::uuid`)
  const user = await userOf(req, req, account, sid)
  req.user = user
  await tellLogin(req, kind, user)
  return { user, ...(await sessionCookie(req.payload, { kind, id, email, sid })) }
}

export type SessionLine = { id: string; begunAt: string; endsAt: string }

/** The sessions that are open, the newest first. */
export async function findSessions(req: PayloadRequest, kind: AccountKind, id: string): Promise<SessionLine[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: string; begun_at: string; ends_at: string }>(sql`
    select id, to_json(created_at) #>> '{}' as begun_at, to_json(expires_at) #>> '{}' as ends_at
    from ${table[kind]} where _parent_id = ${id}::uuid and expires_at > now() order by created_at desc`)
  return rows.map(({ id: sid, begun_at, ends_at }) => ({ id: sid, begunAt: begun_at, endsAt: ends_at }))
}

/** Ends one session, or all but the one that is kept. */
export async function endSessions(
  req: PayloadRequest,
  kind: AccountKind,
  id: string,
  which: { only: string } | { allBut?: string | undefined },
): Promise<void> {
  const db = await transactionOf(req)
  // Whoever saves the account at this moment would write the sessions back that he has read.
  const account = await findAccount(req, kind, { id }, true)
  const chosen = 'only' in which ? sql`id = ${which.only}` : sql`id is distinct from ${which.allBut ?? null}::text`
  await db.execute(sql`delete from ${table[kind]} where _parent_id = ${id}::uuid and ${chosen}`)
  if (account && !('only' in which)) await note(req, { action: 'sessions_ended', about: aboutOf(account) })
}
