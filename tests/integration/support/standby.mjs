import fs from 'node:fs'
import path from 'node:path'

import { copyBase } from '../../../scripts/lib/archive/base.mjs'
import { connect } from '../../../scripts/lib/database.mjs'
import { dataDirOf } from '../../../scripts/lib/postgres-data.mjs'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { signal, until } from '../../../scripts/lib/processes.mjs'
import { siblingUrl } from './cluster.mjs'

const SLOT = 'standby'
const TIMEOUT_MS = 60_000

/**
 * Copies a running PostgreSQL, as its superuser, and starts the copy as its streaming standby.
 * @param {{ varDir: string, url: string }} primary its folder, and any of its databases
 * @param {{ folder: string, name?: string }} place of the standby; its name, for synchronous commits
 */
export async function startStandby(primary, { folder, name = 'standby' }) {
  const { hostname, port, username, password } = new URL(primary.url)
  const settings = { varDir: folder, secrets: { POSTGRES_PASSWORD: password } }
  const data = dataDirOf(settings)
  const origin = `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`
  const options = [`primary_conninfo=${origin}`, `primary_slot_name=${SLOT}`]
  const asSuperuser = async (work) => {
    const client = await connect(siblingUrl(primary.url, 'postgres'))
    return work(client).finally(() => client.end())
  }
  async function copy() {
    const made = await asSuperuser((client) =>
      copyBase({ varDir: primary.varDir }, client, path.join(folder, 'copies')),
    )
    fs.rmSync(path.join(made.folder, 'hestia-base.json'))
    fs.rmSync(data, { recursive: true, force: true })
    fs.renameSync(made.folder, data)
    fs.mkdirSync(path.join(data, 'pg_wal'), { recursive: true, mode: 0o700 })
    fs.chmodSync(data, 0o700)
    fs.writeFileSync(path.join(data, 'standby.signal'), '', { mode: 0o600 })
  }
  // Until the standby has them, the primary keeps all changes since the copy began.
  await asSuperuser((client) =>
    client.query('select pg_create_physical_replication_slot($1, true)', [SLOT]),
  )
  fs.mkdirSync(path.join(folder, 'log'), { recursive: true })
  await copy()
  let cluster = await startPostgres(settings, { fast: true, options })
  return {
    /** The same database, on the standby. */
    url: primary.url.replace(`:${port}/`, `:${cluster.port}/`),
    port: () => cluster.port,
    /** Ends it as a machine that loses its power. */
    async kill() {
      signal(cluster.pid, 'SIGKILL', { group: true })
      await until(() => !cluster.runs(), TIMEOUT_MS)
    },
    /**
     * Starts it again from a new copy. On the old data PostgreSQL may refuse to start when other test files
     * dropped a database before it was killed.
     */
    async restart() {
      await copy()
      cluster = await startPostgres(settings, { fast: true, port: cluster.port, options })
    },
    async stop() {
      await cluster.stop()
      // The primary may have ended before.
      const last = await connect(siblingUrl(primary.url, 'postgres')).catch(() => undefined)
      await last?.query('select pg_drop_replication_slot($1)', [SLOT]).finally(() => last.end())
    },
  }
}
