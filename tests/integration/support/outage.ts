import type { Client, QueryResultRow } from 'pg'

import { env } from '@/env'

import { connect } from '../../../scripts/lib/database.mjs'
import { siblingUrl } from './cluster.mjs'

/** A database that twenty forms and a machine with much to do keep waiting still accepts within this time, in ms. */
const TIMEOUT_MS = 60_000

const name = new URL(env.DATABASE_URL).pathname.slice(1)

async function connected<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(url, { timeoutMs: TIMEOUT_MS })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const administer = (work: (client: Client) => Promise<unknown>) =>
  connected(siblingUrl(env.DATABASE_URL, 'postgres'), work)

/** A question on a connection of its own, whatever became of the others. */
export const askDatabase = <Row extends QueryResultRow>(text: string): Promise<Row[]> =>
  connected(env.DATABASE_URL, async (client) => (await client.query<Row>(text)).rows)

const END = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1`

/** Every connection to the database of this test file breaks off, whatever it was doing. */
export const breakConnections = () => administer((client) => client.query(END, [name]))

/** While this works there is no database. */
export async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  await administer((client) => client.query(`alter database "${name}" allow_connections false`))
  await breakConnections()
  try {
    await work()
  } finally {
    await administer((client) => client.query(`alter database "${name}" allow_connections true`))
  }
}
