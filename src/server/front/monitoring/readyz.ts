import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

import type { Pool } from 'pg'

import { readParts } from '@/domain/dashboard/restarts'
import { WORKER_NAME } from '@/jobs/channels'

const SITE_TIMEOUT_MS = 5000
/** Milliseconds for which an answer is reused. */
const MAX_AGE_MS = 1000
/** A job overdue for so long shows that no worker takes jobs. */
const OVERDUE = '10 minutes'

/** Whether a worker is connected, and due jobs are taken. */
const QUEUE = `
  select exists (select from pg_stat_activity where application_name = $1) and not exists (
    select from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at < now() - $2::interval) as fit`

type Parts = { database: boolean; queue: boolean; site: boolean }
type Options = { upstreamUrl: string; pool: Pool; varDir: string; now: () => number }

const succeeds = (work: Promise<boolean>) => work.catch(() => false)

/** Without a database the state of the queue is unknown. */
async function checkDatabase(pool: Pool): Promise<Pick<Parts, 'database' | 'queue'>> {
  const database = await succeeds(pool.query('select 1').then(() => true))
  const queue =
    database &&
    (await succeeds(
      pool
        .query<{ fit: boolean }>(QUEUE, [WORKER_NAME, OVERDUE])
        .then(({ rows }) => rows[0]?.fit === true),
    ))
  return { database, queue }
}

/** Requests the home page in Dutch. */
const checkSite = (upstreamUrl: string) =>
  succeeds(
    fetch(`${upstreamUrl}/nl/`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(SITE_TIMEOUT_MS),
    }).then(({ status }) => status < 500),
  )

/** How often the launcher restarted each part in the last day; empty without a launcher. */
async function restartsIn(varDir: string): Promise<Record<string, number>> {
  const text = await readFile(path.join(varDir, 'run', 'parts.json'), 'utf8').catch(() => '')
  return Object.fromEntries(
    Object.entries(readParts(text)).map(([name, { restarts }]) => [name, restarts.length]),
  )
}

/**
 * Whether the site, the database and the queue are fine: 200, else 503 with the parts that are not.
 * The cause is not told.
 */
export function createReadiness({ upstreamUrl, pool, varDir, now }: Options) {
  let latest: { at: number; text: Promise<{ isReady: boolean; body: string }> } | undefined

  async function checkAll() {
    const [fromDatabase, site, restarts] = await Promise.all([
      checkDatabase(pool),
      checkSite(upstreamUrl),
      restartsIn(varDir),
    ])
    const parts: Parts = { ...fromDatabase, site }
    const isReady = Object.values(parts).every(Boolean)
    return { isReady, body: JSON.stringify({ ready: isReady, parts, restarts }) }
  }

  return async (response: ServerResponse): Promise<void> => {
    if (!latest || now() - latest.at > MAX_AGE_MS) latest = { at: now(), text: checkAll() }
    const { isReady, body } = await latest.text
    response
      .writeHead(isReady ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-length': Buffer.byteLength(body),
      })
      .end(body)
  }
}
