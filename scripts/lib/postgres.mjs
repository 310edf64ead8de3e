import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

import { lastLines, openLog } from './logs.mjs'
import { accountFor, binaries, handOver } from './postgres-binaries.mjs'
import { commandOf, identityOf, signal, until } from './processes.mjs'
import { Refusal } from './say.mjs'

const PATIENCE = 120_000
/** PostgreSQL on a laptop: small, quick to stop, and deaf to everyone outside this machine. */
const OPTIONS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=128MB', 'max_connections=100', 'jit=off', 'timezone=UTC']
/** For tests: nothing survives a power cut, everything is quick. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const PASSING = /shared memory block .* is still in use|could not bind|Address already in use|lock file "postmaster.pid" already exists/

/**
 * @typedef {object} Cluster
 * @property {string} url of the database
 * @property {number} pid
 * @property {number} port
 * @property {boolean} attached it was running already
 * @property {() => Promise<void>} stop
 * @property {() => void} kill
 * @property {() => boolean} runs
 */

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const dataDirOf = ({ varDir }) => path.join(varDir, 'postgres')

function clusterAt(settings, { pid, port, attached }) {
  const identity = identityOf(pid)
  const runs = () => identity !== null && identityOf(pid) === identity
  return {
    pid,
    port,
    attached,
    runs,
    url: `postgres://postgres:${settings.secrets.POSTGRES_PASSWORD}@127.0.0.1:${port}/hestia`,
    stop: async () => {
      signal(pid, 'SIGINT')
      if (!(await until(() => !runs(), 60_000))) signal(pid, 'SIGQUIT')
      await until(() => !runs(), 5000)
    },
    kill: () => signal(pid, 'SIGQUIT'),
  }
}

/** Whether a server takes connections there: PostgreSQL answers an SSL request with one letter as soon as it does. */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])))
    const end = (found) => () => {
      socket.destroy()
      resolve(found)
    }
    socket.setTimeout(2000).once('data', end(true)).once('error', end(false)).once('close', end(false)).once('timeout', end(false))
  })

/** What postmaster.pid says, when the process it names is a PostgreSQL that runs. */
function postmaster(dataDir) {
  const file = path.join(dataDir, 'postmaster.pid')
  let lines
  try {
    lines = fs.readFileSync(file, 'utf8').split('\n')
  } catch {
    return null
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (pid > 0 && identityOf(pid) !== null && commandOf(pid).includes('postgres')) return { pid, port, accepts: lines[7]?.trim() === 'ready' }
  // PostgreSQL itself would take any process that was given this number since for its own.
  fs.rmSync(file, { force: true })
  return null
}

/** The cluster of this folder if it runs. @returns {Promise<Cluster | null>} */
export async function attach(settings) {
  let found = postmaster(dataDirOf(settings))
  await until(async () => {
    found = postmaster(dataDirOf(settings))
    return found === null || (found.accepts && (await answers(found.port)))
  }, PATIENCE)
  if (found) return clusterAt(settings, { ...found, attached: true })
  return null
}

function spawnAs({ command, ids }, program, args, output) {
  const { uid, gid } = ids.uid === 0 ? {} : ids
  const [file, list] = command(program, args)
  const child = spawn(file, list, {
    uid,
    gid,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  })
  const exited = new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  exited.catch(() => {})
  return { child, exited }
}

/** A cluster half made by a killed start is made anew; one that was ever used is never touched. */
async function initialise(settings, bin, account, log) {
  const dataDir = dataDirOf(settings)
  const fresh = `${dataDir}.new`
  const passwordFile = `${dataDir}.password`
  fs.rmSync(fresh, { recursive: true, force: true })
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 })
  fs.writeFileSync(passwordFile, settings.secrets.POSTGRES_PASSWORD, { mode: 0o600 })
  try {
    if (account.ids.uid !== undefined) for (const file of [fresh, passwordFile]) fs.chownSync(file, account.ids.uid, account.ids.gid)
    const args = [
      '-D',
      fresh,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    const code = await spawnAs(account, path.join(bin, 'initdb'), args, log.fd).exited
    if (code !== 0) throw new Refusal(`The database could not be made (initdb ended with code ${code}):\n${lastLines(log)}`)
    fs.renameSync(fresh, dataDir)
  } finally {
    fs.rmSync(passwordFile, { force: true })
  }
}

async function startOnce(settings, bin, account, log, { port, fast }) {
  const options = [...OPTIONS, ...(fast ? HASTY : [])].flatMap((option) => ['-c', option])
  const { child, exited } = spawnAs(account, path.join(bin, 'postgres'), ['-D', dataDirOf(settings), '-p', String(port), ...options], log.fd)
  child.unref()
  let code
  exited.then(
    (result) => (code = result ?? 'signal'),
    (error) => (code = error.message),
  )
  await until(async () => code !== undefined || (postmaster(dataDirOf(settings))?.accepts && (await answers(port))), PATIENCE, 30)
  if (code === undefined) return clusterAt(settings, { pid: child.pid, port, attached: false })
  return null
}

/**
 * Starts the PostgreSQL of var/postgres, or attaches to it. It listens on this machine only, and asks for a
 * password even so: any other account of the machine reaches 127.0.0.1, and PostgreSQL's superuser runs programs.
 * @param {{ port?: number, fast?: boolean }} [options]
 * @returns {Promise<Cluster>}
 */
export async function startPostgres(settings, { port, fast = false } = {}) {
  const running = await attach(settings)
  if (running) return running
  const dataDir = dataDirOf(settings)
  const bin = binaries()
  const account = accountFor(bin, dataDir)
  const log = openLog(settings, 'postgres')
  try {
    if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) await initialise(settings, bin, account, log)
    handOver(dataDir, account.ids)
    let cluster = null
    await until(
      async () => {
        cluster = await startOnce(settings, bin, account, log, { port: port ?? (await freePort()), fast })
        return cluster !== null || !PASSING.test(lastLines(log, 5))
      },
      30_000,
      300,
    )
    if (cluster) return cluster
    throw new Refusal(`The database does not start. The end of var/log/postgres.log:\n${lastLines(log)}`)
  } finally {
    fs.closeSync(log.fd)
  }
}
