import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { RECOVERY_CODES, readCode, recoveryCode, type TypedCode } from '@/domain/secondFactor'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'

import { markOf, seal, unseal } from './seal'
import { forgiveCodes, mayTryCode } from './tries'

/** Seconds of one number, and how many numbers early or late a clock may be. */
const PERIOD = 30
const WINDOW = 1
const SECRET_BYTES = 20
/** Enough for a code, however many of them are passed over. */
const CODE_BYTES = 64

const kept = z.object({ secret: z.string(), codes: z.array(z.string()) })
type Kept = z.infer<typeof kept>
type Row = { secret: string; is_on: boolean; left: number; since: string }

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: env.MAIL_FROM_NAME, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) })

/** The row of another account opens nothing here. */
const sealOf = (id: string) => `second factor ${id}`

const codeMark = (id: string, code: string): string => markOf('recovery', `${id} ${code}`)

async function findRow(req: PayloadRequest, id: string): Promise<Row | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Row>(
    sql`select secret, is_on, cardinality(recovery) as left, to_json(since) #>> '{}' as since from account_factors where account = ${id}::uuid`,
  )
  return rows[0]
}

function opened(id: string, { secret }: Row): Kept | undefined {
  const text = unseal(sealOf(id), secret)
  return text === undefined ? undefined : kept.parse(JSON.parse(text))
}

export type FactorState =
  | { step: 'off' }
  /** Shown until the first number has come: afterwards nobody reads the secret or the codes again. */
  | { step: 'begun'; secret: string; uri: string; codes: string[] }
  | { step: 'on'; since: string; codesLeft: number }

export async function findFactor(req: PayloadRequest, { id, email }: { id: string; email: string }): Promise<FactorState> {
  const row = await findRow(req, id)
  if (!row) return { step: 'off' }
  if (row.is_on) return { step: 'on', since: row.since, codesLeft: Number(row.left) }
  const own = opened(id, row)
  return own ? { step: 'begun', secret: own.secret, uri: totp(own.secret, email).toString(), codes: own.codes } : { step: 'off' }
}

export const hasFactor = async (req: PayloadRequest, id: string): Promise<boolean> => (await findRow(req, id))?.is_on === true

/** A new secret that asks nothing of anybody before its first number has come. One that is on stays. */
export async function beginFactor(req: PayloadRequest, id: string): Promise<void> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(CODE_BYTES)))
  const own: Kept = { secret: new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32, codes }
  const db = await transactionOf(req)
  await db.execute(sql`insert into account_factors (account, secret) values (${id}::uuid, ${seal(sealOf(id), JSON.stringify(own))})
    on conflict (account) do update set secret = excluded.secret, since = now() where not account_factors.is_on`)
}

/** The number of the time step that was typed, as the clock counts them; nothing when it is of none near now. */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, window: WINDOW, timestamp: now })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta
}

/** The first number turns it on. The codes are kept as marks from here on. */
export async function confirmFactor(req: PayloadRequest, id: string, typed: string, now = Date.now()): Promise<boolean> {
  const row = await findRow(req, id)
  const [own, code] = [row && !row.is_on ? opened(id, row) : undefined, readCode(typed)]
  const step = own && code?.kind === 'app' ? stepOf(own.secret, code.code, now) : undefined
  if (!own || step === undefined) return false
  const marks = own.codes.map((one) => codeMark(id, one))
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`update account_factors set is_on = true, last_step = ${step}, since = now(),
    secret = ${seal(sealOf(id), JSON.stringify({ secret: own.secret, codes: [] } satisfies Kept))},
    recovery = array(select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))
    where account = ${id}::uuid and not is_on returning account`)
  return rows.length === 1
}

/** Uses a code up: of one that comes twice at once, one is refused. */
async function spend(req: PayloadRequest, id: string, row: Row, { kind, code }: TypedCode, now: number): Promise<boolean> {
  const db = await transactionOf(req)
  if (kind === 'recovery') {
    const mark = codeMark(id, code)
    const { rows } = await db.execute(sql`update account_factors set recovery = array_remove(recovery, ${mark})
      where account = ${id}::uuid and is_on and ${mark} = any(recovery) returning account`)
    return rows.length === 1
  }
  const own = opened(id, row)
  const step = own && stepOf(own.secret, code, now)
  if (step === undefined) return false
  const { rows } = await db.execute(sql`update account_factors set last_step = ${step}
    where account = ${id}::uuid and is_on and last_step < ${step} returning account`)
  return rows.length === 1
}

/** Whether this is the second proof of an account that asks for one. */
export async function checkFactor(req: PayloadRequest, id: string, typed: string, now = Date.now()): Promise<'right' | 'code' | 'codeWait'> {
  if (!(await mayTryCode(req, id))) return 'codeWait'
  const [row, code] = [await findRow(req, id), readCode(typed)]
  if (!row?.is_on || !code || !(await spend(req, id, row, code, now))) return 'code'
  await forgiveCodes(req, id)
  return 'right'
}

export async function endFactor(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ is_on: boolean }>(sql`delete from account_factors where account = ${id}::uuid returning is_on`)
  return rows[0]?.is_on === true
}
