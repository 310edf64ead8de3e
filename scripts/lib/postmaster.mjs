import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

import { commandOf, identityOf } from './processes.mjs'

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

/** Returns the contents of postmaster.pid, when the process it names is a running PostgreSQL. */
export function postmaster(dataDir) {
  const file = path.join(dataDir, 'postmaster.pid')
  let lines
  try {
    lines = fs.readFileSync(file, 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (pid > 0 && identityOf(pid) !== null && commandOf(pid).includes('postgres'))
    return { pid, port, accepts: lines[7]?.trim() === 'ready' }
  // PostgreSQL itself would mistake any later process with the same number for its own.
  fs.rmSync(file, { force: true })
  return null
}
