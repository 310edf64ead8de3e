import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { RECOVERY_CODE_COUNT, recoveryCode } from '@/domain/accounts/secondFactor'
import { transactionOf } from '@/fields/transactionOf'

import { sign } from '../core/seal'

/** Random bytes per recovery code: enough, because some bytes are skipped. */
const CODE_BYTES = 64

/** Recovery codes are stored as marks: from them no code can be read. */
const markOf = (id: string, code: string): string => sign('recovery', `${id} ${code}`)

export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => recoveryCode(randomBytes(CODE_BYTES)))

/** Returns the codes as an array of PostgreSQL. */
export const marksOf = (id: string, codes: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(codes.map((code) => markOf(id, code)))}::jsonb))`

/** Replaces the recovery codes of an account. An account without an app has a row for them alone. */
export async function renewRecoveryCodes(req: PayloadRequest, id: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  const db = await transactionOf(req)
  await db.execute(sql`insert into account_factors (account, secret, recovery)
    values (${id}::uuid, '', ${marksOf(id, codes)})
    on conflict (account) do update set recovery = excluded.recovery`)
  return codes
}

/** Returns how many recovery codes are left. */
export async function countRecoveryCodes(req: PayloadRequest, id: string): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ left: number }>(
    sql`select cardinality(recovery) as left from account_factors where account = ${id}::uuid`,
  )
  return Number(rows[0]?.left ?? 0)
}

/** Makes recovery codes with the first second factor; none when there are some already. */
export const addRecoveryCodes = async (req: PayloadRequest, id: string): Promise<string[]> =>
  (await countRecoveryCodes(req, id)) === 0 ? renewRecoveryCodes(req, id) : []

/** Uses a code up. When the same code comes twice at once, one of the two is refused. */
export async function consumeRecoveryCode(
  req: PayloadRequest,
  id: string,
  code: string,
): Promise<boolean> {
  const mark = markOf(id, code)
  const db = await transactionOf(req)
  const { rows } =
    await db.execute(sql`update account_factors set recovery = array_remove(recovery, ${mark})
    where account = ${id}::uuid and ${mark} = any(recovery) returning account`)
  return rows.length === 1
}
