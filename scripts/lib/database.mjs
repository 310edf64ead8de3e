import { databaseCause } from '../../src/data/core/databaseCause.mjs'
import { claimFolder } from './claim.mjs'
import { holder } from './lock.mjs'
import { attach, startPostgres } from './postgres.mjs'
import { print, Refusal } from './say.mjs'
import { whenStopping } from './shutdown.mjs'

/** Returns host and database without the password. */
export function place(url) {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || 5432}${pathname}`
  } catch {
    return null
  }
}

/**
 * @param {string} url
 * @param {{ timeoutMs?: number }} [options] timeoutMs: how many milliseconds the database may take to accept
 * @returns {Promise<import('pg').Client>}
 */
export async function connect(url, { timeoutMs = 5000 } = {}) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    application_name: 'hestia',
  })
  // Without a listener a lost connection would end the process; the current query fails anyway.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** @returns {Promise<{ url: string, cluster?: import('./postgres.mjs').Cluster }>} */
async function foreign(url) {
  if (!place(url) || !/^postgres(ql)?:/.test(url))
    throw new Refusal(
      'DATABASE_URL is no address of a PostgreSQL database: it must look like postgres://user:password@host:5432/name.',
    )
  try {
    await (await connect(url)).end()
    return { url }
  } catch (error) {
    throw new Refusal(
      `The database of DATABASE_URL (${place(url)}) cannot be used: ${databaseCause(error)}.`,
    )
  }
}

/**
 * Says why visitors do not read from the standby, if they do not. That is no reason not to start: they read from
 * DATABASE_URL.
 */
export async function tryStandby({ env, databaseUrl }) {
  const url = env.DATABASE_READ_URL
  if (!url) return
  if (!databaseUrl)
    throw new Refusal(
      'DATABASE_READ_URL names a standby of your own PostgreSQL: set DATABASE_URL as well, or remove it.',
    )
  try {
    await (await connect(url)).end()
  } catch (error) {
    print(
      `  The standby of DATABASE_READ_URL (${place(url)}) cannot be used: ${databaseCause(error)}. Visitors read from DATABASE_URL until it can.`,
    )
  }
}

async function ensureDatabase(cluster) {
  let client
  try {
    client = await connect(cluster.url.replace(/\/hestia$/, '/postgres'))
  } catch (error) {
    if (error.code === '28P01')
      throw new Refusal(
        'The password in var/secrets.json does not open the database in var/postgres: put back the secrets.json that belongs to it.',
      )
    throw error
  }
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'hestia'`)
    if (!rowCount) await client.query('create database hestia')
  } finally {
    await client.end()
  }
}

/** @type {Promise<import('./postgres.mjs').Cluster> | undefined} */
let opening
let cluster

/**
 * Starts the embedded cluster, also again. A stop during the start waits for it, so that nothing
 * stays behind.
 */
export async function openCluster(settings, options) {
  if (!opening) {
    whenStopping(
      'database',
      async () => (await opening.catch(() => null))?.stop(),
      () => cluster?.kill(),
    )
  }
  opening = startPostgres(settings, options)
  cluster = await opening
  return cluster
}

/** Returns the database of DATABASE_URL, else the embedded one, which is started if necessary. */
export async function openDatabase(settings) {
  if (settings.databaseUrl) return foreign(settings.databaseUrl)
  const embedded = await openCluster(settings)
  await ensureDatabase(embedded)
  return { url: embedded.url, cluster: embedded }
}

/**
 * Returns the running database for a program that works beside the server; null when the embedded
 * one is not running.
 */
export async function runningDatabase(settings) {
  if (settings.databaseUrl) return (await foreign(settings.databaseUrl)).url
  return holder(settings) ? ((await attach(settings))?.url ?? null) : null
}

/**
 * Returns the database for a command that does its work and ends. Starts the embedded one for it
 * when it is not running.
 * @param {{ command: string, alone: boolean }} purpose alone: not while the server runs
 * @returns {Promise<string>} its address
 */
export async function databaseFor(settings, { command, alone }) {
  const running = alone ? null : await runningDatabase(settings)
  if (running) return running
  await claimFolder(settings, { command })
  return (await openDatabase(settings)).url
}

/**
 * Refuses to continue while others use the database, for commands that a running server would not
 * survive.
 */
export async function refuseOthers(client) {
  const { rows } = await client.query(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  if (rows[0].others)
    throw new Refusal(
      `The database is in use (${rows[0].others} connections): stop the programs that use it first.`,
    )
}
