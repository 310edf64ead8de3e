import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

import { commandOf, identityOf } from './processes.mjs'

/** PostgreSQL makes its lock file and writes it in two steps, which a busy machine can keep apart. */
const NEW_MS = 10_000

/**
 * Whether a server accepts connections there: PostgreSQL answers an SSL request with one letter as
 * soon as it does.
 */
export const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])),
    )
    const end = (found) => () => {
      socket.destroy()
      resolve(found)
    }
    socket
      .setTimeout(2000)
      .once('data', end(true))
      .once('error', end(false))
      .once('close', end(false))
      .once('timeout', end(false))
  })

const lockOf = (dataDir) => path.join(dataDir, 'postmaster.pid')

function readLock(dataDir) {
  try {
    return fs.readFileSync(lockOf(dataDir), 'utf8').split('\n')
  } catch {
    return null
  }
}

const isPostgres = (pid) => identityOf(pid) !== null && commandOf(pid).includes('postgres')

/**
 * Returns the contents of postmaster.pid, when the process it names is a running PostgreSQL. Never changes the file,
 * so it may be called while PostgreSQL starts.
 */
export function postmaster(dataDir) {
  const lines = readLock(dataDir)
  const pid = Number(lines?.[0])
  if (!lines || !(pid > 0) || !isPostgres(pid)) return null
  return { pid, port: Number(lines[3]), accepts: lines[7]?.trim() === 'ready' }
}

/**
 * Removes the postmaster.pid of a PostgreSQL that was killed: PostgreSQL itself would mistake any later process with
 * the same number for its own. One that is empty may be just made, and not written yet.
 */
export function removeStaleLock(dataDir) {
  const lines = readLock(dataDir)
  if (!lines) return
  const pid = Number(lines[0])
  const mayBeNew = () =>
    Date.now() - (fs.statSync(lockOf(dataDir), { throwIfNoEntry: false })?.mtimeMs ?? 0) < NEW_MS
  if (pid > 0 ? isPostgres(pid) : mayBeNew()) return
  fs.rmSync(lockOf(dataDir), { force: true })
}
