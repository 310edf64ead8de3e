import { createHmac } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { readHook } from '@/domain/feeds/hook'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { sweepFeeds } from '@/jobs/siteJobs'

import { isSame } from '../../core/isSame'
import { inTransaction } from '../inTransaction'
import { noteEvent } from './estates'
import { readState } from './state'

/** The signatures of the whole message that are accepted, in hexadecimal, made with the client's secret. */
const ALGORITHMS = ['sha1', 'sha256']

const isSignedWith = (secret: string, text: string, signature: string): boolean =>
  ALGORITHMS.some((algorithm) =>
    isSame(signature.toLowerCase(), createHmac(algorithm, secret).update(text).digest('hex')),
  )

async function feedWith(payload: Payload, hookKey: string): Promise<string | undefined> {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(
    sql`select id from feeds where hook_key = ${hookKey} and format = 'sweepbright'`,
  )
  return rows[0]?.id
}

/**
 * Takes a message of a CRM: 404 for an address that is not known, 401 without its signature, 400
 * when it cannot be read. A change is noted and read by the next run, which asks the CRM itself:
 * the message only says which estate.
 */
export async function receiveHook(
  payload: Payload,
  hookKey: string,
  text: string,
  signature: string,
  now = new Date(),
): Promise<200 | 400 | 401 | 404> {
  const feed = await feedWith(payload, hookKey)
  if (feed === undefined) return 404
  const { secret } = await readState(payload, feed)
  if (secret === undefined || !isSignedWith(secret, text, signature)) return 401
  const event = readHook(text, now)
  if (event === undefined) return 400
  if (event === 'other') return 200
  await inTransaction(payload, async (req) => {
    if (!(await noteEvent(req, feed, event))) return
    const db = await transactionOf(req)
    await db.execute(
      sql`update feeds set next_at = least(coalesce(next_at, now()), now()) where id = ${feed}::uuid`,
    )
    await addJob(req, sweepFeeds, {})
  })
  return 200
}
