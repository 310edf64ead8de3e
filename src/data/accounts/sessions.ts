import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedUser } from 'payload'

import { sessionSeconds, sessionCookie } from '@/access/session'
import type { AccountKind } from '@/domain/accounts/accounts'
import { writeAuditLine } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'

import { auditSubject, findAccount, type Account } from './account'

const table = { owners: sql`owners_sessions`, users: sql`users_sessions` }

export type OpenedSession = { user: TypedUser; cookie: string; exp: number }

async function userOf(
  { payload }: PayloadRequest,
  req: PayloadRequest,
  { kind, id }: Account,
  sid: string,
): Promise<TypedUser> {
  const options = { id, depth: 0, overrideAccess: true, req } as const
  const session = { _sid: sid, _strategy: 'local-jwt' }
  if (kind === 'owners')
    return {
      ...(await payload.findByID({ collection: 'owners', ...options })),
      ...session,
      collection: 'owners',
    }
  return {
    ...(await payload.findByID({ collection: 'users', ...options })),
    ...session,
    collection: 'users',
  }
}

/** Runs the `afterLogin` hooks, as Payload does after its own login. */
async function runLoginHooks(
  req: PayloadRequest,
  kind: AccountKind,
  user: TypedUser,
): Promise<void> {
  const { config } = req.payload.collections[kind]
  for (const hook of config.hooks.afterLogin)
    await hook({ collection: config, context: req.context, req, token: '', user })
}

/**
 * Opens a session in the transaction of the request; undefined when the account was suspended or
 * its password changed since it was checked. The row is locked, so that no session is opened while
 * all of them are being ended.
 */
export async function openSession(
  req: PayloadRequest,
  checked: Account,
): Promise<OpenedSession | undefined> {
  const { kind, id, email } = checked
  const account = await findAccount(req, kind, { id }, true)
  if (!account || account.isSuspended || account.hash !== checked.hash) return undefined
  const db = await transactionOf(req)
  const sid = randomUUID()
  await db.execute(
    sql`delete from ${table[kind]} where _parent_id = ${id}::uuid and expires_at < now()`,
  )
  await db.execute(sql`insert into ${table[kind]} (_order, _parent_id, id, created_at, expires_at)
    select coalesce(max(_order), 0) + 1, ${id}::uuid, ${sid}, now(), now() + make_interval(secs => ${sessionSeconds(req.payload, kind)})
    from ${table[kind]} where _parent_id = ${id}::uuid`)
  if (kind === 'owners')
    await db.execute(sql`update owners set last_login_at = now() where id = ${id}::uuid`)
  const user = await userOf(req, req, account, sid)
  req.user = user
  await runLoginHooks(req, kind, user)
  return { user, ...(await sessionCookie(req.payload, { kind, id, email, sid })) }
}

export type SessionRow = { id: string; begunAt: string; endsAt: string }

/** Returns the open sessions, the newest first. */
export async function findSessions(
  req: PayloadRequest,
  kind: AccountKind,
  id: string,
): Promise<SessionRow[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: string; begun_at: string; ends_at: string }>(sql`
    select id, to_json(created_at) #>> '{}' as begun_at, to_json(expires_at) #>> '{}' as ends_at
    from ${table[kind]} where _parent_id = ${id}::uuid and expires_at > now() order by created_at desc`)
  return rows.map(({ id: sid, begun_at, ends_at }) => ({
    id: sid,
    begunAt: begun_at,
    endsAt: ends_at,
  }))
}

/** Ends one session, or all but one. */
export async function endSessions(
  req: PayloadRequest,
  kind: AccountKind,
  id: string,
  target: { only: string } | { allBut?: string | undefined },
): Promise<void> {
  const db = await transactionOf(req)
  // The lock: a save of the account at this moment would write back the sessions it has read.
  const account = await findAccount(req, kind, { id }, true)
  const condition =
    'only' in target
      ? sql`id = ${target.only}`
      : sql`id is distinct from ${target.allBut ?? null}::text`
  const { rows } = await db.execute(
    sql`delete from ${table[kind]} where _parent_id = ${id}::uuid and ${condition} returning id`,
  )
  if (account && rows.length > 0 && !('only' in target))
    await writeAuditLine(req, { action: 'sessions_ended', about: auditSubject(account) })
}
