import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

import { archiveOf, archiveOptions } from './archive/folder.mjs'
import { lastLines, openLog } from './logs.mjs'
import { accountFor, binaries, handOver } from './postgres-binaries.mjs'
import { dataDirOf, ensureData, spawnAs } from './postgres-data.mjs'
import { answers, postmaster, removeStaleLock } from './postmaster.mjs'
import { identityOf, signal, until } from './processes.mjs'
import { Refusal } from './say.mjs'
import { CannotRun } from './supervise.mjs'

const READY_TIMEOUT_MS = 120_000
const LOOK_AGAIN = 250
/**
 * Settings for a small machine: little memory, a quick stop, and no connections from other
 * machines.
 */
const OPTIONS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=128MB',
  'max_connections=100',
  'jit=off',
  'timezone=UTC',
]
/** For tests: fast, and a power cut may lose everything. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const PASSING =
  /pre-existing shared memory block|could not bind|Address already in use|lock file "postmaster.pid" (?:already exists|is empty)/

/** Errors that pass when disk space or memory is available again, so they are no damage. */
const OUT_OF_ROOM = /No space left on device|Cannot allocate memory|Too many open files/
const START_TIMEOUT_MS = 30_000

/**
 * @typedef {object} Cluster
 * @property {string} url of the database
 * @property {number} pid
 * @property {number} port
 * @property {boolean} attached it was running already
 * @property {() => Promise<void>} stop
 * @property {() => void} kill
 * @property {() => boolean} runs
 * @property {Promise<{ code: number | null, signal: string | null }>} exited
 */

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Polls for the end of a process that another program started; its exit code cannot be known. */
const watched = (runs) =>
  until(() => !runs(), Infinity, LOOK_AGAIN).then(() => ({ code: null, signal: null }))

function clusterAt(settings, { pid, port, exited }) {
  const identity = identityOf(pid)
  const runs = () => identity !== null && identityOf(pid) === identity
  let watching
  return {
    pid,
    port,
    attached: exited === undefined,
    runs,
    /** @type {Promise<{ code: number | null, signal: string | null }>} */
    get exited() {
      return exited ?? (watching ??= watched(runs))
    },
    url: `postgres://postgres:${settings.secrets.POSTGRES_PASSWORD}@127.0.0.1:${port}/hestia`,
    stop: async () => {
      signal(pid, 'SIGINT')
      if (!(await until(() => !runs(), 60_000))) signal(pid, 'SIGQUIT')
      await until(() => !runs(), 5000)
    },
    kill: () => signal(pid, 'SIGQUIT'),
  }
}

/**
 * Returns the cluster of this folder if it runs.
 * @returns {Promise<Cluster | null>}
 */
export async function attach(settings) {
  let found = postmaster(dataDirOf(settings))
  await until(async () => {
    found = postmaster(dataDirOf(settings))
    return found === null || (found.accepts && (await answers(found.port)))
  }, READY_TIMEOUT_MS)
  return found && clusterAt(settings, found)
}

/**
 * @typedef {{ code: number | null, signal: string | null }} End
 * @returns {Promise<{ cluster: Cluster } | { end: End }>}
 */
async function startOnce(settings, bin, account, log, { port, fast, options: more, timeoutMs }) {
  const archive = archiveOf(settings)
  const options = [
    ...OPTIONS,
    ...(fast ? HASTY : []),
    ...(archive ? archiveOptions(archive, account) : []),
    ...more,
  ].flatMap((option) => ['-c', option])
  const { child, exited } = spawnAs(
    account,
    path.join(bin, 'postgres'),
    ['-D', dataDirOf(settings), '-p', String(port), ...options],
    log.fd,
  )
  child.unref()
  let end
  exited.then((result) => (end = result))
  await until(
    async () =>
      end !== undefined || (postmaster(dataDirOf(settings))?.accepts && (await answers(port))),
    timeoutMs,
    30,
  )
  return end ? { end } : { cluster: clusterAt(settings, { pid: child.pid, port, exited }) }
}

function refusal(log, { code }) {
  const said = lastLines(log)
  const mayPass = code === null || OUT_OF_ROOM.test(said) || PASSING.test(said)
  return new (mayPass ? Refusal : CannotRun)(
    `The database does not start. The end of var/log/postgres.log:\n${said}`,
  )
}

/**
 * Starts the PostgreSQL of var/postgres, or attaches to it. It listens on this machine only and
 * still requires a password: any other account of the machine reaches 127.0.0.1, and PostgreSQL's
 * superuser can run programs.
 * @param {{ port?: number, fast?: boolean, options?: string[], timeoutMs?: number }} [start]
 *   options: more settings of PostgreSQL
 * @returns {Promise<Cluster>}
 */
export async function startPostgres(
  settings,
  { port, fast = false, options = [], timeoutMs = READY_TIMEOUT_MS } = {},
) {
  const running = await attach(settings)
  if (running) return running
  const bin = binaries()
  const account = accountFor(bin, dataDirOf(settings))
  const log = openLog(settings, 'postgres')
  try {
    await ensureData(settings, bin, account, log)
    handOver(dataDirOf(settings), account.ids)
    let tried
    await until(
      async () => {
        removeStaleLock(dataDirOf(settings))
        tried = await startOnce(settings, bin, account, log, {
          port: port ?? (await freePort()),
          fast,
          options,
          timeoutMs,
        })
        return 'cluster' in tried || !PASSING.test(lastLines(log, 5))
      },
      START_TIMEOUT_MS,
      300,
    )
    if ('cluster' in tried) return tried.cluster
    throw refusal(log, tried.end)
  } finally {
    fs.closeSync(log.fd)
  }
}
