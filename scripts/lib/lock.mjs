import fs from 'node:fs'
import path from 'node:path'

import { identityOf, stillRuns } from './processes.mjs'
import { Refusal } from './say.mjs'

const lockFile = (settings) => path.join(settings.varDir, 'run', 'lock.json')

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Returns the process that works in this folder, if any; a lock left by a killed process does not
 * count.
 */
export function holder(settings) {
  const found = read(lockFile(settings))
  return found && stillRuns(found) ? found : null
}

const taken = ({ command, pid, url }) =>
  new Refusal(
    url
      ? `Hestia is already running from this folder (${url}, process ${pid}): use that one, or stop it first.`
      : `"npm ${command}" is at work in this folder (process ${pid}): wait until it is done.`,
  )

/**
 * Takes a lock away that no process holds. It is moved aside first: of two starts at once the other may have replaced it
 * since it was read, and a lock that is held is put back.
 */
export function removeStale(file) {
  const aside = `${file}.${process.pid}.stale`
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    // The other start has moved it.
    if (error.code === 'ENOENT') return
    throw error
  }
  const moved = read(aside)
  if (moved && stillRuns(moved)) fs.linkSync(aside, file)
  fs.rmSync(aside)
}

/**
 * Lets one process at a time start, build, restore or reset. A hard link makes the lock appear
 * complete or not at all.
 * @param {{ command: string, url?: string }} purpose
 * @returns {() => void} gives the lock back
 */
export function takeLock(settings, purpose) {
  const file = lockFile(settings)
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(
    draft,
    JSON.stringify({ pid: process.pid, identity: identityOf(process.pid), ...purpose }),
  )
  try {
    for (;;) {
      try {
        fs.linkSync(draft, file)
        return () => fs.rmSync(file, { force: true })
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const other = holder(settings)
      if (other) throw taken(other)
      removeStale(file)
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
}
