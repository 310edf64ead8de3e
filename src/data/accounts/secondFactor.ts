import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { readCode, type TypedCode } from '@/domain/accounts/secondFactor'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'

import { seal, unseal } from '../core/seal'
import { resetCodeAttempts, mayTryCode } from './loginAttempts'
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  makeRecoveryCodes,
  marksOf,
} from './recoveryCodes'
import { stepOfCode, toBase32, totpUri } from './totp'

/**
 * Minutes after which a setup that was not completed is void, so that its secret cannot be read
 * from a screen left open.
 */
const SETUP_MINUTES = 15
const SECRET_BYTES = 20

const secretSchema = z.object({ secret: z.string(), codes: z.array(z.string()) })
type FactorSecret = z.infer<typeof secretSchema>
type Row = { secret: string; is_on: boolean; since: string }

/** Binds the secret to its account: in the row of another account it cannot be opened. */
const sealOf = (id: string) => `second factor ${id}`

async function findRow(req: PayloadRequest, id: string): Promise<Row | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Row>(
    sql`select secret, is_on, to_json(since) #>> '{}' as since from account_factors
      where account = ${id}::uuid and (is_on or since > now() - make_interval(mins => ${SETUP_MINUTES}))`,
  )
  return rows[0]
}

const openSecret = (id: string, { secret }: Row): FactorSecret | undefined =>
  unseal(sealOf(id), secret, secretSchema)

export type FactorState =
  | { step: 'off' }
  /**
   * Shown until the first code is confirmed; afterwards the secret and the recovery codes cannot be
   * read any more.
   */
  | { step: 'begun'; secret: string; uri: string; codes: string[] }
  | { step: 'on'; since: string }

/** Returns the state of the code from an app, which is one of the second factors. */
export async function findFactor(
  req: PayloadRequest,
  { id, email }: { id: string; email: string },
): Promise<FactorState> {
  const row = await findRow(req, id)
  if (!row) return { step: 'off' }
  if (row.is_on) return { step: 'on', since: row.since }
  const factor = openSecret(id, row)
  return factor
    ? {
        step: 'begun',
        secret: factor.secret,
        uri: totpUri(factor.secret, { issuer: env.MAIL_FROM_NAME, label: email }),
        codes: factor.codes,
      }
    : { step: 'off' }
}

/** Returns whether an account has a second factor: the code from an app, or a passkey. */
export async function hasFactor(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select from account_factors where account = ${id}::uuid and is_on)
      or exists (select from account_passkeys where account = ${id}::uuid) as has`,
  )
  return rows[0]?.has === true
}

/**
 * Stores a new secret that is not asked for at logins until its first code is confirmed. A factor
 * that is on stays.
 */
export async function beginFactor(req: PayloadRequest, id: string): Promise<void> {
  // An account with a passkey has recovery codes already; they stay.
  const codes = (await countRecoveryCodes(req, id)) === 0 ? makeRecoveryCodes() : []
  const factor: FactorSecret = { secret: toBase32(randomBytes(SECRET_BYTES)), codes }
  const db = await transactionOf(req)
  await db.execute(sql`insert into account_factors (account, secret) values (${id}::uuid, ${seal(sealOf(id), factor)})
    on conflict (account) do update set secret = excluded.secret, since = now() where not account_factors.is_on`)
}

/**
 * Turns the factor on with its first code. From here on the recovery codes are stored as marks
 * only.
 */
export async function confirmFactor(
  req: PayloadRequest,
  id: string,
  typed: string,
  now = Date.now(),
): Promise<boolean> {
  const row = await findRow(req, id)
  const factor = row && !row.is_on ? openSecret(id, row) : undefined
  const code = readCode(typed)
  const step =
    factor && code?.kind === 'app' ? stepOfCode(factor.secret, code.code, now) : undefined
  if (!factor || step === undefined) return false
  const recovery = factor.codes.length > 0 ? marksOf(id, factor.codes) : sql`recovery`
  const db = await transactionOf(req)
  const { rows } =
    await db.execute(sql`update account_factors set is_on = true, last_step = ${step}, since = now(),
    secret = ${seal(sealOf(id), { secret: factor.secret, codes: [] } satisfies FactorSecret)},
    recovery = ${recovery}
    where account = ${id}::uuid and not is_on returning account`)
  return rows.length === 1
}

/** Uses a code up. When the same code comes twice at once, one of the two is refused. */
async function consumeCode(
  req: PayloadRequest,
  id: string,
  { kind, code }: TypedCode,
  now: number,
): Promise<boolean> {
  if (kind === 'recovery') return consumeRecoveryCode(req, id, code)
  const row = await findRow(req, id)
  const factor = row?.is_on ? openSecret(id, row) : undefined
  const step = factor && stepOfCode(factor.secret, code, now)
  if (step === undefined) return false
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`update account_factors set last_step = ${step}
    where account = ${id}::uuid and is_on and last_step < ${step} returning account`)
  return rows.length === 1
}

/** Checks the code of an account that has a second factor. */
export async function checkFactor(
  req: PayloadRequest,
  id: string,
  typed: string,
  now = Date.now(),
): Promise<'right' | 'code' | 'codeWait'> {
  if (!(await mayTryCode(req, id))) return 'codeWait'
  const code = readCode(typed)
  if (!code || !(await consumeCode(req, id, code, now))) return 'code'
  await resetCodeAttempts(req, id)
  return 'right'
}

/**
 * Turns the code from an app off, or drops its setup. The recovery codes stay while there is a
 * passkey.
 */
export async function endFactor(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ is_on: boolean }>(
    sql`select is_on from account_factors where account = ${id}::uuid for update`,
  )
  await db.execute(
    sql`update account_factors set is_on = false, secret = '', last_step = 0 where account = ${id}::uuid`,
  )
  await dropUnusedCodes(req, id)
  return rows[0]?.is_on === true
}

/** Deletes the recovery codes of an account that has no second factor any more. */
export async function dropUnusedCodes(req: PayloadRequest, id: string): Promise<void> {
  if (await hasFactor(req, id)) return
  const db = await transactionOf(req)
  await db.execute(sql`delete from account_factors where account = ${id}::uuid`)
}

/** Removes every second factor of an account with its recovery codes; false when it had none. */
export async function dropFactors(req: PayloadRequest, id: string): Promise<boolean> {
  const had = await hasFactor(req, id)
  const db = await transactionOf(req)
  await db.execute(sql`delete from account_passkeys where account = ${id}::uuid`)
  await db.execute(sql`delete from account_factors where account = ${id}::uuid`)
  return had
}
