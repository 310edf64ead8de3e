import type { Pool } from 'pg'
import { z } from 'zod'

import { databaseCause } from '../databaseCause.mjs'

/** Positions in the write-ahead log, in bytes. */
type Standby = {
  /** Up to where the standby has all changes. */
  replayed: number
  /** How old what it shows may be; 0 when it has all that the primary had a moment before. */
  delaySeconds: number
}

export type Measurement = {
  /** Up to where the primary has written; undefined when it does not answer. */
  written: number | undefined
  /** What the standby has, or why it cannot be used, as the end of a sentence. */
  standby: Standby | { problem: string }
}

/** Milliseconds after which a database counts as gone. */
const TIMEOUT_MS = 2000

/** Rejects when there is no answer in time; what comes later is dropped. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), TIMEOUT_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Both have the same number when one is a copy of the other. */
const SYSTEM = `(select system_identifier::text from pg_control_system()) as system`
const NOW = `extract(epoch from clock_timestamp())::float8 as now`
const PRIMARY = `select (pg_current_wal_flush_lsn() - '0/0')::float8 as written, ${NOW}, ${SYSTEM}`
const STANDBY = `
  select pg_is_in_recovery() as "isStandby", (pg_last_wal_replay_lsn() - '0/0')::float8 as replayed,
    extract(epoch from pg_last_xact_replay_timestamp())::float8 as "lastChange", ${NOW}, ${SYSTEM}`

const primarySchema = z.object({ written: z.number(), now: z.number(), system: z.string() })
const standbySchema = z.object({
  isStandby: z.boolean(),
  replayed: z.number().nullable(),
  lastChange: z.number().nullable(),
  now: z.number(),
  system: z.string(),
})
type Primary = z.infer<typeof primarySchema>

async function askStandby(pool: Pool, primary: Primary | undefined): Promise<Standby> {
  const { rows } = await inTime(pool.query(STANDBY))
  const found = standbySchema.parse(rows[0])
  if (!found.isStandby || found.replayed === null) throw new Error('it is no standby')
  if (primary && primary.system !== found.system)
    throw new Error('it is a standby of another database')
  const { replayed, lastChange } = found
  const isComplete = primary !== undefined && replayed >= primary.written
  // The time of the last change is the primary's, and so is the clock it is compared with.
  const now = primary?.now ?? found.now
  const delaySeconds = isComplete ? 0 : Math.max(0, now - (lastChange ?? -Infinity))
  return { replayed, delaySeconds }
}

const WRITTEN = `select (pg_current_wal_flush_lsn() - '0/0')::float8 as written`

/** Up to where the primary has written; infinite when it does not say so. */
export const writtenOf = (primary: Pool): Promise<number> =>
  inTime(primary.query<{ written: number }>(WRITTEN)).then(
    ({ rows }) => rows[0]?.written ?? Infinity,
    () => Infinity,
  )

/**
 * Measures how far a standby is behind. The primary is asked first: a standby that is as far as its
 * answer has all that was written before the question.
 */
export async function measureStandby(primaryPool: Pool, standbyPool: Pool): Promise<Measurement> {
  const primary = await inTime(primaryPool.query(PRIMARY)).then(
    ({ rows }) => primarySchema.parse(rows[0]),
    () => undefined,
  )
  const standby = await askStandby(standbyPool, primary).catch((error: unknown) => ({
    problem: databaseCause(error),
  }))
  return { written: primary?.written, standby }
}
