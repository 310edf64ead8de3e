import { randomUUID } from 'node:crypto'

import type { Refused } from '@/domain/forms/refusals'
import type { EnquiryKind } from '@/domain/leads'

import { payload } from '../payload'

export type Typed = Readonly<Record<string, string | readonly string[]>>
export type TypedForm = { form: EnquiryKind; typed: Typed; refused: Refused }

/** Time enough to put right what was wrong; then nothing of it is left. */
const KEPT = '15 minutes'

/** A database takes every sign but this one; an escaped backslash before it is another story. */
const withoutNul = (json: string): string => json.replace(/\\\\|\\u0000/g, (sign) => (sign === '\\u0000' ? '' : sign))

/** Keeps what was typed for the page that shows it again, under a name that nobody guesses. */
export async function keepTyped(kept: TypedForm): Promise<string> {
  const { db } = await payload()
  const id = randomUUID()
  await db.pool.query(`delete from typed_forms where at < now() - interval '${KEPT}'`)
  await db.pool.query('insert into typed_forms (id, told) values ($1, $2)', [id, withoutNul(JSON.stringify(kept))])
  return id
}

export async function findTyped(id: string): Promise<TypedForm | undefined> {
  if (!/^[\da-f-]{36}$/.test(id)) return undefined
  const { db } = await payload()
  const { rows } = await db.pool.query<{ told: TypedForm }>(`select told from typed_forms where id = $1 and at > now() - interval '${KEPT}'`, [id])
  return rows[0]?.told
}
