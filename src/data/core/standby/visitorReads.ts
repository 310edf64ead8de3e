import { AsyncLocalStorage } from 'node:async_hooks'

import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Payload } from 'payload'

import { env } from '@/env'

import { payload } from '../payload'
import { oncePerRendering } from '../rendering'
import { followStandby } from './follow'

type Database = Payload['db']
type Source = { pool: Pick<Pool, 'query' | 'connect'>; drizzle: Database['drizzle'] }
type Reads = { source: Source & { pool: Pool }; standby: ReturnType<typeof followStandby> }

const TIMEOUT_MS = 5000

/** Global, because Next loads this module several times. */
const shared = ((
  globalThis as {
    hestiaVisitorReads?: { scope: AsyncLocalStorage<Source | undefined>; reads?: Reads }
  }
).hestiaVisitorReads ??= { scope: new AsyncLocalStorage() })

/** Payload's queries outside of a transaction ask its adapter for a connection each time. */
function routeReads(db: Database): void {
  if (Object.getOwnPropertyDescriptor(db, 'drizzle')?.get) return
  let primary = db.drizzle
  Object.defineProperty(db, 'drizzle', {
    configurable: true,
    enumerable: true,
    get: () => shared.scope.getStore()?.drizzle ?? primary,
    set: (value: Database['drizzle']) => (primary = value),
  })
}

function openReads(db: Database, url: string): Reads {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: TIMEOUT_MS,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  routeReads(db)
  const say = (sentence: string) => process.stderr.write(`standby: ${sentence}\n`)
  return {
    source: { pool, drizzle: drizzle({ client: pool, schema: db.schema }) },
    standby: followStandby({
      primary: db.pool,
      standby: pool,
      maxDelaySeconds: () => env.DATABASE_READ_MAX_DELAY,
      say,
    }),
  }
}

const readsOf = (db: Database, url: string): Reads => (shared.reads ??= openReads(db, url))

/** Where the rendering that runs reads from, when it shows what is not on the site. */
const rendered = oncePerRendering((): { source?: Source } => ({}))

/** Returns whether the rendering that runs shows a release: nothing that it reads may be cached. */
export const showsRelease = (): boolean => rendered().source !== undefined

const isClient = (value: unknown): value is PoolClient =>
  typeof value === 'object' && value !== null && 'query' in value && 'release' in value

/** The connection of a transaction, which the types of the adapter do not show. */
function clientOf(db: object): PoolClient {
  const session: unknown = 'session' in db ? db.session : undefined
  const client: unknown =
    typeof session === 'object' && session !== null && 'client' in session
      ? session.client
      : undefined
  if (!isClient(client)) throw new Error('The transaction has no connection')
  return client
}

/**
 * Lets the rendering that runs read as visitors would if this transaction were committed. Returns what
 * ends this, before the transaction ends: its connection is then used for something else.
 */
export function readInTransaction(db: Database, transactionId: string | number): () => void {
  const transaction = db.sessions?.[transactionId]?.db
  if (!transaction) throw new Error('The transaction has ended')
  routeReads(db)
  const client = clientOf(transaction)
  const source: Source = {
    pool: {
      query: client.query.bind(client),
      connect: () => Promise.reject(new Error('A transaction is one connection')),
    },
    drizzle: transaction as Database['drizzle'],
  }
  rendered().source = source
  const { pool, drizzle: direct } = db
  return () => Object.assign(source, { pool, drizzle: direct })
}

/**
 * Runs queries of what visitors read, on the standby of DATABASE_READ_URL if there is one that may
 * be used. What fails there is repeated on the primary, so the work must not write.
 */
export async function readForVisitors<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const shown = rendered().source
  if (shown) return shared.scope.run(shown, work)
  const url = env.DATABASE_READ_URL
  if (url === undefined) return work()
  const { source, standby } = readsOf((await payload()).db, url)
  if (standby.choice().from === 'primary') return shared.scope.run(undefined, work)
  try {
    return await shared.scope.run(source, work)
  } catch {
    standby.distrust()
    return shared.scope.run(undefined, work)
  }
}

/** The connections for SQL of ours inside `readForVisitors`. */
export const visitorsPool = async (): Promise<Source['pool']> =>
  shared.scope.getStore()?.pool ?? (await payload()).db.pool

/** A change was committed: what visitors read from here on shows it. */
export async function readChangesFromNow(): Promise<void> {
  const url = env.DATABASE_READ_URL
  if (url !== undefined) await readsOf((await payload()).db, url).standby.afterChange()
}

/** Ends the connections to the standby. What is read from here on comes from the primary. */
export async function stopReadingFromStandby(): Promise<void> {
  const { reads } = shared
  delete shared.reads
  delete env.DATABASE_READ_URL
  reads?.standby.stop()
  await reads?.source.pool.end()
}
