import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { Pool } from 'pg'

import { readParts } from '@/domain/dashboard/restarts'
import { WORKER_NAME } from '@/jobs/channels'

const PATH = '/readyz'
const METHODS = new Set(['GET', 'HEAD'])
const DATABASE_TIMEOUT_MS = 3000
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
type Options = { upstreamUrl: string; databaseUrl: string; varDir: string; now?: () => number }

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
 * Answers `/readyz` for a load balancer or a monitor: 200 when the site, the database and the queue
 * are fine, else 503 with the parts that are not. The cause is not told. The front answers it
 * itself, so that there is an answer when Next is gone.
 */
export function createReadiness({
  upstreamUrl,
  databaseUrl,
  varDir,
  now = () => performance.now(),
}: Options) {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS,
  })
  pool.on('error', () => undefined)
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

  function current() {
    if (!latest || now() - latest.at > MAX_AGE_MS) latest = { at: now(), text: checkAll() }
    return latest.text
  }

  return {
    /** Answers a request for this path; returns whether it was one. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url?.split('?')[0] !== PATH || !METHODS.has(request.method ?? '')) return false
      void current().then(({ isReady, body }) => {
        response.writeHead(isReady ? 200 : 503, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          'content-length': Buffer.byteLength(body),
        })
        response.end(request.method === 'HEAD' ? undefined : body)
      })
      return true
    },
    end: () => pool.end(),
  }
}
