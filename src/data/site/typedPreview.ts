import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import type { PreviewTarget } from '@/domain/site/preview'
import { locales } from '@/i18n/locales'

import { seal, sign, unseal } from '../core/seal'

/** A preview asks for what was typed at once; what it did not ask for is gone after this. */
const LIFETIME = '1 minute'

const typedSchema = z.object({ locale: z.enum(locales), values: z.record(z.string(), z.unknown()) })
export type TypedValues = z.infer<typeof typedSchema>

type User = PayloadRequest['user']

/** The session of a colleague and the document: no one else opens what they type. */
const holderOf = (user: User, { collection, id }: PreviewTarget): string | undefined =>
  user?.collection === 'users' && '_sid' in user && typeof user._sid === 'string'
    ? `${user.id} ${user._sid} ${collection} ${id}`
    : undefined

/**
 * Keeps what a colleague types until their own preview asks for it: sealed for their session, in a
 * table that no backup has, and in place of what they typed before. Returns the name to ask by.
 */
export async function keepTyped(
  { payload: { db }, user }: PayloadRequest,
  of: PreviewTarget,
  typed: TypedValues,
): Promise<string | undefined> {
  const holder = holderOf(user, of)
  if (holder === undefined) return undefined
  const id = randomUUID()
  const mark = sign('typed', holder)
  await db.pool.query(`delete from typed_forms where told ->> 'holder' = $1`, [mark])
  await db.pool.query('insert into typed_forms (id, told) values ($1, $2)', [
    id,
    JSON.stringify({ holder: mark, sealed: seal(`typed ${holder}`, typed) }),
  ])
  return id
}

/** Takes what was typed, once; nothing for another session or another document. */
export async function takeTyped(
  { payload: { db }, user }: { payload: Payload; user: User },
  of: PreviewTarget,
  id: string,
): Promise<TypedValues | undefined> {
  const holder = holderOf(user, of)
  if (holder === undefined || !z.uuid().safeParse(id).success) return undefined
  const { rows } = await db.pool.query<{ sealed: string }>(
    `delete from typed_forms where id = $1 and told ->> 'holder' = $2
      and at > now() - interval '${LIFETIME}' returning told ->> 'sealed' as sealed`,
    [id, sign('typed', holder)],
  )
  return rows[0] && unseal(`typed ${holder}`, rows[0].sealed, typedSchema)
}
