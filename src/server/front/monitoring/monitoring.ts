import type { IncomingMessage, ServerResponse } from 'node:http'

import { Pool } from 'pg'

import { createMetrics } from './metrics'
import { createReadiness } from './readyz'
import type { Traffic } from './traffic'

const METHODS = new Set(['GET', 'HEAD'])
const DATABASE_TIMEOUT_MS = 3000

type Options = {
  upstreamUrl: string
  databaseUrl: string
  standbyUrl: string | undefined
  varDir: string
  metricsKey: string | undefined
  traffic: Traffic
  usage: () => { entries: number; bytes: number }
}

const sendAlive = (response: ServerResponse): void => {
  response
    .writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
    .end('alive\n')
}

function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS,
  })
  pool.on('error', () => undefined)
  return pool
}

/**
 * What load balancers and monitors ask. The front answers it itself, so that there is an answer
 * when Next is gone.
 *
 * - `/healthz`: the front answers.
 * - `/readyz`: the site, the database and the queue are fine.
 * - `/metrics`: figures for Prometheus, with the key of METRICS_KEY; without it there is no such
 *   address.
 */
export function createMonitoring({
  upstreamUrl,
  databaseUrl,
  standbyUrl,
  varDir,
  metricsKey,
  traffic,
  usage,
}: Options) {
  const now = () => performance.now()
  const pool = openPool(databaseUrl)
  const standby = standbyUrl === undefined ? undefined : openPool(standbyUrl)
  const sendReadiness = createReadiness({ upstreamUrl, pool, varDir, now })
  const metrics = createMetrics({ pool, standby, varDir, key: metricsKey, traffic, usage, now })

  return {
    /** Answers a request for one of these addresses; returns whether it was one. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!METHODS.has(request.method ?? '')) return false
      switch (request.url?.split('?')[0]) {
        case '/healthz':
          sendAlive(response)
          return true
        case '/readyz':
          void sendReadiness(response)
          return true
        case '/metrics':
          if (!metrics.mayRead(request)) return false
          void metrics.send(response)
          return true
        default:
          return false
      }
    },
    end: () => Promise.all([pool.end(), standby?.end()]),
  }
}
