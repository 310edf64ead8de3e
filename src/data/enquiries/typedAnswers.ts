import { randomUUID } from 'node:crypto'

import type { Refused } from '@/domain/enquiries/refusals'
import type { EnquiryKind } from '@/domain/enquiries/forms'
import { retention } from '@/domain/privacy/retention'

import { payload } from '../core/payload'

export type TypedAnswers = Readonly<Record<string, string | readonly string[]>>
export type TypedForm = { form: EnquiryKind; typed: TypedAnswers; refused: Refused }

/**
 * Removes NUL characters, which PostgreSQL does not store; an escaped backslash before `u0000` is
 * left alone.
 */
const withoutNul = (json: string): string =>
  json.replace(/\\\\|\\u0000/g, (sign) => (sign === '\\u0000' ? '' : sign))

/** Stores typed answers for the page that shows the form again, under an unguessable id. */
export async function storeTypedForm(form: TypedForm): Promise<string> {
  const { db } = await payload()
  const id = randomUUID()
  await db.pool.query(
    `delete from typed_forms where at < now() - interval '${retention.typedForms}'`,
  )
  await db.pool.query('insert into typed_forms (id, told) values ($1, $2)', [
    id,
    withoutNul(JSON.stringify(form)),
  ])
  return id
}

export async function findTypedForm(id: string): Promise<TypedForm | undefined> {
  if (!/^[\da-f-]{36}$/.test(id)) return undefined
  const { db } = await payload()
  const { rows } = await db.pool.query<{ told: TypedForm }>(
    `select told from typed_forms where id = $1 and at > now() - interval '${retention.typedForms}'`,
    [id],
  )
  return rows[0]?.told
}
