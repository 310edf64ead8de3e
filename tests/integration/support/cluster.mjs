import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { connect } from '../../../scripts/lib/database.mjs'
import { migrationsInFolder, recordedMigrations } from '../../../scripts/lib/migrations.mjs'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { identityOf, signal } from '../../../scripts/lib/processes.mjs'
import { root } from '../../../scripts/lib/settings.mjs'

const home = path.join(root, 'var', 'test')
const PREFIX = 'cluster-'
const TEMPLATE = 'template_hestia'
/** The folder of a standby, in that of its primary. */
export const STANDBY = 'standby'

/** A run that was killed leaves its folder, and perhaps its cluster: the next run clears both away. */
function clearAway() {
  for (const name of fs.readdirSync(home).filter((entry) => entry.startsWith(PREFIX))) {
    if (identityOf(Number(name.slice(PREFIX.length))) === null) remove(path.join(home, name))
  }
}

/** Without a word of goodbye: nothing in a test cluster is worth keeping. */
function remove(folder) {
  for (const place of [folder, path.join(folder, STANDBY)]) {
    const pidFile = path.join(place, 'postgres', 'postmaster.pid')
    const pid = fs.existsSync(pidFile) ? Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]) : 0
    if (pid > 0) signal(pid, 'SIGQUIT')
    const clock = new Int32Array(new SharedArrayBuffer(4))
    while (pid > 0 && identityOf(pid) !== null) Atomics.wait(clock, 0, 0, 20)
  }
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

/**
 * One throw-away cluster; it goes with the process that asked for it, however that one ends.
 * @param {string[]} [options] more settings of PostgreSQL
 */
export async function startCluster(options = []) {
  fs.mkdirSync(home, { recursive: true })
  clearAway()
  const folder = path.join(home, `${PREFIX}${process.pid}`)
  fs.mkdirSync(path.join(folder, 'log'), { recursive: true })
  process.once('exit', () => remove(folder))
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(1))

  const secrets = { POSTGRES_PASSWORD: randomBytes(16).toString('hex') }
  const { url, pid } = await startPostgres({ varDir: folder, secrets }, { fast: true, options })
  return { folder, url, pid, stop: () => remove(folder) }
}

/** The settings an application of the test run is given; all it writes stays in `folder`. */
export const settings = (url, folder) => ({
  DATABASE_URL: url,
  PAYLOAD_SECRET: 'known to every test and to nobody else',
  VAR_DIR: folder,
  MEDIA_DIR: path.join(folder, 'media'),
  DOCUMENTS_DIR: path.join(folder, 'documents'),
  WORKER: 'outside',
})

/** The address of another database of the same cluster. */
export function siblingUrl(url, name) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function withClient(url, work) {
  const client = await connect(url, { timeoutMs: 60_000 })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const administer = (url, statement) =>
  withClient(siblingUrl(url, 'postgres'), (client) => client.query(statement))

export const createDatabase = (url, name) =>
  administer(url, `create database "${name}" template "${TEMPLATE}"`)
export const dropDatabase = (url, name) => administer(url, `drop database "${name}" with (force)`)

/** Makes the database that all others are copied from, with `npm run migrate`, as a release does. */
export async function createTemplate({ url, folder }) {
  await administer(url, `create database "${TEMPLATE}"`)
  const template = siblingUrl(url, TEMPLATE)
  const log = path.join(folder, 'log', 'migrate.log')
  const output = fs.openSync(log, 'w')
  const env = { ...process.env, ...settings(template, folder), NODE_OPTIONS: '', CI: 'true' }
  const { status } = spawnSync(process.execPath, [path.join('scripts', 'migrate.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  const applied = await withClient(template, recordedMigrations)
  const missing = migrationsInFolder().filter((name) => !applied.includes(name))
  if (status !== 0 || missing.length)
    throw new Error(
      `The migrations failed (${missing.join(', ')} missing):\n${fs.readFileSync(log, 'utf8')}`,
    )
}
